import { sql } from 'kysely';
import { addRemovals, type Removal } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { lockUser } from '#server/db/locks.ts';
import { isUpload } from '#server/storage/uploads.ts';
import { erasedTables, type Person } from './personalData.ts';

type Row = Readonly<Record<string, unknown>>;

type Erased = (typeof erasedTables)[number];

/** Takes one step of the list, and returns the columns of the rows as they were. */
async function take(
  db: Database,
  { table, files = [], journal }: Erased,
  step: Erased['erases'][number],
  person: Person,
) {
  const columns = [...files, ...(journal ? [journal.key] : [])];
  const named = sql.join((columns.length > 0 ? columns : ['id']).map((column) => sql.ref(column)));
  const where = sql`where ${step.where(person)}`;
  const found = sql<Row>`select ${named} from ${sql.table(table)} ${where}`;
  const rows = columns.length > 0 ? (await found.execute(db)).rows : [];
  const emptied = step.empties?.map((column) => sql`${sql.ref(column)} = null`);
  if (emptied) await sql`update ${sql.table(table)} set ${sql.join(emptied)} ${where}`.execute(db);
  else await sql`delete from ${sql.table(table)} ${where}`.execute(db);
  return rows;
}

/** The removals that erased rows leave to do outside the database. */
function removalsOf(
  rows: readonly Row[],
  { files = [], journal }: Erased,
  empties: readonly string[] | undefined,
  at: number,
) {
  const removed = (column: string) => !empties || empties.includes(column);
  const paths = rows.flatMap((row) => files.filter(removed).map((column) => row[column]));
  const isFile = (path: unknown): path is string => typeof path === 'string' && isUpload(path);
  const ofFiles = paths.filter(isFile).map((key): Removal => ({ kind: 'file', key, at }));
  const ofRows = journal ? rows.map((row): Removal => ({ kind: journal.kind, key: String(row[journal.key]), at })) : [];
  return [...ofFiles, ...ofRows];
}

/** The address of a user, or null where another user has the same one: it then identifies neither of them. */
export async function ownAddress(db: Database, { uuid, email }: { uuid: string; email: string }) {
  const namesake = db.selectFrom('users').select('id').where('email', '=', email).where('uuid', '!=', uuid);
  return (await namesake.limit(1).executeTakeFirst()) ? null : email;
}

/** The person as the list needs them. */
async function findPerson(db: Database, uuid: string): Promise<Person> {
  const user = await lockUser(db, uuid);
  return { uuid, email: user ? await ownAddress(db, { uuid, email: user.email }) : null };
}

/**
 * Erases everything that `personalData` names about a person, also where it came after an earlier erasure. Files, the
 * write-ahead log and the removal journal follow once the transaction is committed: see `createRemover`.
 */
export async function eraseUser(transaction: Database, uuid: string, at: number) {
  const person = await findPerson(transaction, uuid);
  const removals: Removal[] = [{ kind: 'user', key: uuid, at }];
  for (const erased of erasedTables) {
    for (const step of erased.erases) {
      const rows = await take(transaction, erased, step, person);
      removals.push(...removalsOf(rows, erased, step.empties, at));
    }
  }
  const unique = new Map(removals.map((removal) => [`${removal.kind} ${removal.key}`, removal]));
  await addRemovals(transaction, [...unique.values()]);
}

/** True for a person who was removed, unless the removal was overturned on appeal. */
export async function isRemoved(db: Database, uuid: string) {
  const removal = await db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('appeal as a', 'a.decision_id', 'd.id')
    .select('d.id')
    .where('c.user_uuid', '=', uuid)
    .where('d.measure', '=', 'remove')
    .where((row) => row.or([row('a.outcome', 'is', null), row('a.outcome', '!=', 'overturned')]))
    .limit(1)
    .executeTakeFirst();
  return removal !== undefined;
}
