import type { Guideline, Measure } from '#api/extensions/wire/moderation.ts';
import type { Database } from '#server/db/Database.ts';
import { claimCase } from './claim.ts';
import { eraseUser } from './eraseUser.ts';
import { languageOf, noticeOf } from './guidelines.ts';

const day = 24 * 60 * 60 * 1_000;

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

/**
 * Decides a case that nobody else has claimed, and with it all that was reported of the person. Answers what the person
 * is told, and the pictures that are nobody's any more.
 */
export async function decide(db: Database, { id, administratorId, now, ...decided }: Decision) {
  const { user_uuid } = await claimCase(db, { id, administratorId, now });
  const person = await db.selectFrom('users').select('language').where('uuid', '=', user_uuid).executeTakeFirst();
  const language = languageOf(person?.language ?? null);
  const until = suspendedUntil(decided.measure, now);

  await db
    .updateTable('moderation_case')
    .set({ decided_at: now, claimed_by: null, claimed_until: 0 })
    .where('id', '=', id)
    .execute();
  const decision = { case_id: id, administrator_id: administratorId, language, created_at: now, ...decided };
  const { id: decision_id } = await db
    .insertInto('decision')
    .values(decision)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (until) await db.insertInto('suspension').values({ user_uuid, decision_id, created_at: now, until }).execute();
  const pictures = decided.measure === 'remove' ? await eraseUser(db, user_uuid) : [];
  return { notice: noticeOf({ ...decided, language, until }), pictures };
}
