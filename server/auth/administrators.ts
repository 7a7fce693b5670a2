import type { Updateable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { newToken, sha256 } from '#server/hash.ts';
import type { Role } from '#server/http/AppEnv.ts';
import { notFound, refuseField } from '#server/http/HttpError.ts';
import { hour, isValidLease } from '#server/time/time.ts';
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

/** Changes an account, unless more conditions are added. */
export const updateAccount = (db: Database, id: number, values: Updateable<Tables['administrator']>) =>
  db.updateTable('administrator').set(values).where('id', '=', id);

const deleteInvitations = (db: Database, id: number) =>
  db.deleteFrom('invitation').where('administrator_id', '=', id).execute();

/** Adds an account and returns its id. */
export async function createAdministrator(db: Database, { email, password }: { email: string; password: string }) {
  const account = { email: foldEmail(email), password_hash: await hashPassword(password) };
  return (await db.insertInto('administrator').values(account).returning('id').executeTakeFirstOrThrow()).id;
}

/**
 * Replaces a password without asking for the old one. Deletes the invitation, ends the sessions except one to keep, and
 * returns how many sessions ended.
 */
export async function setPassword(db: Database, id: number, password_hash: string, kept?: { keep: string }) {
  await updateAccount(db, id, { password_hash, wrong_codes: 0 }).execute();
  await deleteInvitations(db, id);
  return endSessionsOf(db, id, kept);
}

/** Deactivates an account, deletes its invitation and ends its sessions. Returns false if it was deactivated before. */
export async function deactivateAdministrator(db: Database, id: number, now: number) {
  const update = updateAccount(db, id, { deactivated_at: now }).where('deactivated_at', 'is', null);
  if ((await update.executeTakeFirstOrThrow()).numUpdatedRows === 0n) return false;
  await deleteInvitations(db, id);
  await endSessionsOf(db, id);
  await addRemovals(db, 'administrator', [id], now);
  return true;
}

/** Activates an account. Returns false if it was active before. */
export async function activateAdministrator(db: Database, id: number) {
  const update = updateAccount(db, id, { deactivated_at: null }).where('deactivated_at', 'is not', null);
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

const invitationLastsMs = 48 * hour;

/** Returns a token that sets a password once within 48 hours. Earlier tokens of the account become invalid. */
export async function issueInvitation(db: Database, administrator_id: number, now: number) {
  const token = newToken();
  const invitation = { administrator_id, token_hash: sha256(token), expires_at: now + invitationLastsMs };
  await deleteInvitations(db, administrator_id);
  await db.insertInto('invitation').values(invitation).execute();
  return token;
}

/** Adds an account without a password. Returns its id and the token that sets one. */
export async function invite(db: Database, invited: { email: string; role: Role }, now: number) {
  const account = db.insertInto('administrator').values({ ...invited, password_hash: dummyHash });
  const newAccount = account.onConflict((conflict) => conflict.doNothing()).returning('id');
  const added = await newAccount.executeTakeFirst();
  if (!added) throw refuseField('email', 'administrators.exists');
  return { id: added.id, token: await issueInvitation(db, added.id, now) };
}

const findInvitation = (db: Database, token: string, now: number) =>
  db
    .selectFrom('invitation')
    .innerJoin('administrator', 'administrator.id', 'invitation.administrator_id')
    .where('token_hash', '=', sha256(token))
    .where(({ ref }) => isValidLease(ref('expires_at'), { within: invitationLastsMs, now }))
    .where('password_hash', '=', dummyHash)
    .where('deactivated_at', 'is', null);

/** Hashes the password for an invitation. Checks the token first, because hashing is expensive. */
export async function hashFirstPassword(db: Database, token: string, password: string, now: number) {
  const { email } = await findInvitation(db, token, now)
    .select('email')
    .executeTakeFirstOrThrow(notFound('invitation'));
  if (await isWeakPassword(password, email)) throw refuseField('new_password', 'session.weakPassword');
  return hashPassword(password);
}

/** Sets the first password of an invited account once, and returns the account's id. */
export async function acceptInvitation(transaction: Database, token: string, password_hash: string, now: number) {
  const invited = transaction
    .updateTable('administrator')
    .set({ password_hash })
    .where('id', 'in', findInvitation(transaction, token, now).select('administrator.id'))
    // Do not overwrite a password that the operator has set at the same moment.
    .where('password_hash', '=', dummyHash);
  const { id } = await invited.returning('id').executeTakeFirstOrThrow(notFound('invitation'));
  await deleteInvitations(transaction, id);
  await endSessionsOf(transaction, id);
  return id;
}
