import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, type DatabaseObservers, openDatabase } from '#server/db/Database.ts';
import { outageOf } from '#server/http/outageOf.ts';
import type { Settings } from '#server/settings.ts';
import { second } from '#server/time/durations.ts';
import { cannotBeOpened, reasonOf } from './cannotBeOpened.ts';
import { sqliteFileIn } from './dataFolder.ts';

const triesAgainAfterMs = second;
const saysSoEveryMs = 3 * second;

type Observers = DatabaseObservers & { log: Logger };

/** The open and prepared database, or what kept it from being that. */
async function tryOnce(settings: Settings, { log, ...observers }: Observers, prepare: (db: Database) => Promise<void>) {
  const { databaseUrl, databaseTimeoutInMs: timeoutInMs, dataFolder } = settings;
  const target = databaseUrl ? { postgresUrl: databaseUrl } : { sqliteFile: sqliteFileIn(dataFolder) };
  const onConnectionLost = (err: Error) => log.warn({ err: { message: err.message } }, 'A database connection broke');
  const db = await openDatabase(target, { timeoutInMs, onConnectionLost, ...observers });
  try {
    await prepare(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Tries again while it fails for a reason that may pass, and says so: at once, and every few seconds from then on. */
async function waitFor<Result>(task: () => Promise<Result>, { deadline, log }: { deadline: number; log: Logger }) {
  let reason: string | undefined;
  const remind = () => log.warn({ reason }, 'waiting for the database');
  const reminder = setInterval(remind, saysSoEveryMs);
  try {
    for (;;) {
      try {
        return await task();
      } catch (error) {
        if (performance.now() >= deadline || !outageOf(error)) throw error;
        const isNews = reason === undefined;
        reason = reasonOf(error);
        if (isNews) remind();
      }
      await delay(triesAgainAfterMs);
    }
  } finally {
    clearInterval(reminder);
  }
}

/**
 * Opens the database and prepares it. A Postgres that is not up yet, or that another first start is filling, is waited
 * for; anything else is a StartError.
 */
export async function connectDatabase(
  settings: Settings,
  observers: Observers,
  prepare: (db: Database) => Promise<void>,
) {
  const { databaseUrl, databaseWaitInMs } = settings;
  const deadline = performance.now() + (databaseUrl ? databaseWaitInMs : 0);
  try {
    return await waitFor(() => tryOnce(settings, observers, prepare), { deadline, log: observers.log });
  } catch (cause) {
    throw cannotBeOpened(settings, cause);
  }
}
