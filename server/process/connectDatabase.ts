import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { outageOf } from '#server/http/outageOf.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from './StartError.ts';

const second = 1_000;
const saysSoEvery = 3 * second;

/** The sentence of the driver, which says more than that the database was not reached. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || error.name;
};

/** The open and prepared database, or what kept it from being that. */
async function tryOnce(settings: Settings, log: Logger, prepare: (db: Database) => Promise<void>) {
  const { databaseUrl, databaseTimeoutInMs: timeoutInMs, dataFolder } = settings;
  const target = databaseUrl ? { postgresUrl: databaseUrl } : { sqliteFile: join(dataFolder, 'hullo.sqlite') };
  const onConnectionLost = (err: Error) => log.warn({ err: { message: err.message } }, 'A database connection broke');
  const db = await openDatabase(target, { timeoutInMs, onConnectionLost });
  try {
    await prepare(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens the database and prepares it. A Postgres that is not up yet, or that another first start is filling, is waited
 * for, and the log says so; anything else is a StartError.
 */
export async function connectDatabase(settings: Settings, log: Logger, prepare: (db: Database) => Promise<void>) {
  const { databaseUrl, databaseWaitInMs, dataFolder } = settings;
  const deadline = Date.now() + (databaseUrl ? databaseWaitInMs : 0);
  const reminder = setInterval(() => log.warn('waiting for the database'), saysSoEvery);

  try {
    for (;;) {
      try {
        return await tryOnce(settings, log, prepare);
      } catch (cause) {
        if (cause instanceof StartError) throw cause;
        if (Date.now() < deadline && outageOf(cause)) {
          await delay(second);
          continue;
        }
        const place = databaseUrl ? 'The database at DATABASE_URL' : `The database in ${dataFolder}`;
        throw new StartError(`${place} cannot be opened (${reasonOf(cause)}).`, { cause });
      }
    }
  } finally {
    clearInterval(reminder);
  }
}
