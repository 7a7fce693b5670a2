import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { acquireLock } from '#server/db/locks.ts';
import { countAttempt, defineLimit } from '#server/rateLimit/rateLimit.ts';
import { day, hour, isRecent, minute } from '#server/time/time.ts';
import { mailboxOf, ownDomainOf } from '#server/validation/email.ts';
import { askAgainAfterMs, confirmableForMs, textVersion, withdrawnConsents } from './consent.ts';
import { confirmationsPerMinute, countDueConfirmations, maxDelayInMs } from './outbox.ts';

/** The subscriptions of an address delay its next ones, and are never refused. */
const whenBusy = defineLimit({ name: 'subscriptionWhenBusy', max: 600, windowInMs: 60 * minute });

/** The outbox is busy when the confirmations of ten minutes are due. */
const minutesWhenBusy = 10;

const maxMailsToDomainAnHour = 60;

/** A form with the hidden field filled in was probably sent by a program. */
const delayOfProgram = hour;

/** Where a subscription came from. */
type Source = {
  /** The IP address. */
  address: string;
  /** The mails that may be sent in a minute. */
  perMinute: number;
  /** Whether the hidden field of the form was filled in. */
  isProgram: boolean;
};

/**
 * Returns how long a confirmation waits. While the outbox is busy, that is a minute for each earlier subscription of its IP
 * address within an hour. So one address does not delay the mails of all others.
 */
async function delayOf(transaction: Database, { address, perMinute, isProgram }: Source, now: number) {
  const delay = isProgram ? delayOfProgram : 0;
  const waitingMinutes = (await countDueConfirmations(transaction, now)) / confirmationsPerMinute(perMinute);
  if (waitingMinutes < minutesWhenBusy) return delay;
  return delay + minute * (await countAttempt(transaction, { limit: whenBusy, by: [address] }, now));
}

/** When the next confirmation to a domain may be sent: sixty an hour, unless it is a large provider's. */
async function turnOf(transaction: Database, domain: string | null, earliest: number, now: number) {
  if (domain === null) return Math.min(earliest, now + maxDelayInMs);
  await acquireLock(transaction, `turns of ${domain}`);
  const turns = transaction.selectFrom('outbox').select('turn_at').where('domain', '=', domain);
  const before = await turns
    .orderBy('turn_at', 'desc')
    .offset(maxMailsToDomainAnHour - 1)
    .limit(1)
    .executeTakeFirst();
  return Math.min(Math.max(earliest, (before?.turn_at ?? 0) + hour), now + maxDelayInMs);
}

/** Limits of a mailbox, however its address is spelled, so that strangers cannot fill it. */
const maxMailsADay = 3;
const minPauseInMs = 10 * minute;

type Subscriber = {
  email: string;
  language: string;
  now: number;
  /** Without it, the confirmation is sent at once. */
  source?: Source;
};

/**
 * Stores the consent. One that exists keeps its language, because anyone can enter the address: `confirm` stores what the
 * person has read. An address that joined before the server sent mail has no `purge_at`.
 */
const storeConsent = (db: Database, { email, language, now }: Subscriber) =>
  sql`
    insert into consent (subscriber_id, language, text_version, asked_at, purge_at, mailbox)
    select id, ${language}, ${textVersion}, ${now},
      case when created_at = ${now} then cast(${now + confirmableForMs} as bigint) end, ${mailboxOf(email)}
    from pre_launch_user where email = ${email}
    on conflict (subscriber_id) do update set
      purge_at = case when consent.purge_at is not null then cast(${now + confirmableForMs} as bigint) end
      where consent.confirmed_at is null or consent.unsubscribed_at is not null`.execute(db);

/** The confirmations to a mailbox, also to its other spellings. */
const confirmationsTo = (db: Database, mailbox: string) =>
  db
    .selectFrom('outbox')
    .innerJoin('consent as same', 'same.subscriber_id', 'outbox.subscriber_id')
    .where('same.mailbox', '=', mailbox)
    .where('outbox.kind', '=', 'confirmation');

