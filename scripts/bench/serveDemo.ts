import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createApp } from '#server/app.ts';
import { createAdministrator } from '#server/auth/administrators.ts';
import { dummyHash } from '#server/auth/passwords.ts';
import { createSession } from '#server/auth/sessions.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { createLimitedServer, listen } from '#server/process/listen.ts';
import { seedDemo } from '#server/seed/seedDemo.ts';
import { createSite } from '#server/site/createSite.ts';
import { diskStore } from '#server/storage/diskStore.ts';

/** The token of an administrator made for the measurement. */
async function signInTo(db: Database) {
  const administrator = await createAdministrator(db, { email: 'bench@example.com', password: 'only-for-this-run' });
  return createSession(db, administrator, Date.now());
}

/** Serves builds side by side by the product's own server, on one API with the demo's rows, until this process ends. */
export async function serveDemo(folders: string[]) {
  const media = diskStore(temporaryFolder());
  const db = await openDatabase({ sqliteFile: ':memory:' });
  await seedDemo(db, { pictures: 'server/seed/pictures', media, now: Date.now(), noPassword: dummyHash });
  const serve = (folder: string) => {
    const { fetch } = createApp({ db, media, rateLimit: 'off', site: createSite(folder) });
    return listen(createLimitedServer(fetch).unref(), { port: 0, host: '127.0.0.1' });
  };
  return { token: await signInTo(db), urls: await Promise.all(folders.map(serve)) };
}
