import { type Kysely, sql } from 'kysely';

/**
 * Refuses to write an entry under an id that is taken. SQLite runs no delete trigger for `insert or replace`. On Postgres
 * `on conflict do update` runs the trigger that refuses updates.
 */
export async function auditInserts(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') return;
  await sql`create trigger audit_refuses_replace before insert on audit
    when exists (select 1 from audit where id = new.id) begin
      select raise(abort, 'What was recorded is neither changed nor deleted');
    end`.execute(db);
}
