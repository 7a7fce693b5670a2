import type { Database } from '#server/db/Database.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { countAttempts, defineLimit, resetAttempts, undoAttempts } from '#server/rateLimit/rateLimit.ts';
import { minute } from '#server/time/time.ts';
import { updateAccount } from './administrators.ts';
import { hashPassword, isWeakPassword, passwordMatches } from './passwords.ts';

type Deps = { db: Database; now: () => number; rateLimit: 'on' | 'off' };

const limit = defineLimit({ name: 'oldPassword', max: 5, windowInMs: 5 * minute });

const attemptOf = (id: number) => ({ limit, by: [String(id)] });

/** Checks the password that the signed-in administrator typed again. Attempts are limited. Returns email and hash. */
export async function checkOwnPassword(
  { db, now, rateLimit }: Deps,
  id: number,
  field: 'old_password' | 'password',
  password: string,
) {
  const count = (transaction: Database) => countAttempts(transaction, [attemptOf(id)], now());
  const attempts = rateLimit === 'on' ? await db.transaction().execute(count) : [];
  const account = db.selectFrom('administrator').select(['email', 'password_hash']).where('id', '=', id);
  const { email, password_hash } = await account.executeTakeFirstOrThrow();
  if (!(await passwordMatches(password, password_hash))) throw refuseField(field, 'session.wrongOldPassword');
  if (attempts.length > 0) await undoAttempts(db, attempts); // a right password is no guess, also if the call is refused
  return { email, password_hash };
}

/** Locks the account until the end of the transaction. Refuses if the password has changed since its check. */
export async function lockOwnAccount(transaction: Database, id: number, password_hash: string) {
  const update = updateAccount(transaction, id, { password_hash }).where('password_hash', '=', password_hash);
  const wrong = () => new HttpError(422, 'session.wrongOldPassword');
  const account = await update.returningAll().executeTakeFirstOrThrow(wrong);
  await resetAttempts(transaction, attemptOf(id));
  return account;
}

type Passwords = { old_password: string; new_password: string };

/** Checks both passwords and returns their hashes. */
export async function hashNewPassword(deps: Deps, id: number, { old_password, new_password }: Passwords) {
  const { email, password_hash } = await checkOwnPassword(deps, id, 'old_password', old_password);
  if (new_password === old_password) throw refuseField('new_password', 'session.samePassword');
  if (await isWeakPassword(new_password, email)) throw refuseField('new_password', 'session.weakPassword');
  return { oldHash: password_hash, newHash: await hashPassword(new_password) };
}
