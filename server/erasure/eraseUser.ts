import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { lockCasesOf, lockUser, lockWaitingList } from '#server/db/locks.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { isUpload } from '#server/storage/MediaStore.ts';
import { erasedTables } from './personalData.ts';

type Row = Readonly<Record<string, unknown>> & { id: number };

/** The address of a user, or null if another user has the same one, which then identifies neither of them. */
export async function ownAddress(db: Database, { uuid, email }: { uuid: string; email: string }) {
  const namesake = db.selectFrom('users').select('id').where('email', '=', email).where('uuid', '!=', uuid);
  return (await namesake.limit(1).executeTakeFirst()) ? null : email;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** The paths of the pictures in these columns, without those of the demo. */
const uploadsIn = (rows: readonly Row[], columns: readonly string[]) =>
  rows.flatMap((row) => columns.map((column) => String(row[column]))).filter(isUpload);

/**
 * Erases everything that `personalData` lists about a user, also data that came after an earlier erasure. `createRemover`
 * deletes files and extends the removal journal after the commit.
 */
export async function eraseUser(transaction: Database, uuid: string, at: number) {
  const user = await lockUser(transaction, uuid);
  await lockCasesOf(transaction, uuid);
  // It keeps two erasures apart, too: people who reported each other have evidence in each other's cases.
  await lockWaitingList(transaction);
  const person = { uuid, email: user ? await ownAddress(transaction, { uuid, email: user.email }) : null };
  await addRemovals(transaction, 'user', [uuid], at);
  for (const { erases, files = [], journal, ...erased } of erasedTables) {
    const table = sql.table(erased.table);
    for (const { where, clears } of erases) {
      const condition = sql`where ${where(person)}`;
      const { rows } = await sql<Row>`select * from ${table} ${condition}`.execute(transaction);
      const cleared = clears?.map((column) => sql`${sql.ref(column)} = null`);
      if (cleared) await sql`update ${table} set ${sql.join(cleared)} ${condition}`.execute(transaction);
      else await sql`delete from ${table} ${condition}`.execute(transaction);
      // An update erases the files of the cleared columns only.
      const columns = files.filter((column) => !clears || clears.includes(column));
      await addRemovals(transaction, 'file', uploadsIn(rows, columns), at);
      if (journal) await addRemovals(transaction, journal, idsOf(rows), at);
    }
  }
}

/** The removals of a user, each with its appeal. */
export const selectRemovals = (db: Database, uuid: string) =>
  db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('appeal as a', 'a.decision_id', 'd.id')
    .select('d.id')
    .where('c.user_uuid', '=', uuid)
    .where('d.measure', '=', 'remove')
    .limit(1);

/** Whether a user was ever removed: decisions about the person are still stored, also after an appeal. */
export const wasRemoved = async (db: Database, uuid: string) =>
  (await selectRemovals(db, uuid).executeTakeFirst()) !== undefined;

/** Whether a user was removed, and no appeal has overturned it. */
export async function isRemoved(db: Database, uuid: string) {
  const removals = selectRemovals(db, uuid).where('a.outcome', 'is distinct from', 'overturned');
  return (await removals.executeTakeFirst()) !== undefined;
}
