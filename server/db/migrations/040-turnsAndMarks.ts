import { type Kysely, sql } from 'kysely';

/** Adds when a domain's confirmation has its turn, and marks tickets that a program may have written. */
export async function turnsAndMarks(db: Kysely<unknown>) {
  await sql`alter table outbox add column domain text`.execute(db);
  await sql`alter table outbox add column turn_at bigint`.execute(db);
  await sql`create index outbox_turn on outbox (domain, turn_at)`.execute(db);
  await sql`alter table ticket add column by_program integer not null default 0`.execute(db);
}
