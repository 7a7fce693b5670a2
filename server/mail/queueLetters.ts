import type { Database } from '#server/db/Database.ts';
import { acquireLock } from '#server/db/locks.ts';
import { isDue, isTooFarAhead } from '#server/time/moments.ts';
import { giveUpLetters, longestPauseInMs } from './outbox.ts';

/** So many mails of a letter wait in the outbox at most: it stays short, however many there are to write to. */
const batch = 200;

const waiting = (db: Database, letterId: number) =>
  db
    .selectFrom('outbox')
    .select((row) => row.fn.min('due_at').as('due_at'))
    .where('letter_id', '=', letterId)
    .where('state', 'in', ['queued', 'sending'])
    .where('subscriber_id', 'is not', null)
    .executeTakeFirstOrThrow();

type Sending = { id: number; begun_at: number | null; queued_up_to: number };

/** Who comes next: those who had confirmed when the letter was sent off, and have not left since. */
const nextSubscribers = async (db: Database, { begun_at, queued_up_to }: Sending, now: number) => {
  const confirmed = db.selectFrom('consent').select('subscriber_id').where('subscriber_id', '>', queued_up_to);
  // A wrong clock has dated some of them ahead: they are not left out.
  const next = confirmed
    .where((row) =>
      row.or([row('confirmed_at', '<=', begun_at), isTooFarAhead(row.ref('confirmed_at'), { within: 0, now })]),
    )
    .where('unsubscribed_at', 'is', null);
  return (await next.orderBy('subscriber_id').limit(batch).execute()).map(({ subscriber_id }) => subscriber_id);
};

async function queueLetter(db: Database, id: number, now: number) {
  await acquireLock(db, 'letters');
  const letter = await db
    .selectFrom('letter')
    .select(['id', 'begun_at', 'queued_up_to'])
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  if (!letter) return;

  const subscribers = await nextSubscribers(db, letter, now);
  const last = subscribers.at(-1);
  if (last === undefined) {
    const { due_at } = await waiting(db, id);
    if (due_at === null) await db.updateTable('letter').set({ state: 'sent' }).where('id', '=', id).execute();
    return;
  }
  const mail = { kind: 'letter', letter_id: id, state: 'queued', attempts: 0, due_at: now, created_at: now } as const;
  const mails = subscribers.map((subscriber_id) => ({ ...mail, subscriber_id }));
  await db
    .insertInto('outbox')
    .values(mails)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('letter').set({ queued_up_to: last }).where('id', '=', id).execute();
}

/** Goes on with each letter that is being sent: queues it for the next subscribers once nothing of it is due, or ends it. */
export async function queueLetters(db: Database, now: number) {
  await giveUpLetters(db, now);
  const sending = await db.selectFrom('letter').select('id').where('state', '=', 'sending').execute();
  for (const { id } of sending) {
    const { due_at } = await waiting(db, id);
    if (due_at !== null && isDue(due_at, { within: longestPauseInMs, now })) continue;
    await db.transaction().execute((transaction) => queueLetter(transaction, id, now));
  }
}
