import type { Selectable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { notFound } from '#server/http/HttpError.ts';
import { inPages, readable, readableRows } from './rows.ts';
import type { Copy } from './streamCopy.ts';

const messagesOf = (db: Database, ticketId: number) =>
  db.selectFrom('ticket_message').selectAll().where('ticket_id', '=', ticketId).where('author', '!=', 'note');

/** A ticket with what the person and support wrote to one another. Notes are the staff's own. */
export const conversationOf = (db: Database, { id, time, ...ticket }: Selectable<Tables['ticket']>) => ({
  ...readable({ ...ticket, sent_at: time * 1_000 }),
  messages: readableRows(inPages((last) => messagesOf(db, id).where('id', '>', last).orderBy('id'))),
});

/** The data stored under one ticket. Its author may have no account, and the address may be unverified. */
export async function collectTicket(db: Database, id: number): Promise<Copy> {
  const ticket = db.selectFrom('ticket').selectAll().where('id', '=', id);
  return { data: { ticket: conversationOf(db, await ticket.executeTakeFirstOrThrow(notFound('ticket'))) } };
}
