import { PostgresAdapter, type Selectable, sql } from 'kysely';
import type { Database } from './Database.ts';
import type { NumberedTable, Tables } from './Tables.ts';

export const isPostgres = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Takes a named lock until the end of the transaction. SQLite runs one transaction at a time and needs none. */
export async function acquireLock(transaction: Database, key: string) {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/**
 * Returns a row and locks it until the end of the transaction, by an update: SQLite has no `for update`. One table
 * stands for all in the query, because kysely cannot build one for any table.
 */
export const lockRow = async <Table extends NumberedTable>(
  db: Database,
  table: Table,
  id: number,
  notFound: () => Error,
) =>
  (await db
    .updateTable(table as 'faq')
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)) as unknown as Selectable<Tables[Table]>;

/**
 * Returns the user and locks the row until the end of the transaction. A transaction that writes about a user calls it
 * first, so that an erasure comes either before or after all that it writes. SQLite has one writer and needs no lock.
 */
export async function lockUser(transaction: Database, uuid: string) {
  return transaction
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('uuid', '=', uuid)
    .$if(isPostgres(transaction), (user) => user.forUpdate())
    .executeTakeFirst();
}
