import { PostgresAdapter, type Selectable, sql } from 'kysely';
import type { Database } from './Database.ts';
import type { Tables } from './Tables.ts';

/** Lets transactions that name the same key run one after the other, each until its end. SQLite runs all of them so. */
export async function acquireLock(transaction: Database, key: string) {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** The tables whose rows are numbered and may be locked. */
type Lockable = 'faq' | 'category' | 'ticket' | 'saved_reply' | 'moderation_case';

/** A row as it is before this transaction changes it, which no other does until the end; SQLite has no `for update`. */
export const lockRow = async <Table extends Lockable>(db: Database, table: Table, id: number, notFound: () => Error) =>
  (await (db as Database)
    .updateTable(table as Lockable)
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)) as unknown as Selectable<Tables[Table]>;

/**
 * Returns the user and locks the row until the end of the transaction. A transaction that writes about a user calls it
 * first, so that an erasure comes either before or after all that it writes. SQLite has one writer and needs no lock.
 */
export async function lockUser(transaction: Database, uuid: string) {
  const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter;
  return transaction
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('uuid', '=', uuid)
    .$if(isPostgres, (user) => user.forUpdate())
    .executeTakeFirst();
}
