import type { Database } from './Database.ts';

/** Writes and commits one small row; throws what keeps it from being written. */
export async function canWrite(db: Database, now: number) {
  await db
    .insertInto('write_probe')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();
  return true;
}
