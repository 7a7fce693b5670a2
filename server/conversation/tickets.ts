import { type InferResult, type Insertable, sql } from 'kysely';
import type { TicketDetail, TicketMessage } from '#api/extensions/wire.ts';
import { foldForSearch } from '#api/foldText.ts';
import { type Claim, holderOf, leaseOf, noLease, refuseOthers } from '#server/claims/lease.ts';
import { contains } from '#server/db/contains.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { lockRow } from '#server/db/locks.ts';
import { type Position, pageAfter } from '#server/db/pageAfter.ts';
import type { Tables } from '#server/db/Tables.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { hour, hoursBetween, isRecent, second } from '#server/time/time.ts';
import { filter, keyFilter, oneOf, optional, optionalCursor, type ValuesOf } from '#server/validation/validators.ts';

const selectTickets = (db: Database) =>
  db
    .selectFrom('ticket as t')
    .leftJoin('administrator', (join) =>
      join.onRef('administrator.id', '=', 't.claimed_by').on('administrator.deactivated_at', 'is', null),
    )
    .leftJoin('users', 'users.uuid', 't.user_uuid')
    .selectAll('t')
    .select(['administrator.email', 'users.profile_picture']);

type Row = InferResult<ReturnType<typeof selectTickets>>[number];

function toTicket({ email, claimed_by, claimed_until, ...row }: Row, now: number): TicketDetail {
  const { user_name, user_email, profile_picture, waits_since, by_program, ...ticket } = row;
  const isOpen = row.state === 0;
  return {
    ...ticket,
    user: { name: user_name, email: user_email, profile_picture },
    from: row.user_uuid !== null ? 'app' : by_program ? 'program' : 'form',
    waits_for: isOpen ? row.waits_for : 'nobody',
    hours: isOpen ? hoursBetween(waits_since, now) : null,
    ...holderOf(email, claimed_until, now),
  };
}

/** One ticket, with its state and the administrator who has claimed it. */
export async function readTicket(db: Database, id: number, now: number) {
  const row = await selectTickets(db).where('t.id', '=', id).executeTakeFirstOrThrow(notFound('ticket'));
  return toTicket(row, now);
}

