import { languages } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { sha256 } from '#server/hash.ts';
import { createTranslate } from '#server/language/translate.ts';
import type { LetterText } from './changeLetter.ts';
import { answerSince, createToken, extendPurge, withdrawnConsents } from './consent.ts';
import type { QueuedMail } from './outbox.ts';
import { brandOf, type LinkPurpose, renderMail, siteOf } from './renderMail.ts';
import type { Mail, MailSettings } from './transport.ts';

type Deps = { db: Database; now: () => number; settings: MailSettings };

type ComposedMail = Omit<Mail, 'messageId'>;

/** A subscriber with their consent. */
const findSubscriber = (db: Database, id: number | null) =>
  db
    .selectFrom('pre_launch_user')
    .innerJoin('consent', 'consent.subscriber_id', 'pre_launch_user.id')
    .select(['id', 'email', 'language', 'mailbox', 'purge_at', 'confirmed_at', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

type Reader = { id: number; language: string; asked_at?: number };

/** A link for this subscriber; undefined for a deleted one. */
async function createLink({ db, now, settings }: Deps, purpose: LinkPurpose, { id, language, asked_at }: Reader) {
  const asked = asked_at === undefined ? undefined : { language, asked_at };
  const token = await createToken(db, { purpose, subscriberId: id, now: now(), asked });
  return token && `${settings.publicUrl}/${purpose}?${new URLSearchParams({ lng: language, token })}`;
}

async function composeConfirmation(deps: Deps, queued: QueuedMail): Promise<ComposedMail | undefined> {
  const { db, settings } = deps;
  const subscriber = await findSubscriber(db, queued.subscriber_id);
  if (!subscriber) return undefined;
  if (answerSince(queued, subscriber)) return undefined;
  const { email, mailbox, purge_at } = subscriber;
  const language = queued.language ?? subscriber.language;
  await extendPurge(db, subscriber.id, deps.now());
  const t = createTranslate(language);
  const brand = brandOf(settings);
  const site = siteOf(settings.publicUrl);
  const hasLeft = (await withdrawnConsents(db, mailbox).executeTakeFirst()) !== undefined;
  const message = hasLeft ? 'mail.confirmAgain' : 'mail.confirm';
  // An address from before the server sent mail is never purged.
  const otherwise = hasLeft || purge_at !== null ? (`${message}.otherwise` as const) : 'mail.confirm.otherwiseKept';

  const reader = { id: subscriber.id, language, asked_at: queued.created_at };
  const confirmUrl = await createLink(deps, 'confirm', reader);
  const unsubscribeUrl = await createLink(deps, 'unsubscribe', reader);
  if (!confirmUrl || !unsubscribeUrl) return undefined;

  const content = {
    language,
    preheader: t(`${message}.preheader`),
    heading: t(`${message}.heading`),
    paragraphs: [t([`${message}.text`, { brand, site }])],
    button: { label: t(`${message}.button`), url: confirmUrl },
    notes: [t(otherwise)],
    unsubscribeUrl,
  };
  return { to: email, subject: t([`${message}.subject`, { brand }]), ...renderMail(content, settings) };
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/);

/** An inbox shows about this many letters after the subject. */
const preheaderLength = 120;

/** The beginning of a text, in whole words. */
function beginningOf(text: string) {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  const beginning = letters.slice(0, preheaderLength).join('');
  return letters.length <= preheaderLength ? beginning : `${beginning.replace(/ \S*$/, '')}…`;
}

/** A letter in one language. A preview has no URL to unsubscribe, because its link has no token. */
export function letterMail(
  { language, subject, body }: LetterText,
  settings: MailSettings,
  unsubscribeUrl = `${settings.publicUrl}/unsubscribe?lng=${language}`,
): Omit<ComposedMail, 'to'> {
  const { publicUrl } = settings;
  const t = createTranslate(language);
  const content = {
    language,
    preheader: beginningOf(body),
    heading: subject,
    paragraphs: paragraphsOf(body),
    button: { label: t(['mail.letter.button', { brand: brandOf(settings) }]), url: `${publicUrl}/?lng=${language}` },
    notes: [],
    unsubscribeUrl,
  };
  const label = t('mail.letter.label');
  return { subject: label ? `${label} ${subject}` : subject, ...renderMail(content, settings) };
}

async function composeLetter(deps: Deps, queued: QueuedMail): Promise<ComposedMail | undefined> {
  const { db, settings } = deps;
  const found = await findSubscriber(db, queued.subscriber_id);
  const subscriber = found?.confirmed_at && !answerSince(queued, found) ? found : undefined;
  const to = subscriber?.email ?? queued.recipient;
  const language = subscriber?.language ?? queued.language;
  if (to === null || language === null) return undefined;
  const texts = db.selectFrom('letter_text').select(['subject', 'body']).where('letter_id', '=', queued.letter_id);
  const text = await texts.where('language', '=', language).executeTakeFirst();
  if (!text) return undefined;
  const unsubscribeUrl = subscriber && (await createLink(deps, 'unsubscribe', subscriber));
  if (subscriber && !unsubscribeUrl) return undefined;
  return { to, ...letterMail({ ...text, language }, settings, unsubscribeUrl) };
}

/** The reply of support to a message from the contact form, with that message. By the number in its subject, support finds the ticket of an answer. */
async function composeReply({ db, settings }: Deps, { message_id }: QueuedMail): Promise<ComposedMail | undefined> {
  const reply = await db
    .selectFrom('ticket_message as m')
    .innerJoin('ticket', 'ticket.id', 'm.ticket_id')
    .select(['m.text', 'm.ticket_id', 'ticket.message', 'ticket.user_email as to', 'ticket.language'])
    .where('m.id', '=', message_id)
    .executeTakeFirst();
  if (!reply) return undefined;
  const language = languages.find((supported) => supported === reply.language) ?? 'en';
  const t = createTranslate(language);
  const heading = t(['mail.reply.subject', { brand: brandOf(settings) }]);
  const content = {
    language,
    preheader: beginningOf(reply.text),
    heading,
    paragraphs: paragraphsOf(reply.text),
    notes: [t('mail.reply.hint'), `${t('mail.reply.youWrote')}\n${reply.message}`],
  };
  return { to: reply.to, subject: `${heading} (#${reply.ticket_id})`, ...renderMail(content, settings) };
}

const composers = { confirmation: composeConfirmation, letter: composeLetter, reply: composeReply };

/** A number of a mail is used again after a restore, but not with the same time. */
const messageIdOf = ({ id, created_at }: QueuedMail, { publicUrl }: MailSettings) =>
  `<${sha256(`mail ${id} ${created_at}`)}@${new URL(publicUrl).hostname}>`;

/** Writes a queued mail, with new links; undefined if the server should no longer send it. */
export const composeMail = (deps: Deps) => async (queued: QueuedMail) => {
  const mail = await composers[queued.kind](deps, queued);
  return mail && { ...mail, messageId: messageIdOf(queued, deps.settings) };
};
