import type { Database } from '#server/db/Database.ts';
import { type Claim, leaseOf, refuseOthers } from '#server/db/lease.ts';
import { lockRow } from '#server/db/locks.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';

/**
 * Keeps an open case for one administrator, or refuses with 409 and says who has it. A transaction that works on a case
 * calls it first: the row stays locked until its end.
 */
export async function claimCase(db: Database, claim: Claim) {
  const found = await lockRow(db, 'moderation_case', claim.id, notFound('cases'));
  if (found.decided_at !== null) throw new HttpError(409, 'cases.decided');
  await refuseOthers(db, 'cases', found, claim);
  await db.updateTable('moderation_case').set(leaseOf(claim)).where('id', '=', claim.id).execute();
  return found;
}
