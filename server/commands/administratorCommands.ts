import { auditedAsOperator } from '#server/audit/audited.ts';
import { createAdministrator, selectAccounts, setPassword } from '#server/auth/administrators.ts';
import { dummyHash, hashPassword } from '#server/auth/passwords.ts';
import { removeSecondFactor, setSecondFactor, takesOnlyRecoveryCodes } from '#server/auth/secondFactor.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { counterOf, enrolmentUri, newSecret } from '#server/auth/totp.ts';
import type { Database } from '#server/db/Database.ts';
import { acquireLock, lockRow } from '#server/db/locks.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { StartError } from '#server/errors.ts';
import { foldEmail, isEmail } from '#server/validation/email.ts';

export type Deps = {
  db: Database;
  now: () => number;
  /** The name of the product in an authenticator app. */
  issuer: string;
  /** Reads a new, valid password. */
  newPassword: (email: string) => Promise<string>;
  /** Shows a URI for an authenticator app, and reads the app's code. Returns null when there is no further try. */
  readCode: (uri: string, tries: number) => Promise<string> | null;
};

const unknown = (email: string) => new StartError(`There is no administrator ${email}.`);

async function find(db: Database, email: string) {
  const folded = foldEmail(email);
  const administrator = db.selectFrom('administrator').select(['id', 'email']).where('email', '=', folded);
  return administrator.executeTakeFirstOrThrow(() => unknown(folded));
}

const signedOut = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'} ended.`;

// Each exported function is the command of `npm run admin` with its name: `endSessions` is `end-sessions`.

/** Returns a line for each administrator, with the id that the log uses. */
export async function list({ db, now }: Deps) {
  const rows = await selectAccounts(db, now()).execute();
  return rows.map(({ id, email, sessions, totp_secret, wrong_codes, role, deactivated_at }) =>
    [
      `${id}  ${email}  ${sessions} signed in`,
      ...(totp_secret ? ['second factor'] : []),
      ...(takesOnlyRecoveryCodes({ wrong_codes }) ? ['codes refused from unknown addresses'] : []),
      ...(role === 'admin' ? [] : [role]),
      ...(deactivated_at === null ? [] : ['deactivated']),
    ].join(', '),
  );
}

export async function create(deps: Deps, email: string) {
  const { db, newPassword } = deps;
  const folded = foldEmail(email);
  if (!isEmail(folded)) throw new StartError(`"${email}" is not an email address.`);
  const exists = await db.selectFrom('administrator').select('id').where('email', '=', folded).executeTakeFirst();
  if (exists) throw new StartError(`${folded} is already an administrator.`);
  const account = { email: folded, password: await newPassword(folded) };
  await auditedAsOperator(deps, ['administrators', 'create'], async (transaction, record) =>
    record({ row: await createAdministrator(transaction, account), after: { role: 'admin' } }),
  );
  return [`${folded} can sign in now.`];
}

type AccountChange<Result> = {
  id: number;
  operation: string;
  after?: Record<string, unknown>;
  /** Whether a result says that something changed. By default every one does. */
  isChange?: (result: Result) => boolean;
};

/** Makes a recorded change of an account. */
const change = <Result>(
  deps: Deps,
  { id, operation, after, isChange = () => true }: AccountChange<Result>,
  work: (db: Database) => Promise<Result>,
) =>
  auditedAsOperator(deps, ['administrators', operation], async (db, record) => {
    const result = await work(db);
    if (isChange(result)) await record({ row: id, after });
    return result;
  });

/** Sets a new password, and ends the sessions that were opened with the old one. */
export async function password(deps: Deps, email: string) {
  const { id, email: folded } = await find(deps.db, email);
  const hash = await hashPassword(await deps.newPassword(folded));
  const ended = await change(deps, { id, operation: 'changePassword' }, (db) => setPassword(db, id, hash));
  return [`The password of ${folded} is changed; ${signedOut(ended)}`];
}

/** Turns on the second factor after a correct code, or replaces the authenticator app. */
export async function secondFactor(deps: Deps, email: string) {
  const { id, email: folded } = await find(deps.db, email);
  const secret = newSecret();
  let counter: number | null = null;
  for (let tries = 0; counter === null; tries += 1) {
    const code = await deps.readCode(enrolmentUri(secret, { issuer: deps.issuer, email: folded }), tries);
    if (code === null) throw new StartError('The code is wrong or has expired. Nothing was changed.');
    counter = counterOf(secret, code, deps.now());
  }
  const update = { id, operation: 'update', after: { second_factor: 'on' } };
  const codes = await change(deps, update, (db) => setSecondFactor(db, id, { secret, counter }));
  return [
    `${folded} signs in with a code from now on, and is signed out everywhere.`,
    'Recovery codes, each good for one sign-in without the app; they are shown only this once:',
    ...codes.map((code) => `  ${code}`),
  ];
}

/** Turns off the second factor of an administrator who has lost the app and the recovery codes. */
export async function noSecondFactor(deps: Deps, email: string) {
  const { id, email: folded } = await find(deps.db, email);
  const update = { id, operation: 'update', after: { second_factor: 'off' }, isChange: Boolean };
  await change(deps, update, (db) => removeSecondFactor(db, id));
  return [`${folded} signs in with only a password.`];
}

/** Removes an account. At least one other account that can sign in must have the role `admin`. */
export async function remove(deps: Deps, email: string) {
  const { id, email: folded } = await find(deps.db, email);
  const ended = await change(deps, { id, operation: 'delete' }, async (db) => {
    await acquireLock(db, 'administrators');
    const others = db.selectFrom('administrator').select('id').where('id', '!=', id).where('role', '=', 'admin');
    const active = others.where('deactivated_at', 'is', null).where('password_hash', '!=', dummyHash);
    const other = await active.limit(1).executeTakeFirst();
    if (!other) throw new StartError(`${folded} is the only administrator. Create another one first.`);
    await lockRow(db, 'administrator', id, () => unknown(folded));
    const sessions = await endSessionsOf(db, id);
    await db.deleteFrom('administrator').where('id', '=', id).execute();
    await addRemovals(db, 'administrator', [id], deps.now());
    return sessions;
  });
  return [`${folded} is removed; ${signedOut(ended)}`];
}

export async function endSessions(deps: Deps, email: string) {
  const { id } = await find(deps.db, email);
  const ended = await change(deps, { id, operation: 'endSessions', isChange: Boolean }, (db) => endSessionsOf(db, id));
  return [signedOut(ended)];
}
