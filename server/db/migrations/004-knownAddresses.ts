import { type Kysely, sql } from 'kysely';

/** Creates the table of IP addresses that accounts signed in from. Keys are hashes, so they identify no person. */
export async function knownAddresses(db: Kysely<unknown>) {
  await sql`create table known_address (key text primary key, used_at bigint not null)`.execute(db);
}
