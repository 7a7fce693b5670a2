import type { Database } from '#server/db/Database.ts';
import { createTranslate } from '#server/language/translate.ts';
import { withdrawnConsents } from './consent.ts';
import { letterMail } from './letterMail.ts';
import type { Mail, MailSettings } from './Mail.ts';
import type { QueuedMail } from './outbox.ts';
import { brandOf, renderMail } from './renderMail.ts';
import { composeReply } from './replyMail.ts';
import { createToken } from './tokens.ts';

type Deps = { db: Database; now: () => number; settings: MailSettings };

const subscriberWithConsent = (db: Database, id: number | null) =>
  db
    .selectFrom('pre_launch_user')
    .innerJoin('consent', 'consent.subscriber_id', 'pre_launch_user.id')
    .select(['pre_launch_user.id', 'pre_launch_user.email', 'consent.language', 'consent.mailbox'])
    .where('pre_launch_user.id', '=', id);

/** The subscriber who is to be asked, unless they have confirmed, or left since the question was queued. */
const unconfirmed = (db: Database, { subscriber_id, created_at }: QueuedMail) =>
  subscriberWithConsent(db, subscriber_id)
    .where((row) =>
      row.or([
        row.and([row('consent.confirmed_at', 'is', null), row('consent.unsubscribed_at', 'is', null)]),
        row('consent.unsubscribed_at', '<', created_at),
      ]),
    )
    .executeTakeFirst();

const hasLeft = async (db: Database, mailbox: string) =>
  (await withdrawnConsents(db, mailbox).executeTakeFirst()) !== undefined;

/** Who still wants to be written to. */
const confirmed = (db: Database, id: number | null) =>
  subscriberWithConsent(db, id)
    .where('consent.confirmed_at', 'is not', null)
    .where('consent.unsubscribed_at', 'is', null)
    .executeTakeFirst();

type Link = (purpose: 'confirm' | 'unsubscribe') => Promise<string>;

const linksOf =
  ({ db, now, settings }: Deps, { id, language }: { id: number; language: string }): Link =>
  async (purpose) => {
    const token = await createToken(db, { purpose, subscriberId: id, now: now() });
    return `${settings.publicUrl}/${purpose}?${new URLSearchParams({ lng: language, token })}`;
  };

async function composeConfirmation(deps: Deps, mail: QueuedMail): Promise<Mail | undefined> {
  const subscriber = await unconfirmed(deps.db, mail);
  if (!subscriber) return undefined;
  const { settings } = deps;
  const { email, language, mailbox } = subscriber;
  const link = linksOf(deps, subscriber);
  const t = createTranslate(language);
  const brand = brandOf(settings);
  const site = new URL(settings.publicUrl).host;
  const question = (await hasLeft(deps.db, mailbox)) ? 'mail.confirmAgain' : 'mail.confirm';

  const letter = {
    language,
    heading: t(`${question}.heading`),
    paragraphs: [t([`${question}.text`, { brand, site }])],
    button: { label: t(`${question}.button`), url: await link('confirm') },
    notes: [t(`${question}.otherwise`)],
    unsubscribeUrl: await link('unsubscribe'),
  };
  return { to: email, subject: t([`${question}.subject`, { brand }]), ...renderMail(letter, settings) };
}

async function composeLetter(deps: Deps, mail: QueuedMail): Promise<Mail | undefined> {
  const { db, settings } = deps;
  const subscriber = mail.recipient === null ? await confirmed(db, mail.subscriber_id) : undefined;
  const to = subscriber?.email ?? mail.recipient;
  const language = subscriber?.language ?? mail.language;
  if (to === null || language === null) return undefined;
  const texts = db.selectFrom('letter_text').select(['subject', 'body']).where('letter_id', '=', mail.letter_id);
  const text = await texts.where('language', '=', language).executeTakeFirst();
  if (!text) return undefined;
  const unsubscribeUrl = subscriber && (await linksOf(deps, subscriber)('unsubscribe'));
  return { to, ...letterMail({ ...text, language, unsubscribeUrl }, settings) };
}

const composers = {
  confirmation: composeConfirmation,
  letter: composeLetter,
  reply: (deps: Deps, { message_id }: QueuedMail) => composeReply(deps, message_id),
};

/** Puts together what a queued mail says, with links of its own; undefined when there is nothing to say any more. */
export const composeMail = (deps: Deps) => (mail: QueuedMail) => composers[mail.kind](deps, mail);
