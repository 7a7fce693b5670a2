import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { StartError } from '#server/errors.ts';

const lockName = 'in-use.lock';
/** Long enough for a killed process to disappear, short enough to refuse a second one within 2 s. */
const busyTimeoutInMilliseconds = 300;

function makeWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The data folder ${folder} cannot be written to (${reason}). Set DATA_DIR to one that can.`);
  }
}

/**
 * Makes the folder this process's own, or throws a StartError. The operating system holds the lock for as long as the
 * process lives, so a killed one leaves nothing behind that a person would have to clean up.
 */
export function lockFolder(folder: string) {
  makeWritable(folder);
  const file = join(folder, lockName);
  const lock = new SqliteFile(file, { timeout: busyTimeoutInMilliseconds });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    const { code, message } = cause as InstanceType<typeof SqliteFile.SqliteError>;
    if (!code.startsWith('SQLITE_BUSY')) {
      const advice = code === 'SQLITE_NOTADB' ? ' If no server uses this folder, delete that file.' : '';
      throw new StartError(`${file} cannot be locked (${message}).${advice}`);
    }
    throw new StartError(
      `The data folder ${folder} is in use by another server. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}
