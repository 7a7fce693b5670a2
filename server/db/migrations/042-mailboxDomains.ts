import { type Kysely, sql } from 'kysely';
import { mailboxOf } from '#server/validation/email.ts';

/** Domains that lead to the mailboxes of another domain. */
const domains = ['me.com', 'mac.com', 'yandex.com', 'yandex.by', 'yandex.kz', 'ya.ru', 'hanmail.net'];

/** Gives the addresses at these domains the mailbox of the other domain. */
export async function mailboxDomains(db: Kysely<unknown>) {
  for (const domain of domains) {
    const consents = sql<{ id: number; mailbox: string }>`
      select subscriber_id as id, mailbox from consent where mailbox like ${`%@${domain}`}`;
    for (const { id, mailbox } of (await consents.execute(db)).rows)
      await sql`update consent set mailbox = ${mailboxOf(mailbox)} where subscriber_id = ${id}`.execute(db);
  }
}
