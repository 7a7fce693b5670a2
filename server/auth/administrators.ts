import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { newToken, sha256 } from '#server/hash.ts';
import { notFound, refuseField } from '#server/http/HttpError.ts';
import { hour } from '#server/time/durations.ts';
import { isValidLease } from '#server/time/moments.ts';
import { foldEmail } from '#server/validation/email.ts';
import { dummyHash, hashPassword, isWeakPassword } from './passwords.ts';
import { endSessionsOf, isOpenSession } from './sessions.ts';

/** The accounts by address, each with the number and the last use of its open sessions. */
export const selectAccounts = (db: Database, now: number) =>
  db
    .selectFrom('administrator')
    .leftJoin('session', (join) =>
      join.onRef('session.administrator_id', '=', 'administrator.id').on(isOpenSession(now)),
    )
    .selectAll('administrator')
    .select(({ fn }) => [fn.count<number>('token_hash').as('sessions'), fn.max('used_at').as('used_at')])
    .groupBy('administrator.id')
    .orderBy('email');

/** True if any account exists. Deactivated accounts and moderators count too. */
export const hasAdministrator = async (db: Database) =>
  (await db.selectFrom('administrator').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Adds an account and returns its id. */
export async function createAdministrator(db: Database, { email, password }: { email: string; password: string }) {
  const { id } = await db
    .insertInto('administrator')
    .values({ email: foldEmail(email), password_hash: await hashPassword(password) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Replaces a password without asking for the old one. Deletes the invitation, ends the sessions, and returns how many
 * sessions ended.
 */
export async function setPassword(db: Database, id: number, password: string) {
  const password_hash = await hashPassword(password);
  await db.updateTable('administrator').set({ password_hash, wrong_codes: 0 }).where('id', '=', id).execute();
  await db.deleteFrom('invitation').where('administrator_id', '=', id).execute();
  return endSessionsOf(db, id);
}

/** Deactivates an account, deletes its invitation and ends its sessions. */
export async function deactivateAdministrator(db: Database, id: number, now: number) {
  const account = db.updateTable('administrator').set({ deactivated_at: now }).where('id', '=', id);
  await account.where('deactivated_at', 'is', null).execute();
  await db.deleteFrom('invitation').where('administrator_id', '=', id).execute();
  await endSessionsOf(db, id);
  await addRemovals(db, [{ kind: 'administrator', key: String(id), at: now }]);
}

const invitationLastsMs = 48 * hour;

/** Returns a token that sets a password once within 48 hours. Earlier tokens of the account become invalid. */
export async function issueInvitation(db: Database, administratorId: number, now: number) {
  const token = newToken();
  await db.deleteFrom('invitation').where('administrator_id', '=', administratorId).execute();
  await db
    .insertInto('invitation')
    .values({ administrator_id: administratorId, token_hash: sha256(token), expires_at: now + invitationLastsMs })
    .execute();
  return token;
}

/** Adds an account without a password. Returns its id and the token that sets one. */
export async function invite(
  db: Database,
  { email, role }: { email: string; role: 'admin' | 'moderator' },
  now: number,
) {
  const added = await db
    .insertInto('administrator')
    .values({ email, role, password_hash: dummyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refuseField('email', 'administrators.exists');
  return { id: added.id, token: await issueInvitation(db, added.id, now) };
}

const findInvitation = (db: Database, token: string, now: number) =>
  db
    .selectFrom('invitation')
    .innerJoin('administrator', 'administrator.id', 'invitation.administrator_id')
    .select(['administrator.id', 'administrator.email'])
    .where('token_hash', '=', sha256(token))
    .where(({ ref }) => isValidLease(ref('expires_at'), { within: invitationLastsMs, now }))
    .where('password_hash', '=', dummyHash)
    .where('deactivated_at', 'is', null);

/** Hashes the password for an invitation. Checks the token first, because hashing is expensive. */
export async function hashFirstPassword(db: Database, token: string, password: string, now: number) {
  const { email } = await findInvitation(db, token, now).executeTakeFirstOrThrow(notFound('invitation'));
  if (await isWeakPassword(password, email)) throw refuseField('new_password', 'session.weakPassword');
  return hashPassword(password);
}

/** Sets the first password of an invited account once, and returns the account's id. */
export async function acceptInvitation(transaction: Database, token: string, password_hash: string, now: number) {
  const { id } = await findInvitation(transaction, token, now).executeTakeFirstOrThrow(notFound('invitation'));
  const deletion = transaction
    .deleteFrom('invitation')
    .where('token_hash', '=', sha256(token))
    .returning('administrator_id');
  await deletion.executeTakeFirstOrThrow(notFound('invitation'));
  const invited = transaction.updateTable('administrator').set({ password_hash }).where('id', '=', id);
  // Do not overwrite a password that the operator has set at the same moment.
  await invited.where('password_hash', '=', dummyHash).returning('id').executeTakeFirstOrThrow(notFound('invitation'));
  await endSessionsOf(transaction, id);
  return id;
}
