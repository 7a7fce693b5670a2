import type { Database } from '#server/db/Database.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { countAttempts, resetAttempts } from '#server/rateLimit/rateLimit.ts';
import { updateAccount } from './administrators.ts';
import { hashPassword, isWeakPassword, passwordMatches } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

type Deps = { db: Database; now: () => number; rateLimit: 'on' | 'off' };

type Change = {
  administratorId: number;
  tokenHash: string;
  old_password: string;
  new_password: string;
  /** Runs in the same transaction. */
  onChange: (transaction: Database) => Promise<void>;
};

/** Changes a password and ends the other sessions. Attempts at the old password are limited. */
export async function changePassword({ db, now, rateLimit }: Deps, change: Change) {
  const { administratorId, tokenHash } = change;
  const attempt = { limit: 'oldPassword', by: [String(administratorId)] } as const;
  if (rateLimit === 'on') await db.transaction().execute((transaction) => countAttempts(transaction, [attempt], now()));

  const { email, password_hash: oldHash } = await db
    .selectFrom('administrator')
    .select(['email', 'password_hash'])
    .where('id', '=', administratorId)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(change.old_password, oldHash))) {
    throw refuseField('old_password', 'session.wrongOldPassword');
  }
  if (change.new_password === change.old_password) throw refuseField('new_password', 'session.samePassword');
  if (await isWeakPassword(change.new_password, email)) throw refuseField('new_password', 'session.weakPassword');

  const newHash = await hashPassword(change.new_password);
  await db.transaction().execute(async (transaction) => {
    const update = updateAccount(transaction, administratorId, { password_hash: newHash, wrong_codes: 0 });
    const account = update.where('password_hash', '=', oldHash).returning('id');
    await account.executeTakeFirstOrThrow(() => new HttpError(422, 'session.wrongOldPassword'));
    await endSessionsOf(transaction, administratorId, { keep: tokenHash });
    await resetAttempts(transaction, attempt);
    await change.onChange(transaction);
  });
}
