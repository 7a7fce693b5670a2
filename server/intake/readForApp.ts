import type { Database } from '#server/db/Database.ts';
import { isoTime, withIsoTimes } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';
import { decisionsAbout, isPresent, noticesText, shownDecisions } from '#server/moderation/standing.ts';
import { endOfSuspension } from '#server/moderation/suspend.ts';

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
 * The end of a user's suspension, the time of a removal, and the notices about the decisions in force. A removed user still
 * gets the notice: it is made from the decision, which an erasure keeps.
 */
export async function readStanding(db: Database, uuid: string, now: number) {
  const at = { now, isPresent: await isPresent(db, uuid) };
  const shown = shownDecisions(await decisionsAbout(db, uuid), at);
  const [first] = shown;
  if (!at.isPresent && !first) throw notFound('users')();
  const suspendedTo = at.isPresent ? await endOfSuspension(db, uuid, now) : null;
  return {
    suspended_until: suspendedTo ? isoTime(suspendedTo) : null,
    removed_at: at.isPresent || !first ? null : isoTime(first.created_at),
    notice: noticesText(shown),
  };
}
