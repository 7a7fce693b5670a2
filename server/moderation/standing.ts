import type { AppealOutcome, Guideline, Measure } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isValidLease } from '#server/time/time.ts';
import { selectDecisions } from './cases.ts';
import { noticeOf } from './notices.ts';
import { longestSuspension } from './suspend.ts';

/** A decision about a user, who is told about it. */
export type Told = {
  id: number;
  measure: Measure;
  section: Guideline | null;
  language: string;
  created_at: number;
  /** The answer to an appeal against it. */
  outcome: AppealOutcome | null;
  /** The end of its suspension. */
  until: number | null;
};

/** The decisions about a user, first one first. No one is told about a dismissed case. */
export const decisionsAbout = (db: Database, uuid: string): Promise<Told[]> =>
  selectDecisions(db)
    .leftJoin('appeal as p', 'p.decision_id', 'd.id')
    .leftJoin('suspension as s', 's.decision_id', 'd.id')
    .select(['d.id', 'd.measure', 'd.section', 'd.language', 'd.created_at', 'p.outcome', 's.until'])
    .where('c.user_uuid', '=', uuid)
    .where('d.measure', '!=', 'dismiss')
    .orderBy('d.id')
    .execute();

/** When, and about whom: a removed user is not present. */
type At = { now: number; isPresent: boolean };

export const isSuspending = ({ until }: Told, now: number) =>
  until !== null && isValidLease(until, { within: longestSuspension, now });

/**
 * The decisions that the app shows, out of all about a user: a removal; or the suspension that ends last, and the warnings
 * after it; or the warnings after the last suspension.
 */
export function shownOf(decisions: readonly Told[], { now, isPresent }: At) {
  if (!isPresent)
    return decisions
      .filter(({ measure }) => measure === 'remove')
      .slice(-1)
      .filter(isInForce);
  const inForce = decisions.filter(isInForce);
  const [suspension] = inForce
    .filter((decision) => isSuspending(decision, now))
    .toSorted((one, other) => Number(other.until) - Number(one.until));
  const before = suspension ?? inForce.findLast(({ measure }) => measure !== 'warn');
  const warnings = inForce.filter(({ id, measure }) => measure === 'warn' && id > (before?.id ?? 0));
  return suspension ? [suspension, ...warnings] : warnings;
}

const isInForce = ({ outcome }: Told) => outcome !== 'overturned';

/** The text that the app shows about these decisions, or null. */
export const textOf = (shown: readonly Told[]) => shown.map(noticeOf).filter(Boolean).join('\n\n') || null;

/** The decision that a user may appeal: the one behind the present suspension or removal, or else the latest. */
export function appealableOf(decisions: readonly Told[], at: At) {
  const shown = shownOf(decisions, at);
  return shown.find(({ measure }) => measure !== 'warn') ?? shown.at(-1) ?? decisions.at(-1);
}

/** Whether a user is there: neither removed nor unknown. */
export const isPresent = async (db: Database, uuid: string) =>
  (await db.selectFrom('users').select('id').where('uuid', '=', uuid).executeTakeFirst()) !== undefined;
