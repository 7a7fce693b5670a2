import { sql } from 'kysely';
import type { Language, SubscriberState } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isPostgres, lockMailbox, lockWaitingList } from '#server/db/locks.ts';
import { openText, sealText } from '#server/db/sealedText.ts';
import { isSigned, sign } from '#server/db/signature.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { newToken, sha256 } from '#server/hash.ts';
import { day, hour, isNotRecent, isOlder, isRecent, isTooFarAhead } from '#server/time/time.ts';
import { forgetQuestion, type Question } from './outbox.ts';
import type { LinkPurpose } from './renderMail.ts';

/** A link confirms for 72 hours. An address that is not confirmed by then is deleted; while its mail waits, the address stays. */
export const confirmableForMs = 72 * hour;

/**
 * After an unsubscription, the server asks the mailbox again at most once in this time. The link of that mail confirms as
 * long, so that a person who comes back always has one that works.
 */
export const askAgainAfterMs = 90 * day;

/** The version of the consent text at the form and in the mail. Change it when the meaning changes. */
export const textVersion = '2026-11';

const hashOf = (token: string) => sha256(token, 'base64url');

type LinkOf = {
  purpose: LinkPurpose;
  subscriberId: number;
  now: number;
  /** The language in which the mail asks for consent, and when a person asked for the mail. */
  asked?: { language: string; asked_at: number };
};

/** Postgres waits in a query for a deletion of the subscriber at the same moment. */
const waitingForDeletion = (db: Database) => (isPostgres(db) ? sql`for key share` : sql``);

/** The values that the signature in a link to unsubscribe is of. Their time differs where a restore gives an id to another subscriber. */
const signedValues = ({ id, created_at }: { id: number; created_at: number }) => ['unsubscribe', id, created_at];

/** Binds the mailbox in a token to its subscriber. */
const contextOf = (subscriber: { id: number; created_at: number }) => signedValues(subscriber).join('.');

/**
 * The token of a link in a mail to this subscriber; undefined for a deleted one. A token to confirm is a new one, whose hash
 * is stored. A token to unsubscribe is signed and needs no row, so that the links of mails that were sent after a backup work
 * when it is restored. It has the mailbox, encrypted, so that it also ends a later subscription of the same person.
 */
export async function createToken(db: Database, { purpose, subscriberId, now, asked }: LinkOf) {
  if (purpose === 'unsubscribe') {
    const { rows } = await sql<{ id: number; created_at: number; mailbox: string | null }>`
      select id, created_at, (select mailbox from consent where subscriber_id = pre_launch_user.id) as mailbox
      from pre_launch_user where id = ${subscriberId} ${waitingForDeletion(db)}`.execute(db);
    if (!rows[0]) return undefined;
    const { created_at, mailbox } = rows[0];
    const sealed = mailbox === null ? [] : [await sealText(db, mailbox, contextOf(rows[0]))];
    return [subscriberId, created_at, ...sealed, await sign(db, signedValues(rows[0]))].join('.');
  }
  const token = newToken(24);
  const { language = null, asked_at = null } = asked ?? {};
  const { rows } = await sql`
    insert into mail_token (token_hash, purpose, subscriber_id, created_at, language, text_version, asked_at)
    select ${hashOf(token)}, ${purpose}, id, ${now}, ${language}, ${textVersion}, cast(${asked_at} as bigint)
    from pre_launch_user where id = ${subscriberId}
    ${waitingForDeletion(db)}
    returning subscriber_id`.execute(db);
  return rows.length > 0 ? token : undefined;
}

/** The subscriber with a mailbox; one who has not unsubscribed first, and then the latest. */
async function subscriberWithMailbox(db: Database, mailbox: string) {
  const consents = db.selectFrom('consent').select('subscriber_id').where('mailbox', '=', mailbox);
  const subscribedFirst = consents.orderBy((row) => row('unsubscribed_at', 'is not', null));
  return (await subscribedFirst.orderBy('subscriber_id', 'desc').limit(1).executeTakeFirst())?.subscriber_id;
}

/**
 * The subscriber of a signed token, null for a deleted one who has not come back, and undefined for any other token. A token of
 * an earlier version has no time, and is worthless once its subscriber is deleted, or it has no mailbox.
 */
async function signedSubscriberOf(db: Database, token: string) {
  const parts = /^([1-9]\d{0,14})\.(?:(\d{1,15})\.)?(?:([\w-]{38,1000})\.)?([\w-]{86})$/.exec(token);
  const [, number, time, sealed, signature = ''] = parts ?? [];
  if (number === undefined) return undefined;
  const id = Number(number);
  const subscribers = db.selectFrom('pre_launch_user').select('created_at').where('id', '=', id);
  const subscriber = await subscribers.executeTakeFirst();
  const created_at = time === undefined ? subscriber?.created_at : Number(time);
  if (created_at === undefined || !(await isSigned(db, signedValues({ id, created_at }), signature))) return undefined;
  if (subscriber?.created_at === created_at) return id;
  const mailbox = sealed && (await openText(db, sealed, contextOf({ id, created_at })));
  return (mailbox && (await subscriberWithMailbox(db, mailbox))) || null;
}

