import type { AppealOutcome } from '#api/extensions/wire.ts';
import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { isOlder } from '#server/time/moments.ts';

type Decision = { id: number; administratorId: number; outcome: AppealOutcome; now: number };

/** Decides an appeal once. Refuses the administrator who made the decision. */
export async function decideAppeal(db: Database, { id, administratorId, outcome, now }: Decision) {
  const appeal = await db
    .updateTable('appeal')
    .set({ outcome, administrator_id: administratorId, decided_at: now })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('decision_id')
    .executeTakeFirst();
  if (!appeal) {
    await db.selectFrom('appeal').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound('appeals'));
    throw new HttpError(409, 'appeals.decided');
  }
  const decision = await db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .select(['d.administrator_id', 'users.id as user_id'])
    .where('d.id', '=', appeal.decision_id)
    .executeTakeFirstOrThrow();
  if (decision.administrator_id === administratorId) throw new HttpError(409, 'appeals.own');
  if (decision.user_id === null) {
    // The text of a removed user is kept only until the appeal is decided.
    await db.updateTable('appeal').set({ text: null }).where('id', '=', id).execute();
    await addRemovals(db, [{ kind: 'log', key: String(id), at: now }]);
  }
  if (outcome === 'upheld') return;
  await db
    .updateTable('suspension')
    .set({ until: now })
    .where('decision_id', '=', appeal.decision_id)
    .where(({ not, ref }) => not(isOlder(ref('until'), { within: 0, now })))
    .execute();
}
