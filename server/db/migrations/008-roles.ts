import { type Kysely, sql } from 'kysely';

/** Adds roles and the deactivation of accounts, and creates the invitations that set a first password. */
export async function roles(db: Kysely<unknown>) {
  await sql`alter table administrator add column role text not null default 'admin'
    check (role in ('admin', 'moderator'))`.execute(db);
  await sql`alter table administrator add column deactivated_at bigint`.execute(db);
  await sql`create table invitation (
    administrator_id bigint primary key references administrator (id) on delete cascade,
    token_hash text not null unique,
    expires_at bigint not null
  )`.execute(db);
}