const withdrawn = (db: Database) =>
  db.selectFrom('consent').select('subscriber_id').where('unsubscribed_at', 'is not', null);

/**
 * The subscriber of a valid token, null for one who is no longer on the list, or undefined. A token to unsubscribe never
 * expires; those of older mails have a row.
 */
export async function subscriberOf(db: Database, token: string, { purpose, now }: Pick<LinkOf, 'purpose' | 'now'>) {
  const signed = purpose === 'unsubscribe' ? await signedSubscriberOf(db, token) : undefined;
  if (signed !== undefined) return signed;
  const row = await db
    .selectFrom('mail_token')
    .select('subscriber_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .$if(purpose === 'confirm', (tokens) =>
      tokens.where(({ eb, or, and, ref }) =>
        or([
          isRecent(ref('created_at'), { within: confirmableForMs, now }),
          and([
            isRecent(ref('created_at'), { within: askAgainAfterMs, now }),
            eb('subscriber_id', 'in', withdrawn(db)),
          ]),
        ]),
      ),
    )
    .executeTakeFirst();
  return row?.subscriber_id;
}

type Consent = { confirmed_at: number | null; unsubscribed_at: number | null };

/** The answer of a subscriber since a mail was queued, which makes the mail useless; undefined without one. */
export function answerSince({ kind, created_at }: { kind: string; created_at: number }, consent: Consent) {
  const isQuestion = kind === 'confirmation';
  if (consent.unsubscribed_at !== null)
    return isQuestion && consent.unsubscribed_at < created_at ? undefined : 'unsubscribed';
  return isQuestion && consent.confirmed_at !== null ? 'confirmed' : undefined;
}

const stateAfter = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;

/** Whether the subscriber has already done what a link is for. */
export async function isDone(db: Database, subscriberId: number, purpose: LinkPurpose) {
  const ofSubscriber = db.selectFrom('pre_launch_user').where('id', '=', subscriberId);
  const row = await ofSubscriber.select(consentStateOf('pre_launch_user.id').as('state')).executeTakeFirst();
  return row?.state === stateAfter[purpose];
}

/** The withdrawn consents of a mailbox. */
export const withdrawnConsents = (db: Database, mailbox: string) =>
  db
    .selectFrom('consent as withdrawn')
    .select('withdrawn.subscriber_id')
    .where('withdrawn.mailbox', '=', mailbox)
    .where('withdrawn.unsubscribed_at', 'is not', null);

/** Gives an unconfirmed subscriber the whole time from now on, because the mail with the link is sent now. */
export const extendPurge = (db: Database, subscriberId: number, now: number) =>
  db
    .updateTable('consent')
    .set({ purge_at: now + confirmableForMs })
    .where('subscriber_id', '=', subscriberId)
    .where('purge_at', 'is not', null)
    .execute();

/** Locks the mailbox of a subscriber. One without a consent is on the list from before the server sent mail. */
async function lockMailboxOf(db: Database, subscriberId: number) {
  const consent = db.selectFrom('consent').select('mailbox').where('subscriber_id', '=', subscriberId);
  const own = await consent.executeTakeFirst();
  if (own) await lockMailbox(db, own.mailbox);
}

/** What the mail of a link asked for. The links of earlier versions have nothing. */
async function askedBy(db: Database, token: string) {
  const tokens = db.selectFrom('mail_token').select(['language', 'text_version', 'asked_at']);
  const asked = await tokens.where('token_hash', '=', hashOf(token)).executeTakeFirst();
  const { language, text_version, asked_at } = asked ?? {};
  return language && text_version && asked_at ? { language, text_version, asked_at } : undefined;
}

const formerColumns = [
  'subscriber_id',
  'language',
  'text_version',
  'asked_at',
  'confirmed_at',
  'unsubscribed_at',
] as const;

/** Keeps a withdrawn consent, which the next confirmation overwrites. */
function keepWithdrawn(db: Database, subscriberId: number) {
  const consent = db.selectFrom('consent').select(formerColumns).where('subscriber_id', '=', subscriberId);
  const withdrawn = consent.where('unsubscribed_at', 'is not', null).$narrowType<{ unsubscribed_at: number }>();
  return db.insertInto('former_consent').columns(formerColumns).expression(withdrawn).execute();
}

/**
 * Stores the confirmation of a subscriber, and what the mail of the link asked for. The subscriber can be asked again after the
 * next unsubscription. Returns false if they had confirmed before.
 */
