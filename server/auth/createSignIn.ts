import type { Database } from '#server/db/Database.ts';
import type { AppDeps } from '#server/http/AppEnv.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { countAttempts, resetAttempts } from '#server/rateLimit/rateLimit.ts';
import { keyedMutex } from './keyedMutex.ts';
import { dummyHash, passwordMatches } from './passwords.ts';
import { createSession, pruneSessions } from './sessions.ts';

type Credentials = { email: string; password: string; address: string };

/** An unknown address costs as much work as a wrong password, and is refused in the same words. */
async function findAdministrator(db: Database, { email, password }: Credentials) {
  const administrator = await db.selectFrom('administrator').selectAll().where('email', '=', email).executeTakeFirst();
  const matches = await passwordMatches(password, administrator?.password_hash ?? dummyHash);
  return matches ? administrator : undefined;
}

/** Makes the function that turns email and password into a token, or refuses with 401, or with 429 after too many attempts. */
export function createSignIn({ db, now, rateLimit }: Pick<AppDeps, 'db' | 'now' | 'rateLimit'>) {
  const oneAtATime = keyedMutex();

  const authenticate = async (credentials: Credentials) => {
    const administrator = await findAdministrator(db, credentials);
    if (!administrator) throw new HttpError(401, 'session.wrongLogin');
    await pruneSessions(db, now());
    return createSession(db, administrator.id, now());
  };

  const countAndAuthenticate = async (credentials: Credentials) => {
    const { address, email } = credentials;
    const byAccount = { limit: 'loginByAccount', by: [address, email] } as const;
    const counted = await countAttempts(db, [byAccount, { limit: 'loginByAddress', by: [address] }], now());
    const token = await authenticate(credentials);
    await counted.undo();
    await resetAttempts(db, byAccount);
    return token;
  };

  // One at a time, because many who know the password may sign in at the same moment: none of them is guessing.
  return (credentials: Credentials) =>
    rateLimit === 'off'
      ? authenticate(credentials)
      : oneAtATime(JSON.stringify([credentials.address, credentials.email]), () => countAndAuthenticate(credentials));
}
