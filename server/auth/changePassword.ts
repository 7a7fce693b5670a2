import type { Database } from '#server/db/Database.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { countAttempts, resetAttempts } from '#server/rateLimit/rateLimit.ts';
import { updateAccount } from './administrators.ts';
import { hashPassword, isWeakPassword, passwordMatches } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

type Deps = { db: Database; now: () => number; rateLimit: 'on' | 'off' };

type Passwords = { old_password: string; new_password: string };

const attemptOf = (id: number) => ({ limit: 'oldPassword', by: [String(id)] }) as const;

/** Checks both passwords and returns their hashes. Attempts at the old password are limited. */
export async function hashNewPassword(
  { db, now, rateLimit }: Deps,
  id: number,
  { old_password, new_password }: Passwords,
) {
  if (rateLimit === 'on')
    await db.transaction().execute((transaction) => countAttempts(transaction, [attemptOf(id)], now()));
  const account = db.selectFrom('administrator').select(['email', 'password_hash']).where('id', '=', id);
  const { email, password_hash: oldHash } = await account.executeTakeFirstOrThrow();
  if (!(await passwordMatches(old_password, oldHash))) throw refuseField('old_password', 'session.wrongOldPassword');
  if (new_password === old_password) throw refuseField('new_password', 'session.samePassword');
  if (await isWeakPassword(new_password, email)) throw refuseField('new_password', 'session.weakPassword');
  return { oldHash, newHash: await hashPassword(new_password) };
}

type Hashes = { oldHash: string; newHash: string; keptSession: string };

/** Replaces a password, unless another call has replaced it, and ends the other sessions. */
export async function replacePassword(transaction: Database, id: number, { oldHash, newHash, keptSession }: Hashes) {
  const update = updateAccount(transaction, id, { password_hash: newHash, wrong_codes: 0 });
  const account = update.where('password_hash', '=', oldHash).returning('id');
  await account.executeTakeFirstOrThrow(() => new HttpError(422, 'session.wrongOldPassword'));
  await endSessionsOf(transaction, id, { keep: keptSession });
  await resetAttempts(transaction, attemptOf(id));
}
