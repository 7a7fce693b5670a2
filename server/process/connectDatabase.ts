import { statSync } from 'node:fs';
import type { Logger } from 'pino';
import { type Database, type DatabaseObservers, openDatabase, type Wait } from '#server/db/Database.ts';
import { ConnectionError, outageOf, reasonOf, StartError } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { retry } from '#server/time/retry.ts';
import { second } from '#server/time/time.ts';
import { sqliteFileIn } from './dataFolder.ts';

const retryInMs = second;

type Location = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

const targetOf = ({ databaseUrl, dataFolder }: Location) =>
  databaseUrl ? { postgresUrl: databaseUrl } : { sqliteFile: sqliteFileIn(dataFolder) };

/** Advice for an operator whose database did not respond, or is locked by another process. */
function adviceFor(cause: unknown) {
  if (cause instanceof ConnectionError)
    return ' Check that Postgres runs there, and that no firewall or proxy is in between. Then start again.';
  const isLocked = cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY');
  return isLocked ? ' Another process has locked it. End that process, then start again.' : '';
}

/** A StartError with the database and the reason. */
export function cannotBeOpened({ databaseUrl, dataFolder }: Location, cause: unknown) {
  if (cause instanceof StartError) return cause;
  const name = databaseUrl ? 'The database at DATABASE_URL' : `The database in ${dataFolder}`;
  return new StartError(`${name} cannot be opened (${reasonOf(cause)}).${adviceFor(cause)}`, { cause });
}

/** The SQLite file. Another user would create files beside it that the server cannot write to. */
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

/** Opens an existing database, which a running server may be using. */
export async function openExistingDatabase(location: Location) {
  try {
    if (!location.databaseUrl) existingSqliteFile(location.dataFolder);
    return await openDatabase(targetOf(location), {
      mustExist: true,
      onWait: ({ reason }) => console.error(`Waiting for the database: ${reason}`),
    });
  } catch (cause) {
    throw cannotBeOpened(location, cause);
  }
}

type Observers = DatabaseObservers & { log: Logger };

/** Opens the database and prepares it. Waits for a Postgres that is starting, or that another server prepares. */
export async function connectDatabase(
  settings: Settings,
  { log, ...observers }: Observers,
  prepare: (db: Database) => Promise<void>,
) {
  const { databaseUrl, databaseWaitInMs, databaseTimeoutInMs: timeoutInMs } = settings;
  const onConnectionLost = (err: Error) => log.warn({ err: { message: err.message } }, 'A database connection broke');
  const onWait = (wait: Wait) => log.warn(wait, 'waiting for the database');
  const open = async () => {
    const db = await openDatabase(targetOf(settings), { timeoutInMs, onConnectionLost, onWait, ...observers });
    await prepare(db).catch(async (error) => {
      await db.destroy();
      throw error;
    });
    return db;
  };
  const mayPass = (cause: unknown) => {
    const isOutage = outageOf(cause) !== undefined;
    if (isOutage) onWait({ reason: reasonOf(cause) });
    return isOutage;
  };
  return retry(open, { forMs: databaseUrl ? databaseWaitInMs : 0, pauseInMs: retryInMs, mayPass }).catch((cause) => {
    throw cannotBeOpened(settings, cause);
  });
}
