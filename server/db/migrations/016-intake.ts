import { type Kysely, sql } from 'kysely';

/** What the app's backend has been answered under which Idempotency-Key. Nothing personal is in it: an answer holds keys of rows. */
export async function intake(db: Kysely<unknown>) {
  const statements = [
    `create table idempotency_key (
      key_hash text primary key,
      request_hash text not null,
      answer text not null,
      created_at bigint not null
    )`,
    'create index idempotency_key_age on idempotency_key (created_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
