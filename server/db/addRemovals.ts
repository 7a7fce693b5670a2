import type { Insertable } from 'kysely';
import type { Database } from './Database.ts';
import type { Tables } from './Tables.ts';

export type Removal = Omit<Insertable<Tables['pending_removal']>, 'id'>;

/** A statement of SQLite takes 32,766 parameters, and a person may have more tickets than that. */
const maxAtOnce = 1_000;

/** The removals of pictures by their paths. A row without a picture has null. */
export const fileRemovals = (paths: readonly unknown[], at: number) =>
  paths.filter((path) => typeof path === 'string').map((key): Removal => ({ kind: 'file', key, at }));

/**
 * Queues work for the remover, which runs after this transaction commits. It deletes files, empties the write-ahead log,
 * or adds to the removal journal. Keys are row ids, uuids or paths, and contain no personal data.
 */
export async function addRemovals(transaction: Database, removals: readonly Removal[]) {
  for (let from = 0; from < removals.length; from += maxAtOnce) {
    const batch = removals.slice(from, from + maxAtOnce);
    await transaction.insertInto('pending_removal').values(batch).execute();
  }
}
