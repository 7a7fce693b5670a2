import type { Database } from '#server/db/Database.ts';
import { acquireLock } from '#server/db/locks.ts';
import { isDue, isTooFarAhead } from '#server/time/moments.ts';
import { failExpiredLetters, maxPauseInMs, queueMails } from './outbox.ts';

/** Mails of a letter are queued in batches, so that the outbox stays short. */
const batchSize = 200;

/** When the first queued mail of a letter is due; null when none is queued. */
const firstDue = async (db: Database, letterId: number) => {
  const { due_at } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.min('due_at').as('due_at'))
    .where('letter_id', '=', letterId)
    .where('state', 'in', ['queued', 'sending'])
    .where('subscriber_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return due_at;
};

type Progress = { begun_at: number | null; queued_up_to: number };

/** The next subscribers: those who had confirmed when the letter was sent, and have not unsubscribed since. */
const nextSubscribers = async (db: Database, { begun_at, queued_up_to }: Progress, now: number) => {
  const rows = await db
    .selectFrom('consent')
    .select('subscriber_id')
    .where('subscriber_id', '>', queued_up_to)
    // A wrong clock may have dated the confirmation in the future.
    .where((row) =>
      row.or([row('confirmed_at', '<=', begun_at), isTooFarAhead(row.ref('confirmed_at'), { within: 0, now })]),
    )
    .where('unsubscribed_at', 'is', null)
    .orderBy('subscriber_id')
    .limit(batchSize)
    .execute();
  return rows.map(({ subscriber_id }) => subscriber_id);
};

async function continueLetter(db: Database, id: number, now: number) {
  await acquireLock(db, 'letters');
  const letters = db.selectFrom('letter').select(['begun_at', 'queued_up_to']).where('id', '=', id);
  const letter = await letters.where('state', '=', 'sending').executeTakeFirst();
  const due = await firstDue(db, id);
  if (!letter || (due !== null && isDue(due, { within: maxPauseInMs, now }))) return;
  const subscribers = await nextSubscribers(db, letter, now);
  const change = db.updateTable('letter').where('id', '=', id);
  const queued_up_to = subscribers.at(-1);
  if (queued_up_to !== undefined) {
    const mails = subscribers.map((subscriber_id) => ({ subscriber_id, letter_id: id }));
    await queueMails(db, 'letter', mails, now);
    await change.set({ queued_up_to }).execute();
  } else if (due === null) await change.set({ state: 'sent' }).execute();
}

/** Continues each letter that is being sent: queues the next batch once no mail of it is due, or ends the letter. */
export async function queueLetters(db: Database, now: number) {
  await failExpiredLetters(db, now);
  const letters = await db.selectFrom('letter').select('id').where('state', '=', 'sending').execute();
  for (const { id } of letters) await db.transaction().execute((transaction) => continueLetter(transaction, id, now));
}
