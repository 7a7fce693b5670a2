import type { Database } from '#server/db/Database.ts';
import { isoTime, withIsoTimes } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';
import { noticeOf } from '#server/moderation/notices.ts';
import { endOfSuspension, suspendedUntil } from '#server/moderation/suspend.ts';

/** A page of support's replies to users of the app, oldest first. */
export function readReplies(db: Database, cursor?: number) {
  const replies = db
    .selectFrom('ticket_message as m')
    .innerJoin('ticket', 'ticket.id', 'm.ticket_id')
    .select(['m.id', 'm.ticket_id as ticket', 'ticket.user_uuid as user', 'm.text', 'm.created_at'])
    .where('m.author', '=', 'support')
    .where('ticket.user_uuid', 'is not', null);
  return pageAfter(replies, { by: 'm.id', cursor }, withIsoTimes);
}

/** The end of a user's suspension, and the notice about the latest decision. */
export async function readStanding(db: Database, uuid: string, now: number) {
  await db.selectFrom('users').select('id').where('uuid', '=', uuid).executeTakeFirstOrThrow(notFound('users'));
  const suspendedTo = await endOfSuspension(db, uuid, now);
  const decision = await db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .select(['d.measure', 'd.section', 'd.language', 'd.created_at'])
    .where('c.user_uuid', '=', uuid)
    .orderBy('d.id', 'desc')
    .executeTakeFirst();
  const until = decision ? suspendedUntil(decision.measure, decision.created_at) : null;
  return {
    suspended_until: suspendedTo ? isoTime(suspendedTo) : null,
    notice: decision ? noticeOf({ ...decision, until }) : null,
  };
}
