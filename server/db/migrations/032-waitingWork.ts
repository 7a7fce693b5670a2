import { type Kysely, sql } from 'kysely';

/** Creates the indexes of what waits for an administrator: open appeals, and mails whose last attempt failed. */
export async function waitingWork(db: Kysely<unknown>) {
  const statements = [
    'create index appeal_waiting on appeal (created_at) where decided_at is null',
    'create index outbox_failing on outbox (created_at) where failure is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
