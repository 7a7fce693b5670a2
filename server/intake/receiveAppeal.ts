import type { Database } from '#server/db/Database.ts';
import { HttpError } from '#server/http/HttpError.ts';

type Appeal = { user: string; text: string | null };

/** Appeals the latest decision about somebody, once. Answers which appeal it is. */
export async function receiveAppeal(db: Database, { user, text }: Appeal, now: number) {
  const decision = await db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .select('d.id')
    .where('c.user_uuid', '=', user)
    .where('d.measure', '!=', 'dismiss')
    .orderBy('d.id', 'desc')
    .executeTakeFirstOrThrow(() => new HttpError(404, 'intake.noDecision'));
  const appeal = await db
    .insertInto('appeal')
    .values({ decision_id: decision.id, text, created_at: now })
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!appeal) throw new HttpError(409, 'intake.appealed');
  return appeal.id;
}
