import type { Database } from '#server/db/Database.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { minute } from '#server/time/durations.ts';
import { isDue } from '#server/time/moments.ts';

/** How long a case is kept for whoever claimed it, unless it is claimed anew. */
export const leaseInMs = 10 * minute;

type Claim = { id: number; administratorId: number; now: number };

async function refusalOf(db: Database, { id, now }: Claim) {
  const found = await db
    .selectFrom('moderation_case')
    .leftJoin('administrator', 'administrator.id', 'claimed_by')
    .select(['decided_at', 'claimed_until', 'email'])
    .where('moderation_case.id', '=', id)
    .executeTakeFirst();
  if (!found) return notFound('cases')();
  if (found.decided_at !== null) return new HttpError(409, 'cases.decided');
  const minutes = Math.max(1, Math.ceil((found.claimed_until - now) / minute));
  return new HttpError(409, ['cases.claimed', { who: found.email ?? '', minutes }]);
}

/**
 * Keeps an open case for one administrator, or refuses with 409 and says who has it. Whoever works on a case makes this
 * the first statement of the transaction: until its end, nobody else gets past it.
 */
export async function claimCase(db: Database, claim: Claim) {
  const { id, administratorId, now } = claim;
  const claimed = await db
    .updateTable('moderation_case')
    .set({ claimed_by: administratorId, claimed_until: now + leaseInMs })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .where((row) =>
      row.or([
        row('claimed_by', 'is', null),
        row('claimed_by', '=', administratorId),
        isDue(row.ref('claimed_until'), { within: leaseInMs, now }),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (!claimed) throw await refusalOf(db, claim);
  return claimed;
}
