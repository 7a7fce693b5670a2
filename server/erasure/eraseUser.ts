import { sql } from 'kysely';
import { addRemovals, fileRemovals, type Removal } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { lockUser } from '#server/db/locks.ts';
import { isUpload } from '#server/storage/uploads.ts';
import { erasedTables } from './personalData.ts';

type Row = Readonly<Record<string, unknown>>;

type Erased = (typeof erasedTables)[number];

/** The address of a user, or null if another user has the same one, which then identifies neither of them. */
export async function ownAddress(db: Database, { uuid, email }: { uuid: string; email: string }) {
  const namesake = db.selectFrom('users').select('id').where('email', '=', email).where('uuid', '!=', uuid);
  return (await namesake.limit(1).executeTakeFirst()) ? null : email;
}

/** The files and journal lines of erased rows. An update erases the files of the cleared columns only. */
function removalsOf(row: Row, { files = [], journal }: Erased, clears: readonly string[] | undefined, at: number) {
  const erased = files.filter((column) => !clears || clears.includes(column)).map((column) => row[column]);
  const removals = fileRemovals(erased, at).filter(({ key }) => isUpload(key));
  if (journal) removals.push({ kind: journal.kind, key: String(row[journal.key]), at });
  return removals;
}

/**
 * Erases everything that `personalData` lists about a user, also data that came after an earlier erasure. `createRemover`
 * deletes files and extends the removal journal after the commit.
 */
export async function eraseUser(transaction: Database, uuid: string, at: number) {
  const user = await lockUser(transaction, uuid);
  const person = { uuid, email: user ? await ownAddress(transaction, { uuid, email: user.email }) : null };
  const removals: Removal[] = [{ kind: 'user', key: uuid, at }];
  for (const erased of erasedTables) {
    const table = sql.table(erased.table);
    for (const { where, clears } of erased.erases) {
      const condition = sql`where ${where(person)}`;
      const { rows } = await sql<Row>`select * from ${table} ${condition}`.execute(transaction);
      removals.push(...rows.flatMap((row) => removalsOf(row, erased, clears, at)));
      const cleared = clears?.map((column) => sql`${sql.ref(column)} = null`);
      if (cleared) await sql`update ${table} set ${sql.join(cleared)} ${condition}`.execute(transaction);
      else await sql`delete from ${table} ${condition}`.execute(transaction);
    }
  }
  const unique = new Map(removals.map((removal) => [`${removal.kind} ${removal.key}`, removal]));
  await addRemovals(transaction, [...unique.values()]);
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

/** Whether a user was removed, and no appeal has overturned it. */
export async function isRemoved(db: Database, uuid: string) {
  const removals = selectRemovals(db, uuid).where('a.outcome', 'is distinct from', 'overturned');
  return (await removals.executeTakeFirst()) !== undefined;
}
