import { type Expression, sql } from 'kysely';
import type { Database } from './Database.ts';

/** The number of rows of a query. */
export async function countOf(db: Database, query: Expression<unknown>) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${query} as counted`.execute(db);
  return Number(rows[0]?.count);
}
