import type { Database } from '#server/db/Database.ts';
import { type Claim, leaseOf, refuseOthers } from '#server/db/lease.ts';
import { lockRow } from '#server/db/locks.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';

/** A ticket that can be answered by this administrator, locked until the end of the transaction; else refuses with 409. */
export async function lockForReply(db: Database, claim: Claim) {
  const ticket = await lockRow(db, 'ticket', claim.id, notFound('ticket'));
  if (ticket.state === 1) throw new HttpError(409, 'ticket.isClosed');
  await refuseOthers(db, 'ticket', ticket, claim);
  return ticket;
}

/** Keeps an open ticket for one administrator, who answers it, or refuses with 409 and says who has it. */
export async function claimTicket(db: Database, claim: Claim) {
  await lockForReply(db, claim);
  await db.updateTable('ticket').set(leaseOf(claim)).where('id', '=', claim.id).execute();
}
