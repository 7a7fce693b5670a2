import { type Kysely, sql } from 'kysely';

const statements = [
  `create table hash_key (
    id integer primary key check (id = 1),
    key text not null
  )`,
  // Their hashes have no key: every IPv4 address can be tried in an hour.
  'delete from attempt',
  'delete from known_address',
  'alter table attempt add column expires_at bigint not null default 0',
  'drop index attempt_at',
  'create index attempt_expires on attempt (expires_at)',
];

/** The key of the hashes of addresses, and when each attempt may be forgotten. */
export async function keyedHashes(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
