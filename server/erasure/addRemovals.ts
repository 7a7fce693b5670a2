import type { Selectable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { hour } from '#server/time/time.ts';

/** A saved picture without a row is removed after this time. Requests take much less. */
export const orphanLifetimeMs = hour;

/** A statement of SQLite takes 32,766 parameters, and a person may have more tickets than that. */
const maxAtOnce = 1_000;

/**
 * Queues work for the remover, which runs after this transaction commits. It deletes files, empties the write-ahead log,
 * or adds to the removal journal. Keys are row ids, uuids or paths, and contain no personal data. A row without a picture
 * has null as its path.
 */
export async function addRemovals(
  transaction: Database,
  kind: Selectable<Tables['pending_removal']>['kind'],
  keys: readonly (string | number | null)[],
  at: number,
) {
  const removals = keys.filter((key) => key !== null).map((key) => ({ kind, key: String(key), at }));
  for (let from = 0; from < removals.length; from += maxAtOnce) {
    const batch = removals.slice(from, from + maxAtOnce);
    await transaction.insertInto('pending_removal').values(batch).execute();
  }
}
