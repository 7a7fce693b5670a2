import { type Kysely, sql } from 'kysely';
import { mailboxOf } from '#server/validation/email.ts';

/** Adds the mailbox of each address, and when it was asked again after it unsubscribed. Unsubscribed addresses stay. */
export async function mailboxes(db: Kysely<unknown>) {
  await sql`alter table consent add column mailbox text not null default ''`.execute(db);
  await sql`alter table consent add column asked_again_at bigint`.execute(db);
  await sql`create index consent_mailbox on consent (mailbox)`.execute(db);
  await sql`update consent set purge_at = null where unsubscribed_at is not null`.execute(db);
  const subscribers = await sql<{ id: number; email: string }>`
    select id, email from pre_launch_user where id in (select subscriber_id from consent)`.execute(db);
  for (const { id, email } of subscribers.rows)
    await sql`update consent set mailbox = ${mailboxOf(email)} where subscriber_id = ${id}`.execute(db);
}
