import type { Database } from '#server/db/Database.ts';
import { notFound } from '#server/http/HttpError.ts';
import { languageOf } from '#server/moderation/notices.ts';
import { requireUser } from './receiveUser.ts';

type Message = { user: string; text: string; ticket?: number; language: string | null };

/** A ticket of this user, which is open again from now on. */
async function addMessage(db: Database, { user, text, ticket }: Message & { ticket: number }, now: number) {
  const own = db.updateTable('ticket').set({ state: 0 }).where('id', '=', ticket).where('user_uuid', '=', user);
  await own.returning('id').executeTakeFirstOrThrow(notFound('ticket'));
  const message = { ticket_id: ticket, author: 'person' as const, text, created_at: now };
  await db.insertInto('ticket_message').values(message).execute();
  return ticket;
}

/** What somebody writes to support: it follows on the ticket it names, or makes one. Answers which it is. */
export async function receiveMessage(db: Database, { ticket, ...message }: Message, now: number) {
  const { user, text, language } = message;
  const { name, email, language: spoken } = await requireUser(db, user);
  if (ticket) return addMessage(db, { ...message, ticket }, now);
  const { id } = await db
    .insertInto('ticket')
    .values({
      user_name: name,
      user_email: email,
      user_uuid: user,
      message: text,
      language: language ?? languageOf(spoken),
      time: Math.floor(now / 1_000),
      state: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
