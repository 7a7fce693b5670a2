import { type AppealOutcome, type Guideline, guidelines, type Measure, measures } from '#api/extensions/wire.ts';
import { noLease } from '#server/claims/lease.ts';
import type { Database } from '#server/db/Database.ts';
import { lockRow } from '#server/db/locks.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { eraseUser } from '#server/erasure/eraseUser.ts';
import type { Role } from '#server/http/AppEnv.ts';
import { HttpError, notFound, refuseField } from '#server/http/HttpError.ts';
import { languageOf } from '#server/language/profileLanguages.ts';
import { oneOf, optional, text, type ValuesOf } from '#server/validation/validators.ts';
import { type CaseClaim, claimCase, lockUserOf, selectDecisions } from './cases.ts';
import { noticeOf } from './notices.ts';
import { endOfSuspension, endSuspensions, endsTooSoon, suspendedUntil } from './suspend.ts';

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

/** The language of notices to a user. */
export async function noticeLanguageOf(db: Database, uuid: string) {
  const user = await db.selectFrom('users').select('language').where('uuid', '=', uuid).executeTakeFirst();
  return languageOf(user?.language ?? null);
}

/**
 * Decides an open case and all its reports. Returns the values to record, and the notice for the user. Refuses with 409
 * while another moderator has the claim, and a suspension that ends less than a day after the present one. So the same
 * suspension sent twice is one decision.
 */
export async function decide(db: Database, { id, administratorId, now, role, ...decision }: Decision & CaseClaim) {
  if (decision.measure === 'remove' || suspendedUntil(decision.measure, now)) await lockUserOf(db, id);
  const { user_uuid } = await claimCase(db, { id, administratorId, now, role });
  const suspendedTo = await endOfSuspension(db, user_uuid, now);
  if (endsTooSoon(decision.measure, { now, suspendedTo })) throw new HttpError(409, 'users.suspendedAlready');
  const until = suspendedUntil(decision.measure, now);
  const decided = { ...decision, language: await noticeLanguageOf(db, user_uuid), created_at: now };

  const update = db.updateTable('moderation_case').set({ decided_at: now, ...noLease });
  await update.where('id', '=', id).execute();
  const insert = db.insertInto('decision').values({ case_id: id, administrator_id: administratorId, ...decided });
  const { id: decision_id } = await insert.returning('id').executeTakeFirstOrThrow();
  if (until) await db.insertInto('suspension').values({ user_uuid, decision_id, created_at: now, until }).execute();
  if (decision.measure === 'remove') await eraseUser(db, user_uuid, now);
  const { measure, section } = decision;
  return { after: { measure, section }, data: { notice: noticeOf(decided) } };
}

type AppealDecision = { id: number; administratorId: number; outcome: AppealOutcome; now: number };

/** Decides an appeal once. Refuses the administrator who made the decision. */
export async function decideAppeal(db: Database, { id, administratorId, outcome, now }: AppealDecision) {
  const appeals = selectDecisions(db).innerJoin('appeal', 'appeal.decision_id', 'd.id').where('appeal.id', '=', id);
  const decision = await appeals
    .select(['d.id', 'd.administrator_id', 'd.case_id'])
    .executeTakeFirstOrThrow(notFound('appeals'));
  const user = await lockUserOf(db, decision.case_id);
  await lockRow(db, 'moderation_case', decision.case_id, notFound('cases'));
  const update = db.updateTable('appeal').set({ outcome, administrator_id: administratorId, decided_at: now });
  const undecided = await update.where('id', '=', id).where('decided_at', 'is', null).executeTakeFirst();
  if (undecided.numUpdatedRows === 0n) throw new HttpError(409, 'appeals.decided');
  if (decision.administrator_id === administratorId) throw new HttpError(409, 'appeals.own');
  if (!user) {
    // The text of a removed user, and notes about it, are kept only until the appeal is decided.
    await db.updateTable('appeal').set({ text: null }).where('id', '=', id).execute();
    await db.deleteFrom('case_note').where('case_id', '=', decision.case_id).execute();
    await addRemovals(db, 'log', [id], now);
  }
  if (outcome === 'overturned') await endSuspensions(db, now).where('decision_id', '=', decision.id).execute();
}
