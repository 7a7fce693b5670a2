import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { acquireLock } from '#server/db/locks.ts';
import { countAttempts, tooManyAttempts } from '#server/rateLimit/rateLimit.ts';
import { day, isRecent, minute } from '#server/time/time.ts';
import { mailboxOf, ownDomainOf } from '#server/validation/email.ts';
import { confirmableForMs, withdrawnConsents } from './consent.ts';
import { confirmationsPerMinute, countConfirmations } from './outbox.ts';

/** The outbox is busy when it has the confirmations of ten minutes, and full when it has those of an hour. */
const minutesWhenBusy = 10;
const minutesWhenFull = 60;

type Subscription = { email: string; address: string; perMinute: number; now: number };

/**
 * Refuses a subscription with 429 while its domain gets too many mails, or while the outbox is full. While the outbox is
 * busy, each IP address may subscribe once in ten minutes. A limit for all visitors together would close the form on a
 * busy day.
 */
export async function limitConfirmations(transaction: Database, { email, address, perMinute, now }: Subscription) {
  await acquireLock(transaction, 'confirmations');
  const waitingMinutes = (await countConfirmations(transaction)) / confirmationsPerMinute(perMinute);
  if (waitingMinutes >= minutesWhenFull) throw tooManyAttempts(minute);
  const domain = ownDomainOf(mailboxOf(email));
  const attempts = [
    ...(domain ? [{ limit: 'subscriptionToDomain', by: [domain] } as const] : []),
    ...(waitingMinutes >= minutesWhenBusy ? [{ limit: 'subscriptionWhenBusy', by: [address] } as const] : []),
  ];
  if (attempts.length > 0) await countAttempts(transaction, attempts, now);
}

/** The version of the consent text at the form and in the mail. Change it when the meaning changes. */
const textVersion = '2026-11';

/** Limits of a mailbox, however its address is spelled, so that strangers cannot fill it. */
const maxMailsADay = 3;
const minPauseInMs = 10 * minute;

/** After an unsubscription, the server asks the mailbox again at most once in this time. */
export const askAgainAfterMs = 90 * day;

type Subscriber = { email: string; language: string; now: number };

/** Stores the consent. An address that joined before the server sent mail has no `purge_at`. */
const storeConsent = (db: Database, { email, language, now }: Subscriber) =>
  sql`
    insert into consent (subscriber_id, language, text_version, asked_at, purge_at, mailbox)
    select id, ${language}, ${textVersion}, ${now},
      case when created_at = ${now} then cast(${now + confirmableForMs} as bigint) end, ${mailboxOf(email)}
    from pre_launch_user where email = ${email}
    on conflict (subscriber_id) do update set
      language = ${language}, text_version = ${textVersion}, asked_at = ${now},
      purge_at = case when consent.purge_at is not null then cast(${now + confirmableForMs} as bigint) end
      where consent.confirmed_at is null or consent.unsubscribed_at is not null`.execute(db);

/** The number of confirmations that were queued for a mailbox in the last `within` milliseconds. */
const countQueued = (db: Database, mailbox: string, span: { within: number; now: number }) =>
  db
    .selectFrom('outbox')
    .innerJoin('consent as same', 'same.subscriber_id', 'outbox.subscriber_id')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .where('same.mailbox', '=', mailbox)
    .where('outbox.kind', '=', 'confirmation')
    .where(({ ref }) => isRecent(ref('outbox.created_at'), span));

/** Queues a confirmation, unless the mailbox has confirmed, or was asked too often. */
async function queueConfirmation(db: Database, { email, now }: Subscriber) {
  const mailbox = mailboxOf(email);
  const askedAgain = withdrawnConsents(db, mailbox).where(({ ref }) =>
    isRecent(ref('withdrawn.asked_again_at'), { within: askAgainAfterMs, now }),
  );
  const { rows } = await sql<{ subscriber_id: number }>`
    insert into outbox (kind, subscriber_id, state, attempts, due_at, created_at)
    select 'confirmation', pre_launch_user.id, 'queued', 0, ${now}, ${now}
    from pre_launch_user inner join consent on consent.subscriber_id = pre_launch_user.id
    where pre_launch_user.email = ${email}
      and (consent.confirmed_at is null or consent.unsubscribed_at is not null)
      and ${countQueued(db, mailbox, { within: minPauseInMs, now })} < 1
      and ${countQueued(db, mailbox, { within: day, now })} < ${maxMailsADay}
      and not exists ${askedAgain}
    returning subscriber_id`.execute(db);
  return rows[0]?.subscriber_id;
}

/** Stores when the server asked again for a withdrawn consent, if a confirmation was just queued. */
const storeAskedAgain = (db: Database, { email, now }: Subscriber) =>
  sql`
    update consent set asked_again_at = ${now}
    where mailbox = ${mailboxOf(email)} and unsubscribed_at is not null and exists (
      select 1 from outbox inner join pre_launch_user on pre_launch_user.id = outbox.subscriber_id
      where pre_launch_user.email = ${email} and outbox.kind = 'confirmation' and outbox.created_at = ${now}
    )`.execute(db);

/**
 * Asks an address on the list to confirm. Known and new addresses run the same statements, so that neither the response
 * nor its time tells them apart. Returns the subscriber if a mail was queued.
 */
export async function askForConsent(db: Database, subscriber: Subscriber) {
  // Another transaction may ask the same mailbox with another spelling.
  await acquireLock(db, 'confirmations');
  await storeConsent(db, subscriber);
  const subscriberId = await queueConfirmation(db, subscriber);
  await storeAskedAgain(db, subscriber);
  return subscriberId;
}
