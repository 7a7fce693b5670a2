import { type Kysely, sql } from 'kysely';

const statements = [
  `create table hash_key (
    id integer primary key check (id = 1),
    key text not null
  )`,
  // The old hashes have no key: an attacker can try every IPv4 address in an hour.
  'delete from attempt',
  'delete from known_address',
  'alter table attempt add column expires_at bigint not null default 0',
  'drop index attempt_at',
  'create index attempt_expires on attempt (expires_at)',
];

/** Creates the key of the hashed addresses, and adds the time when each attempt expires. */
export async function keyedHashes(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
