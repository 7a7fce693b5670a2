import { type Kysely, sql } from 'kysely';

/** Adds the secret of an authenticator app, the counter of its last used code, and recovery codes. */
export async function secondFactor(db: Kysely<unknown>) {
  await sql`alter table administrator add column totp_secret text`.execute(db);
  await sql`alter table administrator add column totp_counter bigint not null default 0`.execute(db);
  await sql`create table recovery_code (
    administrator_id bigint not null references administrator (id) on delete cascade,
    code_hash text not null,
    primary key (administrator_id, code_hash)
  )`.execute(db);
}
