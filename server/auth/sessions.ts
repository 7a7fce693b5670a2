import Bowser from 'bowser';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import { cacheUntilChange } from '#server/db/sqlite/cacheUntilChange.ts';
import type { Tables } from '#server/db/Tables.ts';
import { newToken, sha256 } from '#server/hash.ts';
import { day, hour, isNotRecent, isRecent, minute } from '#server/time/time.ts';

const maxIdleTime = 12 * hour;
const maxAge = 7 * day;
/** Stores a session's last use at most once in this time, so that most requests cause no write. */
const saveUseEvery = minute;

/** Bowser's names of browsers. Its map lacks two of them. */
const browsers = new Set<string | undefined>([...Object.values(Bowser.BROWSER_MAP), 'Miui', 'Opera Touch']);

/**
 * The browser and the system of a `User-Agent`, such as `Safari, macOS`. Null for other programs, whose names Bowser takes
 * from the header at any length.
 */
export function deviceOf(userAgent?: string) {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browsers.has(browser.name) ? browser.name : '', os.name].filter(Boolean).join(', ') || null;
}

/** Starts a session. Only its hash is stored, so the returned token exists nowhere else. */
export async function createSession(db: Database, administrator_id: number, now: number, device: string | null = null) {
  const token = newToken();
  const session = { token_hash: sha256(token), administrator_id, created_at: now, used_at: now, device };
  await db.insertInto('session').values(session).execute();
  return token;
}

const readSession = cacheUntilChange((db, tokenHash: string) =>
  db
    .selectFrom('session')
    .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
    .selectAll('session')
    .select('administrator.role')
    .where('token_hash', '=', tokenHash)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst(),
);

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

type Ended = { id?: number; token_hash?: string; keep?: string };

/** Ends the sessions of an administrator, or the one with these values, except one to keep. Returns how many ended. */
export async function endSessionsOf(db: Database, administrator_id: number, { keep = '', ...ended }: Ended = {}) {
  const sessions = db.deleteFrom('session').where(({ and }) => and({ administrator_id, ...ended }));
  const { numDeletedRows } = await sessions.where('token_hash', '!=', keep).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The open sessions of an administrator, last used first. */
export const selectSessions = (db: Database, administratorId: number, now: number) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('administrator_id', '=', administratorId)
    .where(isOpenSession(now))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc');

/** Deletes expired sessions, and those dated in the future by a wrong clock. */
export const pruneSessions = (db: Database, now: number) =>
  db
    .deleteFrom('session')
    .where((row) => row.not(isOpenSession(now)(row)))
    .execute();
