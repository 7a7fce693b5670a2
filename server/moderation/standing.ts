import type { Database } from '#server/db/Database.ts';
import { isValidLease } from '#server/time/time.ts';
import { selectDecisions } from './cases.ts';
import { longestSuspension } from './suspend.ts';

const selectWithOutcome = (db: Database, uuid: string) =>
  selectDecisions(db)
    .leftJoin('appeal as p', 'p.decision_id', 'd.id')
    .select(['d.id', 'd.measure', 'd.section', 'd.language', 'd.created_at', 'p.outcome'])
    .where('c.user_uuid', '=', uuid);

/** The decision behind the suspension of a user that ends last, with its end. Undefined for a user who is not suspended. */
export const suspendingDecision = (db: Database, uuid: string, now: number, { without = 0 } = {}) =>
  selectWithOutcome(db, uuid)
    .innerJoin('suspension as s', 's.decision_id', 'd.id')
    .select('s.until')
    .where('users.uuid', 'is not', null)
    .where('d.id', '!=', without)
    .where(({ ref }) => isValidLease(ref('s.until'), { within: longestSuspension, now }))
    .orderBy('s.until', 'desc')
    .executeTakeFirst();

/**
 * The decision that a user is told about, and may appeal: the one behind the present suspension, or else the latest. The
 * user is not told about a dismissed case, so it changes nothing.
 */
export const decisionAbout = async (db: Database, uuid: string, now: number) =>
  (await suspendingDecision(db, uuid, now)) ??
  (await selectWithOutcome(db, uuid).where('d.measure', '!=', 'dismiss').orderBy('d.id', 'desc').executeTakeFirst());
