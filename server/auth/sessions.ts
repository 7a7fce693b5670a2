import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import { cacheUntilChange } from '#server/db/sqlite/cacheUntilChange.ts';
import { compileOnce } from '#server/db/sqlite/compileOnce.ts';
import type { Tables } from '#server/db/Tables.ts';
import { newToken, sha256 } from '#server/hash.ts';
import { day, hour, minute } from '#server/time/durations.ts';
import { isNotRecent, isRecent } from '#server/time/moments.ts';

const maxIdleTime = 12 * hour;
const maxAge = 7 * day;
/** Stores a session's last use at most once in this time, so that most requests cause no write. */
const saveUseEvery = minute;

/** Starts a session. Only its hash is stored, so the returned token exists nowhere else. */
export async function createSession(db: Database, administratorId: number, now: number) {
  const token = newToken();
  const session = { token_hash: sha256(token), administrator_id: administratorId, created_at: now, used_at: now };
  await db.insertInto('session').values(session).execute();
  return token;
}

const selectSession = compileOnce((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('session')
    .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
    .selectAll('session')
    .select('administrator.role')
    .where('token_hash', '=', tokenHash)
    .where('deactivated_at', 'is', null)
    .compile(),
);

const readSession = cacheUntilChange(async (db, tokenHash: string) => (await selectSession(db, { tokenHash }))[0]);

const isOver = ({ created_at, used_at }: Selectable<Tables['session']>, now: number) =>
  isNotRecent(created_at, { within: maxAge, now }) || isNotRecent(used_at, { within: maxIdleTime, now });

/** The condition in SQL for a session that has not ended. */
export const isOpenSession =
  (now: number) =>
  ({ and, ref }: ExpressionBuilder<Tables, 'session'>) =>
    and([
      isRecent(ref('session.created_at'), { within: maxAge, now }),
      isRecent(ref('session.used_at'), { within: maxIdleTime, now }),
    ]);

/** The open session of a token, or undefined. */
export async function findSession({ db, log }: { db: Database; log: Logger }, token: string, now: number) {
  const tokenHash = sha256(token);
  const session = await readSession(db, tokenHash);
  if (!session || isOver(session, now)) return undefined;

  if (isNotRecent(session.used_at, { within: saveUseEvery, now })) {
    const update = db.updateTable('session').set({ used_at: now }).where('token_hash', '=', tokenHash);
    // A request that only reads must not fail because this write fails.
    await update.execute().catch((err) => log.error({ err }, "A session's last use was not written down"));
  }
  return session;
}

/** Ends the sessions of an administrator, except one to keep. Returns how many ended. */
export async function endSessionsOf(db: Database, administratorId: number, { keep = '' } = {}) {
  const sessions = db.deleteFrom('session').where('administrator_id', '=', administratorId);
  const { numDeletedRows } = await sessions.where('token_hash', '!=', keep).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends a session. Returns false if another call has ended it. */
export async function endSession(db: Database, tokenHash: string) {
  const session = db.deleteFrom('session').where('token_hash', '=', tokenHash);
  return (await session.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

/** Deletes expired sessions, and those dated in the future by a wrong clock. */
export const pruneSessions = (db: Database, now: number) =>
  db
    .deleteFrom('session')
    .where((row) => row.not(isOpenSession(now)(row)))
    .execute();
