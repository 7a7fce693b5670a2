import type { Measure } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { lockUser } from '#server/db/locks.ts';
import { isRemoved } from '#server/erasure/eraseUser.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { day } from '#server/time/durations.ts';
import { isOlder, isValidLease } from '#server/time/moments.ts';
import { longestSuspension, suspendedUntil } from './decide.ts';
import { openCase } from './openCase.ts';

/** Locks a user, so that of several calls about them at the same moment each sees what the one before has done. */
async function requireLocked(db: Database, uuid: string) {
  if (await lockUser(db, uuid)) return;
  throw (await isRemoved(db, uuid)) ? new HttpError(409, 'users.removed') : notFound('users')();
}

type Suspension = { uuid: string; measure: Measure; now: number };

/**
 * Returns the case that a suspension of a user decides. It refuses with 409 unless the user is free, or the suspension
 * lasts at least a day longer than the one that runs: the same call sent twice makes one decision.
 */
export async function openCaseToSuspend(db: Database, { uuid, measure, now }: Suspension) {
  await requireLocked(db, uuid);
  const duration = suspendedUntil(measure, 0) ?? day;
  const dayBeforeEnd = now + (duration - day);
  const running = await db
    .selectFrom('suspension')
    .select('id')
    .where('user_uuid', '=', uuid)
    .where(({ ref }) => isValidLease(ref('until'), { within: longestSuspension, now: dayBeforeEnd }))
    .limit(1)
    .executeTakeFirst();
  if (running) throw new HttpError(409, 'users.suspendedAlready');
  return openCase(db, uuid, now);
}

/** Ends the suspension of a user now; refuses with 409 where none runs, or the user was removed for good. */
export async function endSuspension(db: Database, uuid: string, now: number) {
  await requireLocked(db, uuid);
  const { numUpdatedRows } = await db
    .updateTable('suspension')
    .set({ until: now })
    .where('user_uuid', '=', uuid)
    .where(({ not, ref }) => not(isOlder(ref('until'), { within: 0, now })))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new HttpError(409, 'users.notSuspended');
}