/** The confirmations to a mailbox that wait, or that were sent or tried within a day, the latest first. */
const readConfirmations = (db: Database, mailbox: string, now: number) =>
  confirmationsTo(db, mailbox)
    .select(['outbox.state', (row) => row.fn.coalesce('outbox.attempted_at', 'outbox.created_at').as('at')])
    .where((row) =>
      row.or([
        row('outbox.state', '=', 'queued'),
        isRecent(row.fn.coalesce('outbox.attempted_at', 'outbox.created_at'), { within: day, now }),
      ]),
    )
    .orderBy('at', 'desc')
    .execute();

/**
 * When the limits of a mailbox allow the next question, and whether its owner has one that still counts: one that has not
 * failed, and that they have not answered by leaving. A person without one waits for the next question. One statement reads
 * all states, because the sender may lease a mail between two.
 */
async function readLimits(db: Database, mailbox: string, now: number) {
  const confirmations = await readConfirmations(db, mailbox, now);
  const latest = confirmations.filter(({ state }) => state !== 'queued');
  const hasLeft = (await withdrawnConsents(db, mailbox).executeTakeFirst()) !== undefined;
  const last = latest[0];
  const third = latest[maxMailsADay - 1];
  const allowedAt = Math.max(now, last ? last.at + minPauseInMs : 0, third ? third.at + day : 0);
  const isWaiting = latest.length < confirmations.length;
  return { allowedAt, isWaiting, hasQuestion: !hasLeft && last?.state !== 'failed' };
}

/** Queues a confirmation, unless the mailbox has confirmed, has one in the queue or in the inbox, or was asked too often. */
async function queueConfirmation(db: Database, { email, language, now, source }: Subscriber) {
  const mailbox = mailboxOf(email);
  const domain = (source && ownDomainOf(mailbox)) ?? null;
  const { allowedAt, isWaiting, hasQuestion } = await readLimits(db, mailbox, now);
  const earliest = Math.max(allowedAt, now + (source ? await delayOf(db, source, now) : 0));
  const turn = source ? await turnOf(db, domain, earliest, now) : earliest;
  const isAllowed = !isWaiting && (allowedAt === now || !hasQuestion);
  const askedAgain = withdrawnConsents(db, mailbox).where(({ ref }) =>
    isRecent(ref('withdrawn.asked_again_at'), { within: askAgainAfterMs, now }),
  );
  const { rows } = await sql<{ subscriber_id: number }>`
    insert into outbox (kind, subscriber_id, language, state, attempts, due_at, created_at, domain, turn_at)
    select 'confirmation', pre_launch_user.id, ${language}, 'queued', 0, ${turn}, ${now}, ${domain}, ${turn}
    from pre_launch_user inner join consent on consent.subscriber_id = pre_launch_user.id
    where pre_launch_user.email = ${email}
      and (consent.confirmed_at is null or consent.unsubscribed_at is not null)
      and cast(${Number(isAllowed)} as integer) = 1
      and not exists ${askedAgain}
    returning subscriber_id`.execute(db);
  if (rows.length === 0) await sendEarlier(db, mailbox, turn);
  return rows[0]?.subscriber_id;
}

/**
 * Lets a confirmation that waits go out earlier, when a visitor asks for it after a program did. The update itself checks
 * the state, because `due_at` of a mail that is being sent is the end of its lease.
 */
async function sendEarlier(db: Database, mailbox: string, turn: number) {
  const waiting = confirmationsTo(db, mailbox)
    .select(['outbox.id', 'outbox.due_at'])
    .where('outbox.state', '=', 'queued')
    .where('outbox.attempts', '=', 0);
  for (const { id, due_at } of await waiting.execute()) {
    const earlier = Math.min(due_at, turn);
    await db
      .updateTable('outbox')
      .set({ due_at: earlier, turn_at: earlier })
      .where(({ and }) => and({ id, state: 'queued', attempts: 0 }))
      .execute();
  }
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
 * nor its time tells them apart. Returns the subscriber if a mail was queued. The caller has locked the mailbox, because
 * another transaction may ask the same mailbox with another spelling.
 */
export async function askForConsent(db: Database, subscriber: Subscriber) {
  await storeConsent(db, subscriber);
  const subscriberId = await queueConfirmation(db, subscriber);
  await storeAskedAgain(db, subscriber);
  return subscriberId;
}
