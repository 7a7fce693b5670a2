import { statSync } from 'node:fs';
import { openDatabase } from '#server/db/Database.ts';
import { StartError } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { cannotBeOpened } from './cannotBeOpened.ts';
import { sqliteFileIn } from './dataFolder.ts';

/** The embedded database's file; another user would leave files beside it that the server cannot write to. */
export function existingSqliteFile(dataFolder: string) {
  const file = sqliteFileIn(dataFolder);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) {
    throw new StartError(`There is no database in ${dataFolder}. Set DATA_DIR, or DATABASE_URL, as the server has it.`);
  }
  if (process.getuid && process.getuid() !== stats.uid) {
    throw new StartError(`${file} belongs to the user with the id ${stats.uid}. Run this as that user.`);
  }
  return file;
}

/** The database that the settings name, which a running server may be using, too; it is never made here. */
export async function openExistingDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>) {
  const { databaseUrl, dataFolder } = settings;
  try {
    return await openDatabase(
      databaseUrl ? { postgresUrl: databaseUrl } : { sqliteFile: existingSqliteFile(dataFolder) },
    );
  } catch (cause) {
    throw cannotBeOpened(settings, cause);
  }
}
