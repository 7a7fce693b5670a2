import AsyncLock from 'async-lock';
import { type Caller, changeRecorder } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { countAttempts, defineLimit, resetAttempts, undoAttempts } from '#server/rateLimit/rateLimit.ts';
import type { Settings } from '#server/settings.ts';
import { minute } from '#server/time/time.ts';
import { updateAccount } from './administrators.ts';
import { isKnownAddress, rememberAddress } from './knownAddresses.ts';
import { dummyHash, passwordMatches } from './passwords.ts';
import { passSecondFactor } from './secondFactor.ts';
import { createSession } from './sessions.ts';

const limits = {
  byAccount: defineLimit({ name: 'loginByAccount', max: 5, windowInMs: 5 * minute }),
  /** From addresses where the account never signed in. */
  fromUnknown: defineLimit({ name: 'loginFromUnknown', max: 20, windowInMs: 60 * minute }),
  byAddress: defineLimit({ name: 'loginByAddress', max: 30, windowInMs: 5 * minute }),
};

type Credentials = {
  email: string;
  password: string;
  code: string;
  /** The network address of the request. */
  address: string;
  device: string | null;
  /** The request, for the audit log. */
  caller: Caller;
  /** Called for a known email, also before a refusal. */
  onAccount: (id: number) => void;
};

type Deps = Pick<Settings, 'extensions' | 'rateLimit' | 'secondFactor'> & { db: Database; now: () => number };

/** Checks the password. An unknown email, or an account that cannot sign in, takes as long as a wrong password. */
async function findAdministrator({ db, extensions }: Deps, { email, password, onAccount }: Credentials) {
  const account = await db.selectFrom('administrator').selectAll().where('email', '=', email).executeTakeFirst();
  if (account) onAccount(account.id);
  const hasAccess = account?.deactivated_at === null && (extensions === 'on' || account.role === 'admin');
  const matches = await passwordMatches(password, hasAccess ? account.password_hash : dummyHash);
  if (!hasAccess || !matches) throw new HttpError(401, 'session.wrongLogin');
  return account;
}

/** Checks password and second factor, starts a session, and returns its token, with details if a recovery code was used. */
async function authenticate(deps: Deps, credentials: Credentials, isKnownAddress: boolean) {
  const { id, password_hash, totp_secret } = await findAdministrator(deps, credentials);
  const now = deps.now();
  const isRequired = deps.secondFactor === 'required';
  const attempt = { code: credentials.code, now, isRequired, isKnownAddress };
  const { refusal, token, details } = await deps.db.transaction().execute(async (transaction) => {
    // Locks the row. A concurrent change of password or second factor waits, and then ends this session, too.
    const account = await updateAccount(transaction, id, { password_hash })
      .where('password_hash', '=', password_hash)
      .where('totp_secret', 'is not distinct from', totp_secret)
      .where('deactivated_at', 'is', null)
      .returning(['id', 'totp_secret', 'wrong_codes'])
      .executeTakeFirst();
    if (!account) throw new HttpError(401, 'session.wrongLogin');
    const { refusal, codesLeft, isBlocked } = await passSecondFactor(transaction, account, attempt);
    if (isBlocked)
      await changeRecorder(transaction, credentials.caller, now, ['administrators', 'blockCodes'])({ row: id });
    if (refusal) return { refusal, token: '' };
    const details = codesLeft === undefined ? undefined : { by: 'recovery code', codes_left: codesLeft };
    const record = changeRecorder(transaction, credentials.caller, now, ['session', 'login']);
    await record({ row: id, after: details, administratorId: id });
    return { token: await createSession(transaction, id, now, credentials.device), details };
  });
  // After the commit, which keeps the count of wrong codes.
  if (refusal) throw refusal;
  return { token, details };
}

/** Authenticates with limited attempts. Those of a successful sign-in do not count. */
async function authenticateLimited(deps: Deps, credentials: Credentials) {
  const { db, now } = deps;
  const { address, email } = credentials;
  const byAccount = { limit: limits.byAccount, by: [address, email] };
  const byAddress = { limit: limits.byAddress, by: [address] };
  const isKnown = await isKnownAddress(db, credentials, now());
  const fromUnknown = isKnown ? [] : [{ limit: limits.fromUnknown, by: [email] }];
  const attempts = [byAccount, byAddress, ...fromUnknown];
  const ids = await db.transaction().execute((transaction) => countAttempts(transaction, attempts, now()));
  const signedIn = await authenticate(deps, credentials, isKnown).catch(async (error) => {
    // A right password without a code is no guess.
    if (error instanceof HttpError && error.status !== 401) await undoAttempts(db, ids);
    throw error;
  });
  await undoAttempts(db, ids);
  await resetAttempts(db, byAccount);
  await rememberAddress(db, credentials, now());
  return signedIn;
}

/** Returns the function that signs in: it returns a token, or refuses with 401, or with 429 after too many attempts. */
export function createSignIn(deps: Deps) {
  const oneAtATime = new AsyncLock({ maxPending: Number.POSITIVE_INFINITY });
  return (credentials: Credentials) =>
    deps.rateLimit === 'off'
      ? authenticate(deps, credentials, true)
      : // So simultaneous attempts with the right password do not count as guesses.
        oneAtATime.acquire(JSON.stringify([credentials.address, credentials.email]), () =>
          authenticateLimited(deps, credentials),
        );
}
