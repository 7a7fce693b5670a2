import type { Guideline, Measure } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { released } from '#server/db/lease.ts';
import { lockUser } from '#server/db/locks.ts';
import { eraseUser } from '#server/erasure/eraseUser.ts';
import { day } from '#server/time/durations.ts';
import { claimCase } from './claimCase.ts';
import { languageOf, noticeOf } from './guidelines.ts';

/** What can be done about a case. */
export const measures = [
  'dismiss',
  'warn',
  'suspend1',
  'suspend3',
  'suspend7',
  'suspend30',
  'suspend90',
  'remove',
] as const satisfies readonly Measure[];

type Decision = {
  id: number;
  administratorId: number;
  measure: Measure;
  section: Guideline | null;
  note: string | null;
  now: number;
};

/** Until when a measure keeps somebody out, where it does for a while. */
export function suspendedUntil(measure: Measure, from: number) {
  const [, days] = /^suspend(\d+)$/.exec(measure) ?? [];
  return days ? from + Number(days) * day : null;
}

/** Locks the user whom a case is about, if there still is one. A transaction calls it before it locks the case. */
export async function lockUserOf(db: Database, id: number) {
  const found = db.selectFrom('moderation_case').select('user_uuid').where('id', '=', id);
  const { user_uuid } = (await found.executeTakeFirst()) ?? {};
  if (user_uuid !== undefined) await lockUser(db, user_uuid);
}

/** That of `suspend90`. A suspension with a later end was written by a wrong clock: it does not hold, and is listed as ended. */
export const longestSuspension = 90 * day;

/**
 * Decides a case that nobody else has claimed, and with it all that was reported of the person. Returns what the person
 * is told.
 */
export async function decide(db: Database, { id, administratorId, now, ...decided }: Decision) {
  // The locks in the order in which whoever writes about the user takes them: user, then case.
  if (decided.measure === 'remove') await lockUserOf(db, id);
  const { user_uuid } = await claimCase(db, { id, administratorId, now });
  const person = await db.selectFrom('users').select('language').where('uuid', '=', user_uuid).executeTakeFirst();
  const language = languageOf(person?.language ?? null);
  const until = suspendedUntil(decided.measure, now);

  await db
    .updateTable('moderation_case')
    .set({ decided_at: now, ...released })
    .where('id', '=', id)
    .execute();
  const decision = { case_id: id, administrator_id: administratorId, language, created_at: now, ...decided };
  const { id: decision_id } = await db
    .insertInto('decision')
    .values(decision)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (until) await db.insertInto('suspension').values({ user_uuid, decision_id, created_at: now, until }).execute();
  if (decided.measure === 'remove') await eraseUser(db, user_uuid, now);
  return noticeOf({ ...decided, language, until });
}
