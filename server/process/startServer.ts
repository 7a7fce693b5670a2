import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { seedDemo } from '#server/db/seed/seedDemo.ts';
import { sweepMedia } from '#server/media/imageStore.ts';
import type { Settings } from '#server/settings.ts';
import { createSite } from '#server/site/createSite.ts';
import { watchConnections } from './connections.ts';
import { ensureAdministrator } from './ensureAdministrator.ts';
import { createLimitedServer, listen } from './listen.ts';
import { lockFolder } from './lockFolder.ts';
import { projectFolder } from './projectFolder.ts';
import { StartError } from './StartError.ts';

type Surroundings = { log: Logger; tell: (words: string) => void };

const deadlineInMilliseconds = 8_000;

const databaseIn = ({ databaseUrl, dataFolder }: Settings) =>
  databaseUrl ? { postgresUrl: databaseUrl } : { sqliteFile: join(dataFolder, 'hullo.sqlite') };

async function openOrExplain(settings: Settings) {
  try {
    return await openDatabase(databaseIn(settings));
  } catch (error) {
    const place = settings.databaseUrl ? 'The database at DATABASE_URL' : `The database in ${settings.dataFolder}`;
    throw new StartError(
      `${place} cannot be opened (${error instanceof Error ? error.message || error.name : error}).`,
      {
        cause: error,
      },
    );
  }
}

async function prepare(db: Database, mediaFolder: string, settings: Settings, { log, tell }: Surroundings) {
  await sweepMedia(db, mediaFolder);
  await ensureAdministrator(db, settings.administrator, { mayMakeUpPassword: settings.seed === 'demo', tell });
  const pictures = join(projectFolder(), 'server/db/seed/pictures');
  if (settings.seed === 'demo' && (await seedDemo(db, { pictures, mediaFolder }))) log.info('seeded');
}

async function serve(db: Database, mediaFolder: string, settings: Settings, log: Logger) {
  const site = createSite(join(projectFolder(), 'dist/client'));
  const { rateLimit, trustProxy } = settings;
  const app = createApp({ db, mediaFolder, log, now: Date.now, rateLimit, trustProxy, site });
  const server = createLimitedServer(app.fetch);
  const connections = watchConnections(server);
  return { url: await listen(server, settings), end: () => connections.end(deadlineInMilliseconds) };
}

/** Brings the whole server up; `end` answers what is in flight and leaves the data folder to the next one. */
export async function startServer(settings: Settings, surroundings: Surroundings) {
  const mediaFolder = join(settings.dataFolder, 'media');
  const lock = lockFolder(settings.dataFolder);
  try {
    const db = await openOrExplain(settings);
    try {
      await prepare(db, mediaFolder, settings, surroundings);
      const { url, end } = await serve(db, mediaFolder, settings, surroundings.log);
      return {
        url,
        end: async () => {
          await end();
          await db.close();
          lock.release();
        },
      };
    } catch (error) {
      await db.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}
