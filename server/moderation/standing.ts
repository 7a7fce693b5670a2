import type { AppealOutcome, Guideline, Measure } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isValidLease } from '#server/time/time.ts';
import { selectDecisions } from './cases.ts';
import { noticeOf } from './notices.ts';
import { longestSuspension } from './suspend.ts';

/** A decision that the app tells its user about. */
export type StandingDecision = {
  id: number;
  measure: Measure;
  section: Guideline | null;
  language: string;
  created_at: number;
  /** The time of an appeal against it. */
  appealed_at: number | null;
  /** The answer to the appeal, and its time. */
  outcome: AppealOutcome | null;
  answered_at: number | null;
  /** The end of its suspension. */
  until: number | null;
};

/** The decisions about a user, the first one first. The app shows no dismissed case. */
export const decisionsAbout = (db: Database, uuid: string): Promise<StandingDecision[]> =>
  selectDecisions(db)
    .leftJoin('appeal as p', 'p.decision_id', 'd.id')
    .leftJoin('suspension as s', 's.decision_id', 'd.id')
    .select(['d.id', 'd.measure', 'd.section', 'd.language', 'd.created_at', 's.until'])
    .select(['p.created_at as appealed_at', 'p.outcome', 'p.decided_at as answered_at'])
    .where('c.user_uuid', '=', uuid)
    .where('d.measure', '!=', 'dismiss')
    .orderBy('d.id')
    .execute();

/** When, and about whom: a removed user is not present. */
type At = { now: number; isPresent: boolean };

export const isSuspending = ({ until }: StandingDecision, now: number) =>
  until !== null && isValidLease(until, { within: longestSuspension, now });

/**
 * The decisions that the app shows, out of all about a user. A removed user sees the removal. A suspended user sees the
 * suspension that ends last, and the warnings after it. Any other user sees the warnings after the last suspension. A
 * suspension that was overturned while it lasted counts as never made: the warnings before it are shown again.
 */
export function shownDecisions(decisions: readonly StandingDecision[], { now, isPresent }: At) {
  if (!isPresent)
    return decisions
      .filter(({ measure }) => measure === 'remove')
      .slice(-1)
      .filter(isInForce);
  const inForce = decisions.filter(isInForce);
  const [suspension] = inForce
    .filter((decision) => isSuspending(decision, now))
    .toSorted((one, other) => Number(other.until) - Number(one.until));
  const before = suspension ?? decisions.findLast(endsWarnings);
  const warnings = inForce.filter(({ id, measure }) => measure === 'warn' && id > (before?.id ?? 0));
  return suspension ? [suspension, ...warnings] : warnings;
}

const isInForce = ({ outcome }: StandingDecision) => outcome !== 'overturned';

/** Whether an overturned suspension had ended before. One that lasted ends at the time of the answer. */
const endedBefore = ({ until, answered_at }: StandingDecision) => until !== null && until < Number(answered_at);

/** Whether a decision ends the earlier warnings. After a whole suspension the app shows none, also if it is overturned later. */
const endsWarnings = (decision: StandingDecision) =>
  decision.measure !== 'warn' && (isInForce(decision) || endedBefore(decision));

/** The text that the app shows about these decisions, or null. */
export const noticesText = (shown: readonly StandingDecision[]) =>
  shown.map(noticeOf).filter(Boolean).join('\n\n') || null;

/**
 * The decisions that a user may appeal, the next one first: the present suspension or removal, then the shown warnings from
 * the newest on. If the app shows none, the last decision, which stays in the record.
 */
export function decisionsToAppeal(decisions: readonly StandingDecision[], at: At) {
  const shown = shownDecisions(decisions, at);
  if (shown.length === 0) return decisions.filter(isInForce).slice(-1);
  const warnings = shown.filter(({ measure }) => measure === 'warn');
  return [...shown.filter(({ measure }) => measure !== 'warn'), ...warnings.toReversed()];
}

/** Whether a user is there: neither removed nor unknown. */
export const isPresent = async (db: Database, uuid: string) =>
  (await db.selectFrom('users').select('id').where('uuid', '=', uuid).executeTakeFirst()) !== undefined;
