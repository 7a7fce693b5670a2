import type { Database } from '#server/db/Database.ts';
import { lockRow } from '#server/db/lockRow.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { minute } from '#server/time/durations.ts';
import { isDue } from '#server/time/moments.ts';

/** How long a ticket is kept for whoever claimed it, unless it is claimed anew. */
export const leaseInMs = 10 * minute;

type Claim = { id: number; administratorId: number; now: number };

/** A ticket that can be answered by this administrator, locked until the end of the transaction; else refuses with 409. */
export async function lockForAnswer(db: Database, { id, administratorId, now }: Claim) {
  const ticket = await lockRow(db, 'ticket', id, notFound('ticket'));
  if (ticket.state === 1) throw new HttpError(409, 'ticket.isClosed');
  const { claimed_by, claimed_until } = ticket;
  if (claimed_by === null || claimed_by === administratorId || isDue(claimed_until, { within: leaseInMs, now }))
    return ticket;
  const holder = await db.selectFrom('administrator').select('email').where('id', '=', claimed_by).executeTakeFirst();
  const minutes = Math.ceil((claimed_until - now) / minute);
  throw new HttpError(409, ['ticket.claimed', { who: holder?.email ?? '', minutes }]);
}

/** Keeps an open ticket for one administrator, who answers it, or refuses with 409 and says who has it. */
export async function claimTicket(db: Database, claim: Claim) {
  await lockForAnswer(db, claim);
  await db
    .updateTable('ticket')
    .set({ claimed_by: claim.administratorId, claimed_until: claim.now + leaseInMs })
    .where('id', '=', claim.id)
    .execute();
}
