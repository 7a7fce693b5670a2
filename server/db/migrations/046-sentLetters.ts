import { type Kysely, sql } from 'kysely';

/** Counts the sent mails of a letter in its row: those in the outbox are deleted with their subscribers. */
export async function sentLetters(db: Kysely<unknown>) {
  await sql`alter table letter add column sent bigint not null default 0`.execute(db);
  await sql`
    update letter set sent = (select count(*) from outbox
      where outbox.letter_id = letter.id and outbox.subscriber_id is not null and outbox.state = 'sent')`.execute(db);
}
