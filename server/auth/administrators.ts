import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { foldEmail } from '#server/validation/email.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

/** True when at least one person can sign in. */
export const hasAdministrator = async (db: Database) =>
  (await db.selectFrom('administrator').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Adds a person who can sign in, and returns their id. */
export async function createAdministrator(db: Database, { email, password }: { email: string; password: string }) {
  const { id } = await db
    .insertInto('administrator')
    .values({ email: foldEmail(email), password_hash: await hashPassword(password) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Replaces a password without asking for the old one, within the caller's transaction, and returns how many sessions ended
 * with it. An invitation of the account ends, too.
 */
export async function setPassword(db: Database, id: number, password: string) {
  const password_hash = await hashPassword(password);
  await db.updateTable('administrator').set({ password_hash, wrong_codes: 0 }).where('id', '=', id).execute();
  await db.deleteFrom('invitation').where('administrator_id', '=', id).execute();
  return endSessionsOf(db, id);
}

/** Ends an account until it is activated again, with its sessions and invitation, within the caller's transaction. */
export async function deactivateAdministrator(db: Database, id: number, now: number) {
  const active = db.updateTable('administrator').set({ deactivated_at: now }).where('id', '=', id);
  await active.where('deactivated_at', 'is', null).execute();
  await db.deleteFrom('invitation').where('administrator_id', '=', id).execute();
  await endSessionsOf(db, id);
  await addRemovals(db, [{ kind: 'administrator', key: String(id), at: now }]);
}
