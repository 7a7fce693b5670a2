import type { Selectable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { inPages } from '#server/db/inPages.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import type { Tables } from '#server/db/Tables.ts';
import { notFound } from '#server/http/HttpError.ts';
import type { Copy } from './streamCopy.ts';

const isOwn = (name: string) => name !== 'id' && !name.endsWith('_id') && !name.startsWith('claimed_');

/** A row with times in ISO 8601, without ids and without columns about the staff. */
export const readable = (row: object) =>
  withIsoTimes(Object.fromEntries(Object.entries(row).filter(([name]) => isOwn(name))));

/** Makes the rows of a query readable. */
export async function* readableRows(rows: AsyncIterable<object>) {
  for await (const row of rows) yield readable(row);
}

/** A ticket with the messages of the user and of support. Notes belong to the staff. */
export function conversationOf(db: Database, { id, time, ...ticket }: Selectable<Tables['ticket']>) {
  const messages = db
    .selectFrom('ticket_message')
    .selectAll()
    .where('ticket_id', '=', id)
    .where('author', '!=', 'note');
  return { ...readable({ ...ticket, sent_at: time * 1_000 }), messages: readableRows(inPages(messages)) };
}

/** The data of one ticket. Its author may have no account, and the address may be unverified. */
export async function collectTicket(db: Database, id: number): Promise<Copy> {
  const ticket = db.selectFrom('ticket').selectAll().where('id', '=', id);
  return { data: { ticket: conversationOf(db, await ticket.executeTakeFirstOrThrow(notFound('ticket'))) } };
}

/** A place on the waiting list, with its consent and mails. */
export async function subscriptionOf(db: Database, subscriber: Selectable<Tables['pre_launch_user']>) {
  const { id } = subscriber;
  const consent = await db.selectFrom('consent').selectAll().where('subscriber_id', '=', id).execute();
  const letters = db.selectFrom('outbox').selectAll().where('subscriber_id', '=', id);
  return { ...readable(subscriber), consent: consent.map(readable), letters: readableRows(inPages(letters)) };
}

/** The data of one place on the waiting list. */
export async function collectSubscriber(db: Database, id: number): Promise<Copy> {
  const subscriber = db.selectFrom('pre_launch_user').selectAll().where('id', '=', id);
  const row = await subscriber.executeTakeFirstOrThrow(notFound('preLaunch'));
  return { data: { waiting_list: await subscriptionOf(db, row) } };
}
