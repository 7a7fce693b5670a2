import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { createAdministrator } from '#server/auth/administrators.ts';
import { createSession } from '#server/auth/sessions.ts';
import { openDatabase } from '#server/db/Database.ts';
import { seedDemo } from '#server/db/seed/seedDemo.ts';
import { createLimitedServer } from '#server/process/listen.ts';
import { createSite } from '#server/site/createSite.ts';

/** Serves builds side by side by the product's own server, on one API with the demo's users. */
export async function servePrograms(folders: string[]) {
  const mediaFolder = await mkdtemp(join(tmpdir(), 'hullo-bench-media-'));
  const db = await openDatabase({ sqliteFile: ':memory:' });
  await seedDemo(db, { pictures: 'server/db/seed/pictures', mediaFolder });
  const administrator = await createAdministrator(db, { email: 'bench@example.com', password: 'only-for-this-run' });
  const token = await createSession(db, administrator, Date.now());

  const servers = folders.map((folder) =>
    createLimitedServer(createApp({ db, mediaFolder, rateLimit: 'off', site: createSite(folder) }).fetch),
  );
  const urls = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );

  const stop = async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await db.close();
    await rm(mediaFolder, { recursive: true });
  };
  return { token, urls, stop };
}
