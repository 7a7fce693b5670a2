import type { Insertable } from 'kysely';
import type { TicketDetail, TicketMessage } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { type Claim, holderOf, leaseOf, refuseOthers } from '#server/db/lease.ts';
import { lockRow } from '#server/db/locks.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import type { Tables } from '#server/db/Tables.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { second } from '#server/time/durations.ts';

/** The origin of a ticket. The contact form checks neither name nor address. */
export const originOf = (user_uuid: string | null) => (user_uuid === null ? 'form' : 'app');

/** One ticket, with its state and the administrator who has claimed it. */
export async function readTicket(db: Database, id: number, now: number): Promise<TicketDetail> {
  const { user_name, user_email, user_uuid, email, claimed_by, claimed_until, ...row } = await db
    .selectFrom('ticket')
    .leftJoin('administrator', 'administrator.id', 'ticket.claimed_by')
    .selectAll('ticket')
    .select('administrator.email')
    .where('ticket.id', '=', id)
    .executeTakeFirstOrThrow(notFound('ticket'));
  return {
    ...row,
    user: { name: user_name, email: user_email },
    from: originOf(user_uuid),
    ...holderOf(email, claimed_until, now),
  };
}

/** A page of the messages and notes after a ticket's first message, oldest first. */
export function readMessages(db: Database, { ticket, cursor }: { ticket: number; cursor?: number }) {
  const messages = db
    .selectFrom('ticket_message as m')
    .leftJoin('administrator', 'administrator.id', 'm.administrator_id')
    .select(['m.id', 'm.ticket_id', 'm.author', 'm.text', 'm.created_at', 'administrator.email'])
    .where('m.ticket_id', '=', ticket);
  return pageAfter(messages, { by: 'm.id', cursor }, (message): TicketMessage => withIsoTimes(message));
}

/** Locks an open ticket until the end of the transaction. Refuses with 409 while another administrator has claimed it. */
export async function lockForReply(db: Database, claim: Claim) {
  const ticket = await lockRow(db, 'ticket', claim.id, notFound('ticket'));
  if (ticket.state === 1) throw new HttpError(409, 'ticket.isClosed');
  await refuseOthers(db, 'ticket', ticket, claim);
  return ticket;
}

/** Claims an open ticket for one administrator. */
export async function claimTicket(db: Database, claim: Claim) {
  await lockForReply(db, claim);
  await db.updateTable('ticket').set(leaseOf(claim)).where('id', '=', claim.id).execute();
}

type NewTicket = Pick<Insertable<Tables['ticket']>, 'user_name' | 'user_email' | 'user_uuid' | 'message' | 'language'>;

/** Adds an open ticket and returns its id. */
export async function openTicket(db: Database, ticket: NewTicket, now: number) {
  const row = { ...ticket, state: 0, time: Math.floor(now / second) } as const;
  const { id } = await db.insertInto('ticket').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Message = { id: number; administratorId: number | null; now: number; text: string };

/** Adds a message, reply or note to a ticket, and returns its id. */
export async function addMessage(
  db: Database,
  author: 'person' | 'support' | 'note',
  { id: ticket_id, administratorId: administrator_id, now: created_at, text }: Message,
) {
  const message = { ticket_id, author, administrator_id, text, created_at };
  const { id } = await db.insertInto('ticket_message').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}
