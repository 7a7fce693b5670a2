import type { Appeal, CaseDecision, Sanction } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';
import { isDue, isValidLease } from '#server/time/moments.ts';
import { noticeOf } from './notices.ts';
import { profileOf } from './readCases.ts';
import { longestSuspension, suspendedUntil } from './suspend.ts';

/** A page of all decisions about the user of a case, oldest first. */
export function readDecisions(db: Database, { cases, cursor }: { cases: number; cursor?: number }) {
  const person = db.selectFrom('moderation_case').select('user_uuid').where('id', '=', cases);
  const decisions = db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('administrator as a', 'a.id', 'd.administrator_id')
    .select(['d.id', 'd.case_id', 'd.measure', 'd.section', 'd.note', 'd.language', 'd.created_at', 'a.email'])
    .where('c.user_uuid', '=', person);
  return pageAfter(decisions, { by: 'd.id', cursor }, ({ language, ...row }): CaseDecision => {
    const until = suspendedUntil(row.measure, row.created_at);
    return { ...withIsoTimes({ ...row, until }), notice: noticeOf({ ...row, language, until }) };
  });
}

/** A page of the undecided appeals, oldest first. */
export function readAppeals(db: Database, { cursor }: { cursor?: number }) {
  const appeals = db
    .selectFrom('appeal as p')
    .innerJoin('decision as d', 'd.id', 'p.decision_id')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .leftJoin('administrator as a', 'a.id', 'd.administrator_id')
    .select(['p.id', 'd.case_id', 'p.text', 'p.created_at', 'd.measure', 'd.section'])
    .select(['users.name', 'users.email', 'users.profile_picture', 'a.email as decided_by'])
    .where('p.decided_at', 'is', null);
  return pageAfter(
    appeals,
    { by: 'p.id', cursor },
    ({ name, email, profile_picture, ...appeal }): Appeal => ({
      ...withIsoTimes(appeal),
      user: profileOf({ name, email, profile_picture }),
    }),
  );
}

const selectSanctions = (db: Database) =>
  db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('suspension as s', 's.decision_id', 'd.id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .leftJoin('administrator as a', 'a.id', 'd.administrator_id')
    .select(['d.id', 'd.case_id', 'd.measure', 'd.section', 'd.created_at', 'c.user_uuid', 's.until', 'a.email'])
    .select(['users.name', 'users.email as user_email', 'users.profile_picture'])
    .where('d.measure', 'not in', ['dismiss', 'warn']);

type Query = { state: string; users: string; cursor?: number; now: number };

/** A page of suspensions and removals, latest first. It may be filtered by state and user; an unknown state has no rows. */
export function readSanctions(db: Database, { state, users, cursor, now }: Query) {
  const span = { within: longestSuspension, now };
  const sanctions = selectSanctions(db)
    .$if(users !== '', (query) => query.where('c.user_uuid', '=', users))
    .$if(state === 'removed', (query) => query.where('d.measure', '=', 'remove'))
    .$if(state === 'suspended', (query) => query.where(({ ref }) => isValidLease(ref('s.until'), span)))
    .$if(state === 'ended', (query) => query.where(({ ref }) => isDue(ref('s.until'), span)))
    .$if(!['', 'suspended', 'ended', 'removed'].includes(state), (query) => query.where('d.id', '=', 0));
  const position = { by: 'd.id', cursor, order: 'desc' } as const;
  return pageAfter(sanctions, position, ({ name, user_email, profile_picture, ...row }): Sanction => {
    const isSuspended = row.until !== null && isValidLease(Number(row.until), span);
    const state = row.measure === 'remove' ? 'removed' : isSuspended ? 'suspended' : 'ended';
    return { ...withIsoTimes(row), user: profileOf({ name, email: user_email, profile_picture }), state };
  });
}

/** The uuid of the user whom a sanction is about. */
export async function sanctionedUser(db: Database, id: number) {
  const { user_uuid } = await selectSanctions(db).where('d.id', '=', id).executeTakeFirstOrThrow(notFound('sanctions'));
  return user_uuid;
}
