import type { LetterState } from '#api/extensions/wire.ts';
import { languages } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { acquireLock, isPostgres } from '#server/db/locks.ts';
import { newToken } from '#server/hash.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { isDue, isTooFarAhead } from '#server/time/time.ts';
import { answerSince } from './consent.ts';
import { failExpiredLetters, maxPauseInMs, queueMails } from './outbox.ts';
import { countConfirmed } from './readLetters.ts';

/** The texts of a letter in one language. */
export type LetterText = { language: string; subject: string; body: string };

/** Lets no other transaction change a letter until this one ends. */
export const lockLetters = (db: Database) => acquireLock(db, 'letters');

/** Refuses a letter in another state. */
async function requireState(db: Database, id: number, state: LetterState) {
  await lockLetters(db);
  const letter = db.selectFrom('letter').select('state').where('id', '=', id);
  const current = await letter.executeTakeFirstOrThrow(notFound('letters'));
  if (current.state !== state) throw new HttpError(422, 'letters.wrongState');
}

async function writeTexts(db: Database, id: number, texts: readonly LetterText[]) {
  await db.deleteFrom('letter_text').where('letter_id', '=', id).execute();
  const rows = texts.map((text) => ({ letter_id: id, ...text }));
  await db.insertInto('letter_text').values(rows).execute();
}

const newPreviewKey = () => newToken(24);

/** Adds a draft and returns its id. */
export async function createLetter(db: Database, texts: readonly LetterText[], now: number) {
  const draft = { state: 'draft', preview_key: newPreviewKey(), created_at: now } as const;
  const { id } = await db.insertInto('letter').values(draft).returning('id').executeTakeFirstOrThrow();
  await writeTexts(db, id, texts);
  return id;
}

/** Replaces the texts of a draft. */
export async function rewriteLetter(db: Database, id: number, texts: readonly LetterText[]) {
  await requireState(db, id, 'draft');
  await writeTexts(db, id, texts);
}

export async function deleteLetter(db: Database, id: number) {
  await requireState(db, id, 'draft');
  await db.deleteFrom('letter').where('id', '=', id).execute();
}

/** The name of a language in that language. */
const nameOf = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(language);

const isWritten = ({ subject, body }: LetterText) => subject !== '' && body !== '';

async function requireTexts(db: Database, id: number, needed: readonly string[]) {
  const texts = await db.selectFrom('letter_text').selectAll().where('letter_id', '=', id).execute();
  const missing = needed.filter((language) => !texts.some((text) => text.language === language && isWritten(text)));
  if (missing.length > 0)
    throw new HttpError(422, ['letters.unwritten', { languages: missing.map(nameOf).join(', ') }]);
}

type TestLetter = { id: number; language: string; administratorId: number; now: number };

/** Queues the letter in one language for the administrator alone, and returns their address. */
export async function sendTestLetter(db: Database, { id, language, administratorId, now }: TestLetter) {
  await lockLetters(db);
  await db.selectFrom('letter').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound('letters'));
  await requireTexts(db, id, [language]);
  const administrator = db.selectFrom('administrator').select('email').where('id', '=', administratorId);
  const { email } = await administrator.executeTakeFirstOrThrow();
  await queueMails(db, 'letter', [{ letter_id: id, recipient: email, language }], now);
  return email;
}

/**
 * Starts to send a draft to all confirmed subscribers, and returns their number. Preview links that were shared for
 * proofreading end: the letter gets another key.
 */
export async function sendLetter(db: Database, id: number, now: number) {
  await requireState(db, id, 'draft');
  await requireTexts(db, id, languages);
  const recipients = await countConfirmed(db);
  if (recipients === 0) throw new HttpError(422, 'letters.nobody');
  const sent = { state: 'sending', begun_at: now, recipients, preview_key: newPreviewKey() } as const;
  await db.updateTable('letter').set(sent).where('id', '=', id).execute();
  return recipients;
}

/** Pauses or resumes a letter. */
export async function changeLetterState(db: Database, id: number, from: LetterState, state: LetterState) {
  await requireState(db, id, from);
  await db.updateTable('letter').set({ state }).where('id', '=', id).execute();
}

/**
 * Queues a failed mail again, or lets a retrying one skip its pause. Only an administrator decides this, because the mail
 * may have arrived. Refuses a mail that its subscriber has answered since. Returns whether the mail waits for a paused letter.
 */
export async function retryMail(db: Database, id: number, { now }: { now: number }) {
  await lockLetters(db);
  const { confirmed_at, unsubscribed_at, letter_state, ...mail } = await db
    .selectFrom('outbox')
    .leftJoin('consent', 'consent.subscriber_id', 'outbox.subscriber_id')
    .leftJoin('letter', 'letter.id', 'outbox.letter_id')
    .select(['outbox.kind', 'outbox.state', 'failure', 'letter_id', 'recipient', 'outbox.created_at'])
    .select(['confirmed_at', 'unsubscribed_at', 'letter.state as letter_state'])
    .where('outbox.id', '=', id)
    .executeTakeFirstOrThrow(notFound('outbox'));
  const isRetrying = mail.state === 'queued' && mail.failure !== null;
  if (mail.state !== 'failed' && !isRetrying) throw new HttpError(422, 'outbox.notFailed');
  const answer = answerSince(mail, { confirmed_at, unsubscribed_at });
  if (answer) throw new HttpError(422, `outbox.${answer}`);
  const queued = db.updateTable('outbox').set({ state: 'queued', due_at: now, failure: null }).where('id', '=', id);
  await queued.where('state', '=', mail.state).execute(); // the sender may have leased it meanwhile
  const letter = db.updateTable('letter').set({ state: 'sending' }).where('id', '=', mail.letter_id);
  await letter.where('state', '=', 'sent').execute();
  return { isPaused: letter_state === 'paused' && mail.recipient === null };
}

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

/**
 * The next subscribers: those who had confirmed when the letter was sent, and have not unsubscribed since. Locks them, so
 * that none is deleted before their mail is queued. SQLite has one writer and needs no lock.
 */
const nextSubscribers = async (db: Database, { begun_at, queued_up_to }: Progress, now: number) => {
  const rows = await db
    .selectFrom('consent')
    .innerJoin('pre_launch_user', 'pre_launch_user.id', 'subscriber_id')
    .select('subscriber_id')
    .where('subscriber_id', '>', queued_up_to)
    // A wrong clock may have dated the confirmation in the future.
    .where((row) =>
      row.or([row('confirmed_at', '<=', begun_at), isTooFarAhead(row.ref('confirmed_at'), { within: 0, now })]),
    )
    .where('unsubscribed_at', 'is', null)
    .orderBy('subscriber_id')
    .limit(batchSize)
    .$if(isPostgres(db), (subscribers) => subscribers.forKeyShare('pre_launch_user'))
    .execute();
  return rows.map(({ subscriber_id }) => subscriber_id);
};

async function continueLetter(db: Database, id: number, now: number) {
  await lockLetters(db);
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
