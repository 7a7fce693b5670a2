import { randomInt } from 'node:crypto';
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { acquireLock, isPostgres, lockWaitingList } from '#server/db/locks.ts';
import type { Tables } from '#server/db/Tables.ts';
import type { MailQueue } from '#server/metrics/createMetrics.ts';
import { elapsed, hour, isDue, isRecent, minute, second } from '#server/time/time.ts';

/** A process that takes longer to send a mail is considered dead. A mail server may take ten minutes to confirm one. */
export const leaseInMs = 15 * minute;

const firstPauseInMs = minute;
export const maxPauseInMs = 6 * hour;

/** The longest time that a confirmation waits for its turn. */
export const maxDelayInMs = 48 * hour;
const maxAttempts = 10;

export type QueuedMail = Selectable<Tables['outbox']>;

type NewMail = Partial<Insertable<Tables['outbox']>>;

/** Adds mails to the outbox; a letter that a subscriber has already is skipped. */
export const queueMails = (db: Database, kind: QueuedMail['kind'], mails: readonly NewMail[], now: number) =>
  db
    .insertInto('outbox')
    .values(mails.map((mail) => ({ ...mail, kind, state: 'queued', attempts: 0, due_at: now, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The stored failure of a mail that may have arrived. */
export const unconfirmedDelivery = 'lost';

/** Anyone can cause confirmations, so they get half of the rate and cannot delay all other mail. */
export const confirmationsPerMinute = (perMinute: number) => Math.ceil(perMinute / 2);

/** The condition for a mail that is due: queued after its pause, or sending after its lease. */
const isDueNow = (now: number) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([
    row.and([row('state', '=', 'queued'), isDue(row.ref('due_at'), { within: maxDelayInMs, now })]),
    row.and([row('state', '=', 'sending'), isDue(row.ref('due_at'), { within: leaseInMs, now })]),
  ]);

/**
 * A mail with an expired lease may have arrived. Confirmations and replies are sent again; letters are not. The letter
 * to all is sent while its state is `sending`.
 */
const isSendable = (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([
    row('letter_id', 'is', null),
    row.and([
      row('state', '=', 'queued'),
      row.or([
        row('recipient', 'is not', null),
        row('letter_id', 'in', (from) => from.selectFrom('letter').select('letter.id').where('state', '=', 'sending')),
      ]),
    ]),
  ]);

/** The number of confirmations that could be sent now. Those that wait for their own turn delay nobody else. */
export const countDueConfirmations = (db: Database, now: number) =>
  countOf(db, db.selectFrom('outbox').select('id').where('kind', '=', 'confirmation').where(isDueNow(now)));

/** Marks letters with an expired lease as failed. An administrator decides whether to send them again. */
export const failExpiredLetters = (db: Database, now: number) =>
  db
    .updateTable('outbox')
    .set({ state: 'failed', failure: unconfirmedDelivery })
    .where('state', '=', 'sending')
    .where(isDueNow(now))
    .where('letter_id', 'is not', null)
    .execute();

type Limits = {
  now: number;
  max: number;
  perMinute: number;
  /** The ids of the mails that this process is sending: a clock that jumps ahead ends their leases. */
  sending?: readonly number[];
};

/** Leases mails that are due to this process: at most `perMinute` across all processes. */
export const leaseMails = (db: Database, { now, max, perMinute, sending = [] }: Limits): Promise<QueuedMail[]> =>
  db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'outbox');
    const lastMinute = transaction
      .selectFrom('outbox')
      .select('id')
      .where(({ ref }) => isRecent(ref('attempted_at'), { within: minute, now }));
    const attemptedConfirmations = await countOf(transaction, lastMinute.where('kind', '=', 'confirmation'));
    const allowed = Math.min(max, perMinute - (await countOf(transaction, lastMinute)));
    const allowedConfirmations = Math.max(0, confirmationsPerMinute(perMinute) - attemptedConfirmations);
    if (allowed <= 0) return [];
    const due = transaction
      .selectFrom('outbox')
      .select('id')
      .where(isDueNow(now))
      .$if(sending.length > 0, (mails) => mails.where('id', 'not in', sending));
    const confirmations = due
      .where('kind', '=', 'confirmation')
      .orderBy('due_at')
      .orderBy('id')
      .limit(allowedConfirmations);
    // Replies and test letters first, then confirmations, then the letter to all.
    const priority = sql`case when kind = 'reply' or recipient is not null then 0 when kind = 'confirmation' then 1 else 2 end`;
    const next = due
      .where(isSendable)
      .where((row) => row.or([row('kind', '<>', 'confirmation'), row('id', 'in', confirmations)]))
      .orderBy(priority)
      .orderBy('due_at')
      .orderBy('id')
      .limit(allowed)
      // Another transaction may just store that a mail was sent, or delete it.
      .$if(isPostgres(transaction), (mails) => mails.forUpdate().skipLocked());
    const ids = (await next.execute()).map(({ id }) => id);
    if (ids.length === 0) return [];
    return transaction
      .updateTable('outbox')
      .set((row) => ({
        state: 'sending',
        attempts: row('attempts', '+', 1),
        attempted_at: now,
        due_at: now + leaseInMs,
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
  });

/** The condition for a mail whose lease has not ended, or after whose lease no other attempt has begun. */
const isThisAttempt =
  ({ id, attempts }: QueuedMail) =>
  (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and({ id, attempts, state: 'sending' });

/** Stores the result of an attempt, unless another attempt has begun. */
const settle = (db: Database, mail: QueuedMail, result: Partial<Selectable<Tables['outbox']>>) =>
  db.updateTable('outbox').set(result).where(isThisAttempt(mail)).execute();

/** Marks a mail as sent, and counts one of a letter to a subscriber, in one transaction. */
export async function markSent(transaction: Database, mail: QueuedMail) {
  const [settled] = await settle(transaction, mail, { state: 'sent', failure: null });
  if (settled?.numUpdatedRows !== 1n || mail.letter_id === null || mail.subscriber_id === null) return;
  const counted = transaction.updateTable('letter').set((row) => ({ sent: row('sent', '+', 1) }));
  await counted.where('id', '=', mail.letter_id).execute();
}

export type Question = { subscriber_id: number | null; created_at: number };

/** Lets a mailbox that left be asked again, because this question did not reach it. */
export const forgetQuestion = (db: Database, { subscriber_id, created_at }: Question) =>
  db
    .updateTable('consent')
    .set({ asked_again_at: null })
    .where('mailbox', 'in', (from) =>
      from.selectFrom('consent as own').select('own.mailbox').where('own.subscriber_id', '=', subscriber_id),
    )
    .where('asked_again_at', '=', created_at)
    .execute();

/** Marks a mail as failed. A person who left and did not get the question can be asked again. */
export const markFailed = (db: Database, mail: QueuedMail, failure: string) =>
  db.transaction().execute(async (transaction) => {
    if (mail.kind === 'confirmation') await lockWaitingList(transaction);
    const [settled] = await settle(transaction, mail, { state: 'failed', failure });
    if (mail.kind === 'confirmation' && settled?.numUpdatedRows === 1n) await forgetQuestion(transaction, mail);
  });

/** Exponential backoff with jitter. */
const pauseAfter = (attempts: number) =>
  Math.min(firstPauseInMs * 2 ** (attempts - 1), maxPauseInMs) + randomInt(10 * second);

/** Queues a mail for another attempt, or marks it as failed after the last one. */
export const retryLater = (db: Database, mail: QueuedMail, failure: string, now: number) =>
  mail.attempts >= maxAttempts
    ? markFailed(db, mail, failure)
    : settle(db, mail, { state: 'queued', failure, due_at: now + pauseAfter(mail.attempts) });

/** Deletes a mail that should no longer be sent, unless another attempt has begun. */
export const discard = (db: Database, mail: QueuedMail) => db.deleteFrom('outbox').where(isThisAttempt(mail)).execute();

const pending = (db: Database) => db.selectFrom('outbox').where('state', 'in', ['queued', 'sending']).where(isSendable);

/** When the next mail is due; undefined for an empty outbox. */
export const nextDue = async (db: Database) =>
  (await pending(db).select('due_at').orderBy('due_at').limit(1).executeTakeFirst())?.due_at;

/** The metrics of the outbox for Prometheus. Paused letters do not count. */
export async function readMailQueue(db: Database, now: number): Promise<MailQueue> {
  const counts = await pending(db)
    .select(['kind', (row) => row.fn.countAll<number>().as('mails')])
    .groupBy('kind')
    .execute();
  const { due_at } = await pending(db)
    .select((row) => row.fn.min('due_at').as('due_at'))
    .where(isDueNow(now))
    .executeTakeFirstOrThrow();
  const none = { confirmation: 0, reply: 0, letter: 0 };
  return {
    waiting: { ...none, ...Object.fromEntries(counts.map(({ kind, mails }) => [kind, mails])) },
    dueFor: due_at === null ? 0 : elapsed(due_at, now),
  };
}