export async function confirm(db: Database, subscriberId: number, now: number, token?: string) {
  await lockMailboxOf(db, subscriberId);
  await keepWithdrawn(db, subscriberId);
  const confirmed = db
    .updateTable('consent')
    .set({ confirmed_at: now, unsubscribed_at: null, purge_at: null, ...(token && (await askedBy(db, token))) })
    .where('subscriber_id', '=', subscriberId)
    .where((row) => row.or([row('confirmed_at', 'is', null), row('unsubscribed_at', 'is not', null)]));
  if ((await confirmed.executeTakeFirst()).numUpdatedRows === 0n) return false;
  const own = db.selectFrom('consent').select('mailbox').where('subscriber_id', '=', subscriberId);
  await db.updateTable('consent').set({ asked_again_at: null }).where('mailbox', 'in', own).execute();
  return true;
}

/**
 * Unsubscribes, and deletes the subscriber's queued mails, and the questions to other spellings of the mailbox. Returns false
 * if they had unsubscribed before. The address stays, because the server would ask a deleted address like a new one.
 */
export async function unsubscribe(db: Database, subscriberId: number, now: number) {
  await lockMailboxOf(db, subscriberId);
  const unsubscribed = db
    .updateTable('consent')
    .set({ unsubscribed_at: now, purge_at: null })
    .where('subscriber_id', '=', subscriberId);
  const { numUpdatedRows } = await unsubscribed.where('unsubscribed_at', 'is', null).executeTakeFirst();
  const { rows: questions } = await sql<Question>`
    delete from outbox where kind = 'confirmation' and state = 'queued' and subscriber_id in (
      select other.subscriber_id from consent as other inner join consent as own on own.mailbox = other.mailbox
      where own.subscriber_id = ${subscriberId})
    returning subscriber_id, created_at`.execute(db);
  for (const question of questions) await forgetQuestion(db, question);
  await db.deleteFrom('outbox').where('subscriber_id', '=', subscriberId).where('state', '=', 'queued').execute();
  // After an earlier unsubscription, the link is that of the one mail that asks again.
  if (numUpdatedRows === 0n) return false;
  const links = db.deleteFrom('mail_token').where('subscriber_id', '=', subscriberId);
  await links.where('purpose', '=', 'confirm').execute();
  await addRemovals(db, 'unsubscribed', [subscriberId], now);
  return true;
}

/** Addresses are deleted in batches: a statement has a limit of parameters, and a long one blocks SQLite. */
const purgedAtOnce = 500;

/** Deletes addresses that were not confirmed in time, and expired links. Returns the number of addresses, 0 when none is left. */
export async function purgeUnconfirmed(db: Database, now: number) {
  await db
    .deleteFrom('mail_token')
    .where('purpose', '=', 'confirm')
    .where(({ eb, or, and, ref }) =>
      or([
        isNotRecent(ref('created_at'), { within: askAgainAfterMs, now }),
        and([
          isNotRecent(ref('created_at'), { within: confirmableForMs, now }),
          eb('subscriber_id', 'not in', withdrawn(db)),
        ]),
      ]),
    )
    .execute();
  // A wrong clock dated these in the future: give them the usual time.
  await db
    .updateTable('consent')
    .set({ purge_at: now + confirmableForMs })
    .where(({ ref }) => isTooFarAhead(ref('purge_at'), { within: confirmableForMs, now }))
    .execute();
  return db.transaction().execute(async (transaction) => {
    await lockWaitingList(transaction);
    const waiting = transaction
      .selectFrom('outbox')
      .select('subscriber_id')
      .where('kind', '=', 'confirmation')
      .where('state', 'in', ['queued', 'sending'])
      .where('subscriber_id', 'is not', null)
      .$castTo<{ subscriber_id: number }>();
    const due = transaction
      .selectFrom('consent')
      .select('subscriber_id')
      .where(({ ref }) => isOlder(ref('purge_at'), { within: 0, now }))
      .where('subscriber_id', 'not in', waiting)
      .limit(purgedAtOnce);
    const ids = (await due.execute()).map((row) => row.subscriber_id);
    if (ids.length > 0) await transaction.deleteFrom('pre_launch_user').where('id', 'in', ids).execute();
    await addRemovals(transaction, 'subscriber', ids, now);
    return ids.length;
  });
}

/** The state of a subscriber's consent. Those who joined before the server sent mail have none, and are unconfirmed. */
export const consentStateOf = (id: string) => sql<SubscriberState>`coalesce((
  select case when unsubscribed_at is not null then 'unsubscribed'
    when confirmed_at is not null then 'confirmed' else 'unconfirmed' end
  from consent where subscriber_id = ${sql.ref(id)}), 'unconfirmed')`;

/** The language of a subscriber's consent, or null. */
export const consentLanguageOf = (id: string) =>
  sql<Language | null>`(select language from consent where subscriber_id = ${sql.ref(id)})`;
