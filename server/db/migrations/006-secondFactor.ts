import { type Kysely, sql } from 'kysely';

/** The secret of an authenticator app, the last of its codes that was used, and what replaces it when it is lost. */
export async function secondFactor(db: Kysely<unknown>) {
  await sql`alter table administrator add column totp_secret text`.execute(db);
  await sql`alter table administrator add column totp_counter bigint not null default 0`.execute(db);
  await sql`create table recovery_code (
    administrator_id bigint not null references administrator (id) on delete cascade,
    code_hash text not null,
    primary key (administrator_id, code_hash)
  )`.execute(db);
}
