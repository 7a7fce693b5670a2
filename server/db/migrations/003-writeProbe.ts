import { type Kysely, sql } from 'kysely';

/** The one row that is written to find out whether anything can be. */
export async function writeProbe(db: Kysely<unknown>) {
  await sql`create table write_probe (id integer primary key check (id = 1), at bigint not null)`.execute(db);
}
