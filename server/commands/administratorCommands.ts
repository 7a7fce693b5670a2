import { createAdministrator, setPassword } from '#server/auth/administrators.ts';
import { endSessionsOf, pruneSessions } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/Database.ts';
import { StartError } from '#server/process/StartError.ts';
import { foldEmail, isEmail } from '#server/validation/email.ts';

export type Deps = {
  db: Database;
  now: number;
  /** Asks for a new password, which fulfils the rules. */
  newPassword: () => Promise<string>;
};

const day = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

async function find(db: Database, email: string) {
  const folded = foldEmail(email);
  const administrator = await db
    .selectFrom('administrator')
    .select(['id', 'email'])
    .where('email', '=', folded)
    .executeTakeFirst();
  if (!administrator) throw new StartError(`There is no administrator ${folded}.`);
  return administrator;
}

const signedOut = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'} ended.`;

/** Each administrator's address and the number of their sessions. */
export async function list({ db, now }: Deps) {
  await pruneSessions(db, now);
  const rows = await db
    .selectFrom('administrator')
    .leftJoin('session', 'session.administrator_id', 'administrator.id')
    .select(({ fn }) => ['email', fn.count<number>('session.token_hash').as('sessions')])
    .groupBy(['administrator.id', 'email'])
    .orderBy('email')
    .execute();
  return rows.map(({ email, sessions }) => `${email}  ${sessions} signed in`);
}

/** Adds an administrator. */
export async function create({ db, newPassword }: Deps, email: string) {
  const folded = foldEmail(email);
  if (!isEmail(folded)) throw new StartError(`"${email}" is not an email address.`);
  const exists = await db.selectFrom('administrator').select('id').where('email', '=', folded).executeTakeFirst();
  if (exists) throw new StartError(`There is an administrator ${folded} already.`);
  await createAdministrator(db, { email: folded, password: await newPassword() });
  return [`${folded} can sign in now.`];
}

/** Sets a new password where the old one is lost or known to others, and ends the sessions that were opened with it. */
export async function password({ db, newPassword }: Deps, email: string) {
  const { id, email: folded } = await find(db, email);
  const ended = await setPassword(db, id, await newPassword());
  return [`The password of ${folded} is changed; ${signedOut(ended)}`];
}

/** Removes an administrator and their sessions, but never the last one: the server would make another at its start. */
export async function remove({ db }: Deps, email: string) {
  const { id, email: folded } = await find(db, email);
  const others = await db.selectFrom('administrator').select('id').where('id', '!=', id).limit(1).executeTakeFirst();
  if (!others) throw new StartError(`${folded} is the only administrator. Create another one first.`);
  const ended = await endSessionsOf(db, id);
  await db.deleteFrom('administrator').where('id', '=', id).execute();
  return [`${folded} is removed; ${signedOut(ended)}`];
}

/** Who is signed in since when, all or one of them. */
export async function sessions({ db, now }: Deps, email?: string) {
  await pruneSessions(db, now);
  const only = email === undefined ? undefined : await find(db, email);
  const rows = await db
    .selectFrom('session')
    .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
    .select(['email', 'created_at', 'used_at'])
    .$if(only !== undefined, (query) => query.where('administrator_id', '=', only?.id ?? 0))
    .orderBy('used_at', 'desc')
    .execute();
  return rows.map((row) => `${row.email}  since ${day(row.created_at)}, last used ${day(row.used_at)} UTC`);
}

/** Signs an administrator out everywhere. */
export async function endSessions({ db }: Deps, email: string) {
  const { id } = await find(db, email);
  return [signedOut(await endSessionsOf(db, id))];
}
