import { type Kysely, sql } from 'kysely';
import { lists, postgresCounters } from './002-countedLists.ts';
import { consents } from './033-consentCounts.ts';

/** The number of rows of a count. */
const shards = 16;

/**
 * Spreads each count of Postgres over several rows. A transaction keeps a count's row until it ends, so that all visitors who
 * join the waiting list would wait for each other. Each connection now has a row of its own, as far as the rows go. SQLite
 * runs one transaction at a time.
 */
export async function spreadCounts(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'sqlite') return;
  await sql`alter table row_count add column shard integer not null default 0`.execute(db);
  await sql`alter table row_count drop constraint row_count_pkey`.execute(db);
  await sql`alter table row_count add primary key (list, level, bucket, shard)`.execute(db);
  const counted = [...lists, ...consents];
  for (const table of new Set(counted.map((list) => list.table))) {
    const ofTable = counted.filter((list) => list.table === table);
    for (const counter of postgresCounters(table, ofTable, `pg_backend_pid() % ${shards}`))
      await sql.raw(counter).execute(db);
  }
}
