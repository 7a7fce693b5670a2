import type { Database } from '#server/db/Database.ts';
import { createTranslate } from '#server/language/translate.ts';
import type { Mail, MailSettings } from './Mail.ts';
import type { QueuedMail } from './outbox.ts';
import { brandOf, renderMail } from './renderMail.ts';
import { createToken } from './tokens.ts';

type Deps = { db: Database; now: () => number; settings: MailSettings };

/** Who waits for a question whether the address is theirs. */
const unconfirmed = (db: Database, id: number) =>
  db
    .selectFrom('pre_launch_user')
    .innerJoin('consent', 'consent.subscriber_id', 'pre_launch_user.id')
    .select(['pre_launch_user.email', 'consent.language'])
    .where('pre_launch_user.id', '=', id)
    .where((row) => row.or([row('consent.confirmed_at', 'is', null), row('consent.unsubscribed_at', 'is not', null)]))
    .executeTakeFirst();

/** Puts together what a queued mail says, with links of its own; undefined when there is nothing to say any more. */
export const composeMail =
  ({ db, now, settings }: Deps) =>
  async ({ subscriber_id: subscriberId }: QueuedMail): Promise<Mail | undefined> => {
    const subscriber = await unconfirmed(db, subscriberId);
    if (!subscriber) return undefined;
    const { email, language } = subscriber;
    const t = createTranslate(language);
    const brand = brandOf(settings);
    const link = async (purpose: 'confirm' | 'unsubscribe') => {
      const token = await createToken(db, { purpose, subscriberId, now: now() });
      return `${settings.publicUrl}/${purpose}?${new URLSearchParams({ lng: language, token })}`;
    };

    const letter = {
      language,
      heading: t('mail.confirm.heading'),
      paragraphs: [t(['mail.confirm.text', { brand, site: new URL(settings.publicUrl).host }])],
      button: { label: t('mail.confirm.button'), url: await link('confirm') },
      notes: [t('mail.confirm.otherwise')],
      unsubscribeUrl: await link('unsubscribe'),
    };
    return { to: email, subject: t(['mail.confirm.subject', { brand }]), ...renderMail(letter, settings) };
  };
