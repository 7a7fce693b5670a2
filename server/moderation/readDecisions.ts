import type { Appeal, CaseDecision } from '#api/extensions/wire/moderation.ts';
import type { Database } from '#server/db/Database.ts';
import { moment } from '#server/db/moment.ts';
import { pageByCursor, rowsPerPage } from '#server/db/pageByCursor.ts';
import { suspendedUntil } from './decide.ts';
import { noticeOf } from './guidelines.ts';
import type { OfCase } from './readOfCase.ts';

/** A page of what was decided about the person of a case, in this case and others, in the order of the decisions. */
export async function readDecisions(db: Database, { cases, cursor = 0 }: OfCase) {
  const person = db.selectFrom('moderation_case').select('user_uuid').where('id', '=', cases);
  const rows = await db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('administrator as a', 'a.id', 'd.administrator_id')
    .select(['d.id', 'd.case_id', 'd.measure', 'd.section', 'd.note', 'd.language', 'd.created_at', 'a.email'])
    .where('c.user_uuid', '=', person)
    .where('d.id', '>', cursor)
    .orderBy('d.id')
    .limit(rowsPerPage + 1)
    .execute();
  return pageByCursor(
    rows.map(({ language, ...row }): CaseDecision => {
      const until = suspendedUntil(row.measure, row.created_at);
      const notice = noticeOf({ ...row, language, until });
      return { ...row, created_at: moment(row.created_at), until: until === null ? null : moment(until), notice };
    }),
  );
}

/** A page of the appeals that wait for an answer, the oldest first. */
export async function readAppeals(db: Database, { cursor = 0 }: { cursor?: number }) {
  const rows = await db
    .selectFrom('appeal as p')
    .innerJoin('decision as d', 'd.id', 'p.decision_id')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .leftJoin('administrator as a', 'a.id', 'd.administrator_id')
    .select(['p.id', 'd.case_id', 'p.words', 'p.created_at', 'd.measure', 'd.section'])
    .select(['users.name', 'users.email', 'users.profile_picture', 'a.email as decided_by'])
    .where('p.decided_at', 'is', null)
    .where('p.id', '>', cursor)
    .orderBy('p.id')
    .limit(rowsPerPage + 1)
    .execute();
  return pageByCursor(
    rows.map(({ name, email, profile_picture, ...appeal }): Appeal => {
      const user = name === null || email === null ? null : { name, email, profile_picture };
      return { ...appeal, user, created_at: moment(appeal.created_at) };
    }),
  );
}
