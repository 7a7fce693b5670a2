import type { Selectable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import type { AppDeps } from '#server/http/AppEnv.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { countAttempts, resetAttempts } from '#server/rateLimit/rateLimit.ts';
import { keyedMutex } from './keyedMutex.ts';
import { isKnownAddress, rememberAddress } from './knownAddresses.ts';
import { dummyHash, passwordMatches } from './passwords.ts';
import { passSecondFactor } from './secondFactor.ts';
import { createSession, pruneSessions } from './sessions.ts';

type Credentials = {
  email: string;
  password: string;
  code: string;
  address: string;
  onAccount?: (id: number) => void;
  /** Part of the transaction that starts the session. */
  onSession?: (transaction: Database) => Promise<void>;
};
type Administrator = Selectable<Tables['administrator']>;
type Deps = Pick<AppDeps, 'db' | 'extensions' | 'now' | 'rateLimit' | 'secondFactor'>;

/** An unknown address costs as much work as a wrong password, and is refused in the same words. */
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

type Start = Pick<Credentials, 'onSession'> & { now: number };

/** Starts a session unless the password has been changed since it was checked. */
const startSession = (db: Database, { id, password_hash }: Administrator, { now, onSession }: Start) =>
  db.transaction().execute(async (transaction) => {
    // Locks the row: a change of the password that comes now waits, and ends this session with the others.
    const { numUpdatedRows } = await transaction
      .updateTable('administrator')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('deactivated_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new HttpError(401, 'session.wrongLogin');
    await onSession?.(transaction);
    return createSession(transaction, id, now);
  });

/** Makes the function that turns email, password and the second factor's code into a token, or refuses with 401, or with 429 after too many attempts. */
export function createSignIn(deps: Deps) {
  const { db, now, rateLimit, secondFactor } = deps;
  const oneAtATime = keyedMutex();

  const authenticate = async (credentials: Credentials) => {
    const administrator = await findAdministrator(deps, credentials);
    if (!administrator) throw new HttpError(401, 'session.wrongLogin');
    const isRequired = secondFactor === 'required';
    await passSecondFactor(db, administrator, { code: credentials.code, now: now(), isRequired });
    await pruneSessions(db, now());
    return startSession(db, administrator, { now: now(), onSession: credentials.onSession });
  };

  const countAndAuthenticate = async (credentials: Credentials) => {
    const { address, email } = credentials;
    const byAccount = { limit: 'loginByAccount', by: [address, email] } as const;
    const byAddress = { limit: 'loginByAddress', by: [address] } as const;
    const isKnown = await isKnownAddress(db, credentials, now());
    const fromUnknown = isKnown ? [] : [{ limit: 'loginFromUnknown', by: [email] } as const];
    const counted = await countAttempts(db, [byAccount, byAddress, ...fromUnknown], now());
    const token = await authenticate(credentials).catch(async (error) => {
      // Whoever knows the password and has yet to be asked for a code is not guessing.
      if (error instanceof HttpError && error.status !== 401) await counted.undo();
      throw error;
    });
    await counted.undo();
    await resetAttempts(db, byAccount);
    await rememberAddress(db, credentials, now());
    return token;
  };

  // One at a time, because many who know the password may sign in at the same moment: none of them is guessing.
  return (credentials: Credentials) =>
    rateLimit === 'off'
      ? authenticate(credentials)
      : oneAtATime(JSON.stringify([credentials.address, credentials.email]), () => countAndAuthenticate(credentials));
}
