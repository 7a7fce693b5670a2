import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/Tables.ts';
import { HttpError } from '#server/http/HttpError.ts';

const minute = 60_000;

/** At most so many tries within so many milliseconds. */
const limits = {
  loginByAccount: { most: 5, within: 5 * minute },
  loginByAddress: { most: 30, within: 5 * minute },
  oldPassword: { most: 5, within: 5 * minute },
  subscription: { most: 10, within: minute },
};

const longestWindow = Math.max(...Object.values(limits).map(({ within }) => within));

/** A try at something, and whose it is. */
type Try = { limit: keyof typeof limits; of: readonly string[] };

const keyOf = ({ limit, of }: Try) =>
  createHash('sha256')
    .update(JSON.stringify([limit, ...of]))
    .digest('base64url');

const tooMany = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, (say) => say.request.tooMany(seconds), { headers: { 'Retry-After': String(seconds) } });
};

/** Refuses when the window holds more tries than allowed, and says when it will have moved far enough for one more. */
async function refuseIfMore(db: Kysely<Tables>, attempt: Try, allowed: number, now: number) {
  const { most, within } = limits[attempt.limit];
  const newest = await db
    .selectFrom('attempt')
    .select('at')
    .where('key', '=', keyOf(attempt))
    .where('at', '>', now - within)
    .orderBy('at', 'desc')
    .limit(most + 1)
    .execute();
  if (newest.length > allowed) throw tooMany((newest[most - 1]?.at ?? now) + within - now);
}

/**
 * Notes tries, or refuses them with 429. They are noted before they are counted, so of tries at the same moment none can
 * slip past; refused ones are looked up but not written, so a flood of them costs little and does not lengthen the wait.
 */
export async function noteAttempts(db: Kysely<Tables>, tries: readonly Try[], now: number) {
  for (const attempt of tries) await refuseIfMore(db, attempt, limits[attempt.limit].most - 1, now);

  await db
    .deleteFrom('attempt')
    .where('at', '<=', now - longestWindow)
    .execute();
  const noted = await db
    .insertInto('attempt')
    .values(tries.map((attempt) => ({ key: keyOf(attempt), at: now })))
    .returning('id')
    .execute();
  const forget = async () => {
    const ids = noted.map(({ id }) => id);
    await db.deleteFrom('attempt').where('id', 'in', ids).execute();
  };

  try {
    for (const attempt of tries) await refuseIfMore(db, attempt, limits[attempt.limit].most, now);
  } catch (refusal) {
    await forget();
    throw refusal;
  }
  return { forget };
}

/** Forgets every try of this kind: whoever knows the password is not guessing. */
export const forgetAttempts = (db: Kysely<Tables>, attempt: Try) =>
  db.deleteFrom('attempt').where('key', '=', keyOf(attempt)).execute();
