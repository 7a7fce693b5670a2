import { type Kysely, sql } from 'kysely';

/** Creates the responses to the app's backend, by Idempotency-Key. They contain keys of rows, and no personal data. */
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
