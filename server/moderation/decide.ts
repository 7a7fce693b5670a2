import { type AppealOutcome, type Guideline, guidelines, type Measure, measures } from '#api/extensions/wire.ts';
import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { released } from '#server/db/lease.ts';
import { eraseUser } from '#server/erasure/eraseUser.ts';
import type { Role } from '#server/http/AppEnv.ts';
import { HttpError, notFound, refuseField } from '#server/http/HttpError.ts';
import { isOlder } from '#server/time/moments.ts';
import { oneOf, optional, text, type ValuesOf } from '#server/validation/validators.ts';
import { claimCase, lockUserOf } from './cases.ts';
import { languageOf, noticeOf } from './notices.ts';
import { suspendedUntil } from './suspend.ts';

/** A measure, and the section of the guidelines that is its reason. */
export const measureSchema = { measure: oneOf(...measures), section: optional(oneOf(...guidelines)) };

export const decisionSchema = { ...measureSchema, note: optional(text(2_000)) };

type Decision = { measure: Measure; section: Guideline | null; note: string | null };

/** Moderators may not remove users. The path alone cannot tell, because it serves all measures. */
export function refuseRemovalBy(role: Role, measure: Measure) {
  if (measure === 'remove' && role !== 'admin') throw new HttpError(403, 'session.notAllowed');
}

/** Checks a decision from a request. Every measure but `dismiss` needs a section of the guidelines as its reason. */
export function toDecision({ measure, section, note }: ValuesOf<typeof decisionSchema>, role: Role): Decision {
  if (measure !== 'dismiss' && !section) throw refuseField('section', 'field.missing');
  refuseRemovalBy(role, measure);
  return { measure, section: section || null, note: note || null };
}

/** Decides an open case and all its reports. Returns the notice for the user. Refuses with 409 while another moderator has the claim. */
export async function decide(
  db: Database,
  { id, administratorId, now, ...decision }: Decision & { id: number; administratorId: number; now: number },
) {
  // Every transaction locks the user before the case.
  if (decision.measure === 'remove') await lockUserOf(db, id);
  const { user_uuid } = await claimCase(db, { id, administratorId, now });
  const user = await db.selectFrom('users').select('language').where('uuid', '=', user_uuid).executeTakeFirst();
  const language = languageOf(user?.language ?? null);
  const until = suspendedUntil(decision.measure, now);

  const decided = { decided_at: now, ...released };
  await db.updateTable('moderation_case').set(decided).where('id', '=', id).execute();
  const { id: decision_id } = await db
    .insertInto('decision')
    .values({ case_id: id, administrator_id: administratorId, language, created_at: now, ...decision })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (until) await db.insertInto('suspension').values({ user_uuid, decision_id, created_at: now, until }).execute();
  if (decision.measure === 'remove') await eraseUser(db, user_uuid, now);
  return noticeOf({ ...decision, language, until });
}

type AppealDecision = { id: number; administratorId: number; outcome: AppealOutcome; now: number };

/** Decides an appeal once. Refuses the administrator who made the decision. */
export async function decideAppeal(db: Database, { id, administratorId, outcome, now }: AppealDecision) {
  const appeal = await db
    .updateTable('appeal')
    .set({ outcome, administrator_id: administratorId, decided_at: now })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('decision_id')
    .executeTakeFirst();
  if (!appeal) {
    await db.selectFrom('appeal').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound('appeals'));
    throw new HttpError(409, 'appeals.decided');
  }
  const decision = await db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .select(['d.administrator_id', 'users.id as user_id'])
    .where('d.id', '=', appeal.decision_id)
    .executeTakeFirstOrThrow();
  if (decision.administrator_id === administratorId) throw new HttpError(409, 'appeals.own');
  if (decision.user_id === null) {
    // The text of a removed user is kept only until the appeal is decided.
    await db.updateTable('appeal').set({ text: null }).where('id', '=', id).execute();
    await addRemovals(db, [{ kind: 'log', key: String(id), at: now }]);
  }
  if (outcome === 'upheld') return;
  await db
    .updateTable('suspension')
    .set({ until: now })
    .where('decision_id', '=', appeal.decision_id)
    .where(({ not, ref }) => not(isOlder(ref('until'), { within: 0, now })))
    .execute();
}
