import { randomInt } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { acquireLock } from '#server/db/locks.ts';
import type { Tables } from '#server/db/Tables.ts';
import { hour, minute, second } from '#server/time/durations.ts';
import { isDue, isRecent } from '#server/time/moments.ts';

/** Longer than a mail may take; who has not said by then how it went does not live any more. */
export const leaseInMs = 5 * minute;

const firstPauseInMs = minute;
export const longestPauseInMs = 6 * hour;
const maxAttempts = 10;

const leased = [
  'id',
  'kind',
  'subscriber_id',
  'letter_id',
  'recipient',
  'language',
  'message_id',
  'attempts',
  'created_at',
] as const;

export type QueuedMail = Pick<Selectable<Tables['outbox']>, (typeof leased)[number]>;

/** Instead of a mail server's words: whether a letter has arrived cannot be known. */
export const lost = 'lost';

type Lease = { now: number; max: number; perMinute: number };

/** Strangers cause confirmations. They get half of the rate, so that they cannot hold up all other mail. */
export const confirmationsPerMinute = (perMinute: number) => Math.ceil(perMinute / 2);

const attemptsOfLastMinute = async (db: Database, now: number) => {
  const { all, confirmations } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('all'))
    .select(({ fn }) => fn.countAll().filterWhere('kind', '=', 'confirmation').as('confirmations'))
    .where(({ ref }) => isRecent(ref('attempted_at'), { within: minute, now }))
    .executeTakeFirstOrThrow();
  return { all: Number(all), confirmations: Number(confirmations) };
};

/** How many confirmations wait for their first attempt, or for another one. */
export async function countWaiting(db: Database) {
  const counted = db.selectFrom('outbox').select((row) => row.fn.countAll().as('waiting'));
  const confirmations = counted.where('kind', '=', 'confirmation').where('state', '=', 'queued');
  return Number((await confirmations.executeTakeFirstOrThrow()).waiting);
}

/** Whether a queued mail waits no longer, or a process has had the mail for too long. */
export const isDueNow = (now: number) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([
    row.and([row('state', '=', 'queued'), isDue(row.ref('due_at'), { within: longestPauseInMs, now })]),
    row.and([row('state', '=', 'sending'), isDue(row.ref('due_at'), { within: leaseInMs, now })]),
  ]);

/**
 * What may go out: of what a process had taken when it died only what does no harm if it comes twice, and of letters
 * those that are being sent, or tried out.
 */
export const isSendable = (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([
    row.and([row('letter_id', 'is', null), row('state', 'in', ['queued', 'sending'])]),
    row.and([row('recipient', 'is not', null), row('state', '=', 'queued')]),
    row.and([
      row('state', '=', 'queued'),
      row('letter_id', 'in', (from) => from.selectFrom('letter').select('letter.id').where('state', '=', 'sending')),
    ]),
  ]);

/** A letter that a process had taken when it died may have arrived: it is not sent again unless a person says so. */
export const giveUpLetters = (db: Database, now: number) =>
  db
    .updateTable('outbox')
    .set({ state: 'failed', failure: lost })
    .where('state', '=', 'sending')
    .where(isDueNow(now))
    .where('letter_id', 'is not', null)
    .execute();

/** Takes mails that are due, so that nobody else does; of all processes together not more than so many a minute. */
export const leaseMails = (db: Database, { now, max: atMost, perMinute }: Lease): Promise<QueuedMail[]> =>
  db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'outbox');
    const attempted = await attemptsOfLastMinute(transaction, now);
    const allowed = Math.min(atMost, perMinute - attempted.all);
    const confirmations = Math.max(0, confirmationsPerMinute(perMinute) - attempted.confirmations);
    if (allowed <= 0) return [];
    return transaction
      .updateTable('outbox')
      .set((row) => ({
        state: 'sending',
        attempts: row('attempts', '+', 1),
        attempted_at: now,
        due_at: now + leaseInMs,
      }))
      .where('id', 'in', (from) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where(isDueNow(now))
          .where(isSendable)
          .where((row) =>
            row.or([
              row('kind', '<>', 'confirmation'),
              row('id', 'in', (ofStrangers) =>
                ofStrangers
                  .selectFrom('outbox')
                  .select('id')
                  .where('kind', '=', 'confirmation')
                  .where('state', 'in', ['queued', 'sending'])
                  .where(isDueNow(now))
                  .orderBy('due_at')
                  .orderBy('id')
                  .limit(confirmations),
              ),
            ]),
          )
          // Replies of support and trials go first, then confirmations, then the letter to all.
          .orderBy(
            sql`case when kind = 'reply' or recipient is not null then 0 when kind = 'confirmation' then 1 else 2 end`,
          )
          .orderBy('due_at')
          .orderBy('id')
          .limit(allowed),
      )
      .returning(leased)
      .execute();
  });

/** Writes down how the attempt went, unless the row has been taken by another since. */
const settle = (db: Database, { id, attempts }: QueuedMail, outcome: Partial<Selectable<Tables['outbox']>>) =>
  db
    .updateTable('outbox')
    .set(outcome)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'sending')
    .execute();

export const markSent = (db: Database, mail: QueuedMail) => settle(db, mail, { state: 'sent', failure: null });

export const markFailed = (db: Database, mail: QueuedMail, failure: string) =>
  settle(db, mail, { state: 'failed', failure });

/** Twice as long after each attempt, and not at the same moment as all the others that failed with it. */
const pauseAfter = (attempts: number) =>
  Math.min(firstPauseInMs * 2 ** (attempts - 1), longestPauseInMs) + randomInt(10 * second);

/** Puts a mail back for a later attempt; one that was tried often enough has failed. */
export const retryLater = (db: Database, mail: QueuedMail, failure: string, now: number) =>
  mail.attempts >= maxAttempts
    ? markFailed(db, mail, failure)
    : settle(db, mail, { state: 'queued', failure, due_at: now + pauseAfter(mail.attempts) });

/** Takes out what has become pointless. */
export const discard = (db: Database, { id }: QueuedMail) => db.deleteFrom('outbox').where('id', '=', id).execute();

/** When the next mail is due, if any. */
export const nextDue = async (db: Database) => {
  const due = db.selectFrom('outbox').select('due_at').where('state', 'in', ['queued', 'sending']).where(isSendable);
  return (await due.orderBy('due_at').limit(1).executeTakeFirst())?.due_at;
};
