import { type Kysely, sql } from 'kysely';

/**
 * Adds to a link what its mail asked for: the language and the version of the text, and when a person asked for the mail.
 * The links of earlier mails have none, and confirm the text in their consent.
 */
export async function askedConsents(db: Kysely<unknown>) {
  await sql`alter table mail_token add column language text`.execute(db);
  await sql`alter table mail_token add column text_version text`.execute(db);
  await sql`alter table mail_token add column asked_at bigint`.execute(db);
}
