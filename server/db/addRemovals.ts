import type { Insertable } from 'kysely';
import type { Database } from './Database.ts';
import type { Tables } from './Tables.ts';

export type Removal = Omit<Insertable<Tables['pending_removal']>, 'id'>;

/** Records work for after the commit of this transaction. Keys are row ids, uuids or paths: no personal data. */
export async function addRemovals(transaction: Database, removals: readonly Removal[]) {
  if (removals.length > 0)
    await transaction
      .insertInto('pending_removal')
      .values([...removals])
      .execute();
}
