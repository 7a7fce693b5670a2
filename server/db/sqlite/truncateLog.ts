import { setTimeout as delay } from 'node:timers/promises';
import type { DialectAdapter, Kysely } from 'kysely';
import type { Tables } from '#server/db/Tables.ts';
import { SqliteFile } from './SqliteFile.ts';

const patienceInMs = 200;
const pauseInMs = 20;

const files = new WeakMap<DialectAdapter, string>();

/** Tells `truncateLog` where the database of this adapter is. */
export function tellFile(adapter: DialectAdapter, file: string) {
  files.set(adapter, file);
}

/**
 * Empties SQLite's write-ahead log: it keeps deleted rows, as they were, until later writes replace them. Throws while
 * another process reads an older state, such as a backup. Postgres has nothing of the kind that a client may do.
 */
export async function truncateLog(db: Kysely<Tables>) {
  const file = files.get(db.getExecutor().adapter);
  if (file === undefined) return;
  // The connection that writes may be within a transaction, and one that reads only may not do it.
  const sqlite = new SqliteFile(file, { timeout: 0 });
  try {
    const deadline = performance.now() + patienceInMs;
    const isBusy = () => Number(sqlite.pragma('wal_checkpoint(TRUNCATE)', { simple: true })) !== 0;
    while (isBusy()) {
      if (performance.now() > deadline) throw new Error('The write-ahead log is in use, and was not emptied');
      await delay(pauseInMs);
    }
  } finally {
    sqlite.close();
  }
}
