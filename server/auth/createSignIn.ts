import type { Selectable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { keyedMutex } from '#server/rateLimit/keyedMutex.ts';
import { countAttempts, resetAttempts } from '#server/rateLimit/rateLimit.ts';
import { isKnownAddress, rememberAddress } from './knownAddresses.ts';
import { dummyHash, passwordMatches } from './passwords.ts';
import { passSecondFactor } from './secondFactor.ts';
import { createSession } from './sessions.ts';

type Credentials = {
  email: string;
  password: string;
  code: string;
  address: string;
  onAccount?: (id: number) => void;
  /** Part of the transaction that starts the session. */
  onSession?: (transaction: Database, signedIn: SignedIn) => Promise<void>;
};

/** The number of recovery codes that are left, if one was used. */
type SignedIn = { codesLeft?: number };

type Administrator = Selectable<Tables['administrator']>;
type Deps = {
  db: Database;
  now: () => number;
  extensions: 'on' | 'off';
  rateLimit: 'on' | 'off';
  secondFactor: 'optional' | 'required';
};

/** Checks email and password. An unknown email takes as long as a wrong password. */
async function findAdministrator({ db, extensions }: Deps, { email, password, onAccount }: Credentials) {
  const administrator = await db
    .selectFrom('administrator')
    .selectAll()
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .$if(extensions === 'off', (query) => query.where('role', '=', 'admin'))
    .executeTakeFirst();
  if (administrator) onAccount?.(administrator.id);
  const matches = await passwordMatches(password, administrator?.password_hash ?? dummyHash);
  return matches ? administrator : undefined;
}

type Start = Pick<Credentials, 'code' | 'onSession'> & { now: number; isRequired: boolean; isKnown: boolean };

/** Starts a session if the code is right, and password and second factor are still the checked ones. */
async function startSession(db: Database, { id, password_hash, totp_secret }: Administrator, start: Start) {
  const started = await db.transaction().execute(async (transaction) => {
    // Locks the row. A concurrent change of password or second factor waits, and then ends this session, too.
    const account = await transaction
      .updateTable('administrator')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('totp_secret', 'is not distinct from', totp_secret)
      .where('deactivated_at', 'is', null)
      .returning(['id', 'totp_secret', 'wrong_codes'])
      .executeTakeFirst();
    if (!account) throw new HttpError(401, 'session.wrongLogin');
    const { refusal, ...signedIn } = await passSecondFactor(transaction, account, start);
    if (refusal) return { refusal };
    await start.onSession?.(transaction, signedIn);
    return { token: await createSession(transaction, id, start.now) };
  });
  // After the commit, which keeps the count of wrong codes.
  if (started.refusal) throw started.refusal;
  return started.token;
}

/** Returns the function that signs in: it returns a token, or refuses with 401, or with 429 after too many attempts. */
export function createSignIn(deps: Deps) {
  const { db, now, rateLimit, secondFactor } = deps;
  const oneAtATime = keyedMutex();

  const authenticate = async (credentials: Credentials, isKnown: boolean) => {
    const administrator = await findAdministrator(deps, credentials);
    if (!administrator) throw new HttpError(401, 'session.wrongLogin');
    const isRequired = secondFactor === 'required';
    return startSession(db, administrator, { ...credentials, now: now(), isRequired, isKnown });
  };

  const countAndAuthenticate = async (credentials: Credentials) => {
    const { address, email } = credentials;
    const byAccount = { limit: 'loginByAccount', by: [address, email] } as const;
    const byAddress = { limit: 'loginByAddress', by: [address] } as const;
    const isKnown = await isKnownAddress(db, credentials, now());
    const fromUnknown = isKnown ? [] : [{ limit: 'loginFromUnknown', by: [email] } as const];
    const counted = await countAttempts(db, [byAccount, byAddress, ...fromUnknown], now());
    const token = await authenticate(credentials, isKnown).catch(async (error) => {
      // A right password without a code is no guess.
      if (error instanceof HttpError && error.status !== 401) await counted.undo();
      throw error;
    });
    await counted.undo();
    await resetAttempts(db, byAccount);
    await rememberAddress(db, credentials, now());
    return token;
  };

  // One at a time, so that simultaneous attempts with the right password do not count as guesses.
  return (credentials: Credentials) =>
    rateLimit === 'off'
      ? authenticate(credentials, true)
      : oneAtATime(JSON.stringify([credentials.address, credentials.email]), () => countAndAuthenticate(credentials));
}
