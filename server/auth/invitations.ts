import type { Database } from '#server/db/Database.ts';
import { newToken, sha256 } from '#server/hash.ts';
import { notFound, refuseField } from '#server/http/HttpError.ts';
import { hour } from '#server/time/durations.ts';
import { isValidLease } from '#server/time/moments.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { dummyHash, hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

const lastsForMs = 48 * hour;
/** The token that lets somebody set a password once within 48 hours; one that was given before is worth nothing any more. */
export async function issueInvitation(db: Database, administratorId: number, now: number) {
  const token = newToken();
  await db.deleteFrom('invitation').where('administrator_id', '=', administratorId).execute();
  await db
    .insertInto('invitation')
    .values({ administrator_id: administratorId, token_hash: sha256(token), expires_at: now + lastsForMs })
    .execute();
  return token;
}

/** Adds an account that no password opens, and returns its id and the token that sets one. */
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
    .where(({ ref }) => isValidLease(ref('expires_at'), { within: lastsForMs, now }))
    .where('password_hash', '=', dummyHash)
    .where('deactivated_at', 'is', null);

/** The password that an invitation is accepted with, hashed; nothing is hashed for a token that nobody has. */
export async function preparePassword(db: Database, token: string, password: string, now: number) {
  const { email } = await findInvitation(db, token, now).executeTakeFirstOrThrow(notFound('invitation'));
  if (await isWeakPassword(password, email)) throw refuseField('new_password', 'session.weakPassword');
  return hashPassword(password);
}

/** Sets the first password of an invited account, once, and returns the account's id. An account with a password is refused. */
export async function acceptInvitation(transaction: Database, token: string, password_hash: string, now: number) {
  const { id } = await findInvitation(transaction, token, now).executeTakeFirstOrThrow(notFound('invitation'));
  const used = transaction
    .deleteFrom('invitation')
    .where('token_hash', '=', sha256(token))
    .returning('administrator_id');
  await used.executeTakeFirstOrThrow(notFound('invitation'));
  const invited = transaction.updateTable('administrator').set({ password_hash }).where('id', '=', id);
  // A password that the operator sets at the same moment makes the invitation worthless.
  await invited.where('password_hash', '=', dummyHash).returning('id').executeTakeFirstOrThrow(notFound('invitation'));
  await endSessionsOf(transaction, id);
  return id;
}
