import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { notFound } from '#server/http/HttpError.ts';

/** Erases a ticket. Its messages go with it, and with them the mails that wait to bring an answer. */
export async function deleteTicket(transaction: Database, id: number, at: number) {
  await transaction
    .deleteFrom('ticket')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(notFound('ticket'));
  await addRemovals(transaction, [{ kind: 'ticket', key: String(id), at }]);
}
