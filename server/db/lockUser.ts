import { PostgresAdapter } from 'kysely';
import type { Database } from './Database.ts';

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
