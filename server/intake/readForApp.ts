import type { Database } from '#server/db/Database.ts';
import { isoTime, withIsoTimes } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';
import { noticeOf } from '#server/moderation/notices.ts';
import { decisionAbout } from '#server/moderation/standing.ts';
import { endOfSuspension, suspendedUntil } from '#server/moderation/suspend.ts';

/** A page of support's replies to users of the app, oldest first. */
export function readReplies(db: Database, cursor?: number) {
  const replies = db
    .selectFrom('ticket_message as m')
    .innerJoin('ticket', 'ticket.id', 'm.ticket_id')
    .select(['m.id', 'm.ticket_id as ticket', 'ticket.user_uuid as user', 'm.text', 'm.created_at'])
    .where('m.author', '=', 'support')
    .where('ticket.user_uuid', 'is not', null)
    .$narrowType<{ user: string }>();
  return pageAfter(replies, { by: 'm.id', cursor }, withIsoTimes);
}

/**
 * The end of a user's suspension, the time of a removal, and the notice about the decision in force. A removed user still
 * gets the notice: it is made from the decision, which an erasure keeps.
 */
export async function readStanding(db: Database, uuid: string, now: number) {
  const user = await db.selectFrom('users').select('id').where('uuid', '=', uuid).executeTakeFirst();
  const about = await decisionAbout(db, uuid, now);
  const decision = about?.outcome === 'overturned' ? undefined : about;
  const removedAt = user || decision?.measure !== 'remove' ? null : decision.created_at;
  if (!user && removedAt === null) throw notFound('users')();
  const suspendedTo = user ? await endOfSuspension(db, uuid, now) : null;
  const until = decision ? suspendedUntil(decision.measure, decision.created_at) : null;
  const isOver = until !== null && suspendedTo === null;
  return {
    suspended_until: suspendedTo ? isoTime(suspendedTo) : null,
    removed_at: removedAt === null ? null : isoTime(removedAt),
    notice: decision && !isOver ? noticeOf(decision) : null,
  };
}
