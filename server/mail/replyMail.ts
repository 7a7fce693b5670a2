import type { Database } from '#server/db/Database.ts';
import { createTranslate, languages } from '#server/language/translate.ts';
import type { Mail, MailSettings } from './Mail.ts';
import { brandOf, renderMail } from './renderMail.ts';

type Queued = { messageId: number; now: number };

/** Lets an answer go out by mail, as part of the transaction that makes it. */
export const queueReply = (db: Database, { messageId, now }: Queued) =>
  db
    .insertInto('outbox')
    .values({ kind: 'reply', message_id: messageId, state: 'queued', attempts: 0, due_at: now, created_at: now })
    .execute();

type Deps = { db: Database; settings: MailSettings };

/** The answer of support to whoever wrote by the contact form, with what they wrote; undefined once it is gone. */
export async function composeReply({ db, settings }: Deps, messageId: number | null): Promise<Mail | undefined> {
  const found = await db
    .selectFrom('ticket_message as m')
    .innerJoin('ticket', 'ticket.id', 'm.ticket_id')
    .select(['m.text', 'ticket.message', 'ticket.user_email as to', 'ticket.language'])
    .where('m.id', '=', messageId)
    .executeTakeFirst();
  if (!found) return undefined;
  const language = languages.find((known) => known === found.language) ?? 'en';
  const t = createTranslate(language);
  const heading = t(['mail.reply.subject', { brand: brandOf(settings) }]);
  const letter = {
    language,
    heading,
    paragraphs: found.text.split(/\n{2,}/),
    notes: [t('mail.reply.hint'), `${t('mail.reply.youWrote')}\n${found.message}`],
  };
  return { to: found.to, subject: heading, ...renderMail(letter, settings) };
}
