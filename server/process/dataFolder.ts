import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { reasonOf, StartError } from '#server/errors.ts';
import { createFolder } from '#server/storage/durableFiles.ts';

export const sqliteName = 'hullo.sqlite';
export const mediaName = 'media';

export const sqliteFileIn = (dataFolder: string) => join(dataFolder, sqliteName);

/** The removal journal, which a restore keeps. */
export const removalsIn = (dataFolder: string) => join(dataFolder, 'removals.jsonl');

/** The scripts of earlier builds. Not in a backup: the next start stores them again. */
export const buildsFolderIn = (dataFolder: string) => join(dataFolder, 'builds');

export const mediaFolderIn = (dataFolder: string) => join(dataFolder, mediaName);

/** Lets only the user of this process read the files that it creates: they contain personal data. */
export const keepFilesPrivate = () => process.umask(0o077);

const lockName = 'in-use.lock';
/** A killed process disappears in this time. */
const busyTimeoutInMs = 300;

function makeWritable(folder: string) {
  try {
    createFolder(folder);
    readdirSync(folder); // fails for a file
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new StartError(`The data folder ${folder} cannot be written to (${reason}). Set DATA_DIR to one that can.`);
  }
}

/**
 * Locks the data folder for this process, or throws a StartError. The lock is a transaction of SQLite: the operating
 * system releases it when the process ends or is killed.
 */
export function lockFolder(folder: string) {
  makeWritable(folder);
  const file = join(folder, lockName);
  const lock = new SqliteFile(file, { timeout: busyTimeoutInMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    const { code, message } = cause as InstanceType<typeof SqliteFile.SqliteError>;
    if (code.startsWith('SQLITE_BUSY')) {
      throw new StartError(
        `The data folder ${folder} is in use by another server. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    const advice = code === 'SQLITE_NOTADB' ? ' If no server uses this folder, delete that file.' : '';
    throw new StartError(`${file} cannot be locked (${message}).${advice}`);
  }
  return { release: () => lock.close() };
}
