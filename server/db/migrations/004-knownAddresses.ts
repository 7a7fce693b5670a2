import { type Kysely, sql } from 'kysely';

/** From where accounts have been signed in to; the key is a hash, so it names nobody. */
export async function knownAddresses(db: Kysely<unknown>) {
  await sql`create table known_address (key text primary key, used_at bigint not null)`.execute(db);
}
