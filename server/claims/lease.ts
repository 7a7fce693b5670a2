import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { isDue, isValidLease, minute } from '#server/time/time.ts';

/** How long a claim lasts, unless it is renewed. */
const leaseInMs = 10 * minute;

/** The administrator who claims the row with this id. */
export type Claim = { id: number; administratorId: number; now: number };

export const leaseOf = ({ administratorId, now }: Claim) => ({
  claimed_by: administratorId,
  claimed_until: now + leaseInMs,
});

/** The columns of a row without a lease. */
export const noLease = { claimed_by: null, claimed_until: 0 };

type Claimed = { claimed_by: number | null; claimed_until: number };

/** Returns true if the administrator has the lease of a row, so that a claim only renews it. */
export const hasLease = ({ claimed_by, claimed_until }: Claimed, { administratorId, now }: Claim) =>
  claimed_by === administratorId && isValidLease(claimed_until, { within: leaseInMs, now });

/** Refuses with 409 while another administrator has the lease of a row. It ends with their account. The row must be locked. */
export async function refuseOthers(
  db: Database,
  resource: 'cases' | 'ticket',
  { claimed_by, claimed_until }: Claimed,
  { administratorId, now }: Claim,
) {
  if (claimed_by === null || claimed_by === administratorId) return;
  if (isDue(claimed_until, { within: leaseInMs, now })) return;
  const account = db.selectFrom('administrator').select('email').where('id', '=', claimed_by);
  const holder = await account.where('deactivated_at', 'is', null).executeTakeFirst();
  if (!holder) return;
  const time = { milliseconds: claimed_until - now };
  throw new HttpError(409, [`${resource}.claimed`, { who: holder.email, time }]);
}

/** Returns the lease in the API's format, with the address of a holder who is not deactivated; null after its end. */
export const holderOf = (email: string | null, claimed_until: number, now: number) =>
  email !== null && isValidLease(claimed_until, { within: leaseInMs, now })
    ? { claimed_by: email, claimed_until: isoTime(claimed_until) }
    : { claimed_by: null, claimed_until: null };
