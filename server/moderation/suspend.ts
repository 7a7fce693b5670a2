import type { Measure } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { lockUser } from '#server/db/locks.ts';
import { isRemoved, wasRemoved } from '#server/erasure/eraseUser.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { day, isOlder, isValidLease } from '#server/time/time.ts';
import { openCase } from './cases.ts';

/** A suspension with a later end was written by a wrong clock. It counts as ended. */
export const longestSuspension = 90 * day;

/** The end of a suspension that starts at `from`; null for the other measures. */
export function suspendedUntil(measure: Measure, from: number) {
  const [, days] = /^suspend(\d+)$/.exec(measure) ?? [];
  return days ? from + Number(days) * day : null;
}

/** Locks a user, so that each of several simultaneous calls sees the changes of the previous one. */
async function lockExistingUser(db: Database, uuid: string) {
  if (await lockUser(db, uuid)) return;
  if (await isRemoved(db, uuid)) throw new HttpError(409, 'users.removed');
  throw (await wasRemoved(db, uuid)) ? new HttpError(409, 'users.absent') : notFound('users')();
}

/** The latest ends of the current suspensions of these users, by user. */
export async function endsOfSuspensions(db: Database, uuids: readonly string[], now: number) {
  if (uuids.length === 0) return new Map<string, number>(); // Postgres refuses an empty list
  const ends = await db
    .selectFrom('suspension')
    .select(({ fn }) => ['user_uuid', fn.max('until').as('until')])
    .where('user_uuid', 'in', uuids)
    .where(({ ref }) => isValidLease(ref('until'), { within: longestSuspension, now }))
    .groupBy('user_uuid')
    .execute();
  return new Map(ends.map(({ user_uuid, until }) => [user_uuid, until]));
}

/** The latest end of a user's current suspensions, or null. */
export const endOfSuspension = async (db: Database, uuid: string, now: number) =>
  (await endsOfSuspensions(db, [uuid], now)).get(uuid) ?? null;

/**
 * Whether a measure is a suspension that ends less than a day after the present one. The server refuses it, because the
 * notice would name an end before the real one.
 */
export function endsTooSoon(measure: Measure, { now, suspendedTo }: { now: number; suspendedTo: number | null }) {
  const until = suspendedUntil(measure, now);
  return until !== null && suspendedTo !== null && until < suspendedTo + day;
}

/** Opens the case for a suspension without a report. */
export async function openCaseToSuspend(db: Database, uuid: string, now: number) {
  await lockExistingUser(db, uuid);
  return openCase(db, uuid, now);
}

/** The fields of a suspended user that differ from the profile. */
export const suspendedFields = (until: number | null) =>
  until === null ? {} : { status: 'Suspended' as const, suspended_until: isoTime(until) };

/** Ends the suspensions that have not ended and meet the conditions to add. */
export const endSuspensions = (db: Database, now: number) =>
  db
    .updateTable('suspension')
    .set({ until: now })
    .where(({ not, ref }) => not(isOlder(ref('until'), { within: 0, now })));

/**
 * Ends the suspension of a user now. Refuses with 409 for a removed user until they join again, or without a suspension. It
 * reads the clock after the lock: a call that waited with an earlier time would find the suspension that another call has
 * just ended.
 */
export async function endSuspension(db: Database, uuid: string, now: () => number) {
  await lockExistingUser(db, uuid);
  const ended = await endSuspensions(db, now()).where('user_uuid', '=', uuid).executeTakeFirstOrThrow();
  if (ended.numUpdatedRows === 0n) throw new HttpError(409, 'users.notSuspended');
}
