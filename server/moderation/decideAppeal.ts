import type { AppealOutcome } from '#api/extensions/wire.ts';
import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { isOlder } from '#server/time/moments.ts';

type Answer = { id: number; administratorId: number; outcome: AppealOutcome; now: number };

/** Of a person who was removed before they appealed, the words are kept until the answer and no longer. */
async function forgetWords(db: Database, id: number, now: number) {
  await db.updateTable('appeal').set({ text: null }).where('id', '=', id).execute();
  await addRemovals(db, [{ kind: 'log', key: String(id), at: now }]);
}

/** Answers an appeal, once, and never by who made the decision. A suspension that is overturned ends now. */
export async function decideAppeal(db: Database, { id, administratorId, outcome, now }: Answer) {
  const answered = await db
    .updateTable('appeal')
    .set({ outcome, administrator_id: administratorId, decided_at: now })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('decision_id')
    .executeTakeFirst();
  if (!answered) {
    await db.selectFrom('appeal').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound('appeals'));
    throw new HttpError(409, 'appeals.decided');
  }
  const decision = await db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .select(['d.administrator_id', 'users.id as user_id'])
    .where('d.id', '=', answered.decision_id)
    .executeTakeFirstOrThrow();
  if (decision.administrator_id === administratorId) throw new HttpError(409, 'appeals.own');
  if (decision.user_id === null) await forgetWords(db, id, now);
  if (outcome === 'upheld') return;
  const suspension = db.updateTable('suspension').where('decision_id', '=', answered.decision_id);
  await suspension
    .set({ until: now })
    .where(({ not, ref }) => not(isOlder(ref('until'), { within: 0, now })))
    .execute();
}
