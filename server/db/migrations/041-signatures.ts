import { type Kysely, sql } from 'kysely';

/** Creates the public keys of signatures. */
export async function signatures(db: Kysely<unknown>) {
  await sql`create table signature_key (public_key text primary key)`.execute(db);
}
