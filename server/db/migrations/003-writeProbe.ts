import { type Kysely, sql } from 'kysely';

/** Creates the row that the readiness check updates, to test that the database can be written. */
export async function writeProbe(db: Kysely<unknown>) {
  await sql`create table write_probe (id integer primary key check (id = 1), at bigint not null)`.execute(db);
}
