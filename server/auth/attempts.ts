import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/Tables.ts';
import { HttpError } from '#server/http/HttpError.ts';

const minute = 60_000;

/** At most so many tries in so many milliseconds. */
export type Limit = { most: number; within: number };

export const limits = {
  loginByAccount: { most: 5, within: 5 * minute },
  loginByAddress: { most: 30, within: 5 * minute },
  oldPassword: { most: 5, within: 5 * minute },
  subscription: { most: 10, within: minute },
} satisfies Record<string, Limit>;

const longestWindow = Math.max(...Object.values(limits).map(({ within }) => within));

type Try = { limit: keyof typeof limits; of: readonly string[]; now: number };

const keyOf = ({ limit, of }: Try) =>
  createHash('sha256')
    .update(JSON.stringify([limit, ...of]))
    .digest('base64url');

const tooMany = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, (say) => say.request.tooMany(seconds), { headers: { 'Retry-After': String(seconds) } });
};

/** The newest tries within the window, as many as the limit allows and the one more that was just noted. */
const newest = (db: Kysely<Tables>, key: string, { most, within }: Limit, now: number) =>
  db
    .selectFrom('attempt')
    .select(['id', 'at'])
    .where('key', '=', key)
    .where('at', '>', now - within)
    .orderBy('at', 'desc')
    .limit(most + 1)
    .execute();

/** When the window has moved so far that one more try fits into it. */
const waitFor = (tries: { at: number }[], { most, within }: Limit, now: number) =>
  (tries[most - 1]?.at ?? now) + within - now;

const forget = (db: Kysely<Tables>, id: number) => db.deleteFrom('attempt').where('id', '=', id).execute();

/**
 * Notes a try, or refuses it with 429. It is noted before it is counted, so of tries at the same moment none can slip
 * past; a refused one is looked up but not written, so a flood of them costs little and does not lengthen the wait.
 */
export async function noteAttempt(db: Kysely<Tables>, attempt: Try) {
  const { now } = attempt;
  const limit = limits[attempt.limit];
  const key = keyOf(attempt);

  const earlier = await newest(db, key, limit, now);
  if (earlier.length >= limit.most) throw tooMany(waitFor(earlier, limit, now));

  await db
    .deleteFrom('attempt')
    .where('at', '<=', now - longestWindow)
    .execute();
  const { id } = await db.insertInto('attempt').values({ key, at: now }).returning('id').executeTakeFirstOrThrow();

  const counted = await newest(db, key, limit, now);
  if (counted.length > limit.most) {
    await forget(db, id);
    throw tooMany(waitFor(counted, limit, now));
  }
  return { forget: () => forget(db, id) };
}

/** Forgets every try of this kind: whoever knows the password is not guessing. */
export const forgetAttempts = (db: Kysely<Tables>, attempt: Omit<Try, 'now'>) =>
  db
    .deleteFrom('attempt')
    .where('key', '=', keyOf({ ...attempt, now: 0 }))
    .execute();
