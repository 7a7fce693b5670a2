import { PostgresAdapter, type Selectable, sql } from 'kysely';
import type { Database } from './Database.ts';
import type { NumberedTable, Tables } from './Tables.ts';

/*
 * Transactions of Postgres take their locks in this order, so that no two wait for each other:
 *
 * 1. the row of an idempotency key
 * 2. the named locks of rate limits
 * 3. `administrators`, the row of an administrator, the rows that belong to it
 * 4. `letters`
 * 5. the rows of users, the smallest uuid first
 * 6. the rows of cases
 * 7. the waiting list (`lockWaitingList`), or a mailbox of it (`lockMailbox`) and then the domain of its turns
 * 8. the rows of reports, notes, appeals and decisions
 * 9. the rows of tickets, `replies`, the rows of messages
 * 10. the rows of subscribers, consents, links and mails
 *
 * Four named locks have no place in it, because no transaction waits while it has one of them: `outbox`, `contact …`, the
 * limit of a busy outbox, and `category names`, which follows the row of a category.
 */

export const isPostgres = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Takes a named lock until the end of the transaction. SQLite runs one transaction at a time and needs none. */
export async function acquireLock(transaction: Database, key: string) {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** The key is that of earlier versions, which may run at the same time during an upgrade. */
const waitingListKey = 'confirmations';

/** Lets no other transaction add, change or delete subscribers with their consents and confirmations. */
export const lockWaitingList = (transaction: Database) => acquireLock(transaction, waitingListKey);

/**
 * Lets no other transaction change what belongs to a mailbox, however its address is spelled, nor lock the whole list.
 * Visitors with other mailboxes do not wait.
 */
export async function lockMailbox(transaction: Database, mailbox: string) {
  if (!isPostgres(transaction)) return;
  await sql`select
    pg_advisory_xact_lock_shared(hashtextextended(${waitingListKey}, 0)),
    pg_advisory_xact_lock(hashtextextended(${`mailbox ${mailbox}`}, 0))`.execute(transaction);
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

/** Locks the cases of a user until the end of the transaction, which has locked the user before. */
export async function lockCasesOf(transaction: Database, uuid: string) {
  const cases = transaction.selectFrom('moderation_case').select('id').where('user_uuid', '=', uuid).orderBy('id');
  if (isPostgres(transaction)) await cases.forUpdate().execute();
}