/** The number in a search like `62` or `#62`, as the subject of a reply has it; 0 without one. */
const numberIn = (q: string) => Number(/^#?(\d{1,9})$/.exec(foldForSearch(q))?.[1] ?? 0);

/** The tickets with the text as their number, or in their writer, first message or later messages. */
const searchTickets = (db: Database, q: string) =>
  sql<boolean>`(${contains(db, q, 'ticket', 't.id')} or t.id = ${numberIn(q)}
    or t.id in (select ticket_id from ticket_message where ${contains(db, q, 'ticket_message')}))`;

/** The query of the tickets. */
export const ticketQuery = {
  cursor: optionalCursor,
  waits_for: optional(oneOf('us', 'them', 'nobody')),
  q: filter,
  users: keyFilter,
};

type TicketQuery = ValuesOf<typeof ticketQuery> & { now: number };

/** A page of the tickets that wait for us or for the person, the longest first; or of the closed or of all ones, newest first. */
export function readTickets(db: Database, { cursor, waits_for, q, users, now }: TicketQuery) {
  const isOpen = waits_for === 'us' || waits_for === 'them';
  const order: Partial<Position> = isOpen ? { first: 't.waits_since' } : { order: 'desc' };
  const tickets = selectTickets(db)
    .$if(waits_for !== '', (all) => all.where('t.state', '=', isOpen ? 0 : 1))
    .$if(isOpen, (open) => open.where('t.waits_for', '=', waits_for as 'us'))
    .$if(users !== '', (all) => all.where('t.user_uuid', '=', users))
    .$if(q !== '', (all) => all.where(searchTickets(db, q)));
  return pageAfter(tickets, { by: 't.id', cursor, ...order }, (row) => toTicket(row, now));
}

/** A page of the messages and notes of a ticket: first the last ones, but oldest first within a page. */
export async function readMessages(db: Database, { ticket: id, cursor }: { ticket: number; cursor?: number }) {
  const ticket = await db.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirst();
  const messages = db
    .selectFrom('ticket_message as m')
    .leftJoin('administrator', 'administrator.id', 'm.administrator_id')
    .select(['m.id', 'm.ticket_id', 'm.author', 'm.text', 'm.created_at', 'administrator.email'])
    .where('m.ticket_id', '=', id);
  const toMessage = (
    row: Omit<TicketMessage, 'name' | 'language' | 'created_at'> & { created_at: number },
  ): TicketMessage =>
    withIsoTimes({
      ...row,
      name: row.author === 'person' && ticket ? ticket.user_name : null,
      language: row.author !== 'note' && ticket ? ticket.language : null,
    });
  const page = await pageAfter(messages, { by: 'm.id', cursor, order: 'desc', size: 100 }, toMessage);
  const data = page.data.toReversed();
  if (!ticket || page.next !== null) return { ...page, data };
  const { message: text, time } = ticket;
  const first = { id: 0, ticket_id: id, author: 'person', text, created_at: time * second, email: null } as const;
  return { ...page, data: [toMessage(first), ...data] };
}

/** Locks an open ticket until the end of the transaction. Refuses with 409 while another administrator has claimed it. */
export async function lockForReply(db: Database, claim: Claim) {
  const ticket = await lockRow(db, 'ticket', claim.id, notFound('ticket'));
  if (ticket.state === 1) throw new HttpError(409, 'ticket.isClosed');
  await refuseOthers(db, 'ticket', ticket, claim);
  return ticket;
}

/** Opens or closes a ticket, which ends its claim. Returns the change, or null if it has the state. */
export async function setState(db: Database, id: number, state: 0 | 1) {
  const before = await lockRow(db, 'ticket', id, notFound('ticket'));
  if (before.state === state) return null;
  await db
    .updateTable('ticket')
    .set({ state, ...noLease })
    .where('id', '=', id)
    .execute();
  return { before: { state: before.state }, after: { state } };
}

/** Claims an open ticket for one administrator. Returns the ticket as it was before. */
export async function claimTicket(db: Database, claim: Claim) {
  const ticket = await lockForReply(db, claim);
  await db.updateTable('ticket').set(leaseOf(claim)).where('id', '=', claim.id).execute();
  return ticket;
}

type NewTicket = Pick<
  Insertable<Tables['ticket']>,
  'user_name' | 'user_email' | 'user_uuid' | 'message' | 'language' | 'by_program'
>;

/** Adds an open ticket and returns its id. */
export async function openTicket(db: Database, ticket: NewTicket, now: number) {
  const row = { ...ticket, state: 0, time: Math.floor(now / second), waits_since: now } as const;
  const { id } = await db.insertInto('ticket').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** How long the same message of a person makes no other ticket. */
const sameMessageInMs = hour;

/** There is no index for addresses: the latest tickets are few enough to compare. */
const maxCompared = 1_000;

/** Whether the same message from the contact form has made a ticket a short time ago. */
export async function wasJustSent(
  db: Database,
  { user_name, user_email, message, by_program }: NewTicket,
  now: number,
) {
  const latest = db.selectFrom('ticket').select('id').where('user_uuid', 'is', null).orderBy('id', 'desc');
  const same = await db
    .selectFrom('ticket')
    .select('id')
    .where('id', 'in', latest.limit(maxCompared))
    .where('user_email', '=', user_email)
    .where('user_name', '=', user_name)
    .where('message', '=', message)
    .where('by_program', '=', by_program ?? 0)
    .where(() => isRecent(sql<number>`cast(time as bigint) * 1000`, { within: sameMessageInMs, now }))
    .limit(1)
    .executeTakeFirst();
  return same !== undefined;
}

/** A ticket after a message of the person, which reopens it. A ticket that waited for us waits since the earlier message. */
export const waitsForUs = (now: number) =>
  ({
    state: 0,
    waits_for: 'us',
    waits_since: sql<number>`case when state = 0 and waits_for = 'us' then waits_since else ${sql.lit(now)} end`,
  }) as const;

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
