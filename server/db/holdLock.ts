import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './Database.ts';

/** Lets transactions that name the same key run one after the other, each until its end. SQLite runs all of them so. */
export async function holdLock(transaction: Database, key: string) {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
