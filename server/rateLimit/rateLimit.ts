import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { keyedHash } from '#server/db/keyedHash.ts';
import { acquireLock } from '#server/db/locks.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { isDue, isRecent, minute, second } from '#server/time/time.ts';

/** Attempts are stored no longer. */
export const longestWindowInMs = 60 * minute;

/** At most `max` attempts within a window. The name tells its attempts from those of other limits. */
export type Limit = { name: string; max: number; windowInMs: number };

/** Checks that the attempts of a limit are stored as long as its window. */
export function defineLimit(limit: Limit): Limit {
  if (limit.windowInMs > longestWindowInMs) throw new Error(`The window of ${limit.name} is too long`);
  return limit;
}

/** An attempt, with the caller or the account that it counts for. */
type Attempt = { limit: Limit; by: readonly string[] };

const keyOf = (db: Database, { limit, by }: Attempt) => keyedHash(db, [limit.name, ...by]);

const tooManyAttempts = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / second));
  return new HttpError(429, ['request.tooMany', { time: { milliseconds } }], {
    headers: { 'Retry-After': String(seconds) },
  });
};

/** The latest attempts within the window of their limit. No other process counts one until the end of the transaction. */
async function lockedAttempts(transaction: Database, attempt: Attempt, now: number) {
  await acquireLock(transaction, [attempt.limit.name, ...attempt.by].join(' '));
  const { max, windowInMs } = attempt.limit;
  const isCounted = isRecent(sql.ref<number>('at'), { within: windowInMs, now });
  const { rows } = await sql<{ at: number }>`
    select at from attempt where key = ${await keyOf(transaction, attempt)} and ${isCounted}
    order by at desc limit ${max}`.execute(transaction);
  return rows;
}

async function addAttempt(transaction: Database, attempt: Attempt, now: number) {
  const { windowInMs } = attempt.limit;
  const row = { key: await keyOf(transaction, attempt), at: now, expires_at: now + windowInMs };
  return (await transaction.insertInto('attempt').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/**
 * Counts attempts in the caller's transaction and returns their ids, or refuses them with 429 and counts none. The locks
 * make all processes together count one attempt at a time.
 */
export async function countAttempts(transaction: Database, attempts: readonly Attempt[], now: number) {
  const ids: number[] = [];
  for (const attempt of attempts) {
    const { max, windowInMs } = attempt.limit;
    const oldest = (await lockedAttempts(transaction, attempt, now))[max - 1];
    if (oldest) throw tooManyAttempts(oldest.at + windowInMs - now);
    ids.push(await addAttempt(transaction, attempt, now));
  }
  return ids;
}

/** Counts an attempt in the caller's transaction, and returns how many were counted before it, at most the limit. */
export async function countAttempt(transaction: Database, attempt: Attempt, now: number) {
  const { length } = await lockedAttempts(transaction, attempt, now);
  await addAttempt(transaction, attempt, now);
  return length;
}

/** Removes attempts that turned out to be no guesses. */
export const undoAttempts = (db: Database, ids: readonly number[]) =>
  db.deleteFrom('attempt').where('id', 'in', ids).execute();

/** Deletes expired attempts. A wrong clock may delete others, which only restarts their limits. */
export const pruneAttempts = (db: Database, now: number) =>
  db
    .deleteFrom('attempt')
    .where(({ ref }) => isDue(ref('expires_at'), { within: longestWindowInMs, now }))
    .execute();

/** Deletes the attempts of this kind, after a correct password. */
export const resetAttempts = async (db: Database, attempt: Attempt) =>
  db
    .deleteFrom('attempt')
    .where('key', '=', await keyOf(db, attempt))
    .execute();
