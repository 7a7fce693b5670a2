import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockFolder } from '#server/process/lockFolder.ts';
import { openMedia } from '#server/process/openMedia.ts';
import { StartError } from '#server/process/StartError.ts';
import type { Settings } from '#server/settings.ts';
import { databaseNames, mediaName, readManifest } from './Manifest.ts';
import { restorePostgres } from './postgresTools.ts';

const sqliteFiles = ['hullo.sqlite', 'hullo.sqlite-wal', 'hullo.sqlite-shm'];

/** Moves what the data folder holds aside: who restores the wrong backup has lost nothing. */
async function setAside(dataFolder: string, names: string[]) {
  const present = names.filter((name) => existsSync(join(dataFolder, name)));
  if (present.length === 0) return null;
  const aside = join(dataFolder, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of present) await rename(join(dataFolder, name), join(aside, name));
  return aside;
}

/** Brings a backup back, once it has been verified, for a server that is not running. */
export async function restoreBackup(settings: Settings, backup: string) {
  const { databaseUrl, dataFolder, bucket } = settings;
  const { database, rows, createdAt } = await readManifest(backup);
  if ((database === 'postgres') !== (databaseUrl !== null)) {
    throw new StartError(
      database === 'postgres'
        ? 'This backup is of a Postgres database. Set DATABASE_URL to a new, empty one.'
        : 'This backup is of an embedded database. Unset DATABASE_URL.',
    );
  }
  const media = await openMedia(settings);
  const lock = lockFolder(dataFolder);
  try {
    const databaseFile = join(backup, databaseNames[database]);
    if (databaseUrl) {
      const restored = await restorePostgres(databaseUrl, databaseFile);
      if (!isDeepStrictEqual(restored.rows, rows)) throw new StartError('Not every row came back. Restore it again.');
    }
    const aside = await setAside(dataFolder, [...(databaseUrl ? [] : sqliteFiles), ...(bucket ? [] : [mediaName])]);
    if (!databaseUrl) await cp(databaseFile, join(dataFolder, databaseNames.sqlite));
    if (existsSync(join(backup, mediaName))) await media.importFolder(join(backup, mediaName));
    return { createdAt, rows, aside };
  } finally {
    lock.release();
  }
}
