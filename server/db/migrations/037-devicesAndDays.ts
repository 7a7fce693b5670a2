import { type Kysely, sql } from 'kysely';

/** Adds the device of a session, and finds audit entries by their day. */
export async function devicesAndDays(db: Kysely<unknown>) {
  await sql`alter table session add column device text`.execute(db);
  await sql`create index audit_at on audit (at, id)`.execute(db);
}
