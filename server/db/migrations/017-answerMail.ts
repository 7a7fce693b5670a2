import { type Kysely, sql } from 'kysely';

/** Adds the reply that a mail contains for a sender of the contact form. The deletion of its ticket deletes the mail. */
export async function answerMail(db: Kysely<unknown>) {
  await sql
    .raw('alter table outbox add column message_id bigint references ticket_message (id) on delete cascade')
    .execute(db);
  await sql.raw('create index outbox_message on outbox (message_id) where message_id is not null').execute(db);
}
