import { type Kysely, sql } from 'kysely';

/** Adds the number of wrong codes with the right password, from unknown addresses, since the last sign-in. */
export async function wrongCodes(db: Kysely<unknown>) {
  await sql`alter table administrator add column wrong_codes integer not null default 0`.execute(db);
}
