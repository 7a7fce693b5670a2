import type { Database } from '#server/db/Database.ts';
import { HttpError } from '#server/http/HttpError.ts';
import type { Parts } from '#server/http/Service.ts';
import { forgetAttempts, noteAttempts } from './attempts.ts';
import { createTurns } from './createTurns.ts';
import { nobodysHash, passwordMatches } from './passwords.ts';
import { createSession, pruneSessions } from './sessions.ts';

type Credentials = { email: string; password: string; address: string };

/** An unknown address costs as much work as a wrong password, and gets the same answer. */
async function findAdministrator(db: Database, { email, password }: Credentials) {
  const known = await db.selectFrom('administrator').selectAll().where('email', '=', email).executeTakeFirst();
  const matches = await passwordMatches(password, known?.password_hash ?? nobodysHash);
  return matches ? known : undefined;
}

/** Makes the function that turns email and password into a token, or refuses with 401, or with 429 after too many tries. */
export function createSignIn({ db, now, rateLimit }: Pick<Parts, 'db' | 'now' | 'rateLimit'>) {
  const turns = createTurns();

  const attempt = async (credentials: Credentials) => {
    const administrator = await findAdministrator(db, credentials);
    if (!administrator) throw new HttpError(401, (say) => say.session.wrongLogin);
    await pruneSessions(db, now());
    return createSession(db, administrator.id, now());
  };

  const limitedAttempt = async (credentials: Credentials) => {
    const { address, email } = credentials;
    const byAccount = { limit: 'loginByAccount', of: [address, email] } as const;
    const noted = await noteAttempts(db, [byAccount, { limit: 'loginByAddress', of: [address] }], now());
    const token = await attempt(credentials);
    await noted.forget();
    await forgetAttempts(db, byAccount);
    return token;
  };

  // In turns, because several people who know the password may sign in at the same moment: none of them is guessing.
  return (credentials: Credentials) =>
    rateLimit === 'off'
      ? attempt(credentials)
      : turns(JSON.stringify([credentials.address, credentials.email]), () => limitedAttempt(credentials));
}
