import { type InferResult, sql } from 'kysely';
import type { Appeal, AppealDetail, AppealOutcome, CaseDecision, Sanction } from '#api/extensions/wire.ts';
import { columnContains, contains } from '#server/db/contains.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import type { Message, Translate } from '#server/language/translate.ts';
import { hoursBetween, isValidLease } from '#server/time/time.ts';
import { filter, keyFilter, oneOf, optional, optionalRowId, type ValuesOf } from '#server/validation/validators.ts';
import { selectDecisions } from './cases.ts';
import { dayIn, noticeOf } from './notices.ts';
import { profileFieldsOf, profileOf, readEarlier, searchPerson } from './readCases.ts';
import {
  decisionsAbout,
  isPresent,
  isSuspending,
  noticesText,
  type StandingDecision,
  shownDecisions,
} from './standing.ts';
import { longestSuspension } from './suspend.ts';

/** A page of all decisions about the user of a case, oldest first. */
export function readDecisions(db: Database, { cases, cursor }: { cases: number; cursor?: number }) {
  const person = db.selectFrom('moderation_case').select('user_uuid').where('id', '=', cases);
  const decisions = selectDecisions(db)
    .leftJoin('suspension as s', 's.decision_id', 'd.id')
    .select([
      'd.id',
      'd.case_id',
      'd.measure',
      'd.section',
      'd.note',
      'd.language',
      'd.created_at',
      'a.email',
      's.until',
    ])
    .where('c.user_uuid', '=', person);
  return pageAfter(
    decisions,
    { by: 'd.id', cursor },
    ({ language, ...row }): CaseDecision => ({
      ...withIsoTimes(row),
      notice: noticeOf({ ...row, language }),
      notice_language: language,
    }),
  );
}

const selectAppeals = (db: Database) =>
  selectDecisions(db)
    .innerJoin('appeal as p', 'p.decision_id', 'd.id')
    .select(['p.id', 'd.case_id', 'p.text', 'p.created_at', 'c.user_uuid', 'd.measure', 'd.section'])
    .select(['p.outcome', 'p.decided_at as answered_at'])
    .select(['d.administrator_id', 'users.name', 'users.email', 'users.profile_picture', 'a.email as decided_by']);

type AppealRow = InferResult<ReturnType<typeof selectAppeals>>[number];

type By = { administratorId: number; now: number };

const toAppeal = <Row extends AppealRow>(row: Row, { administratorId, now }: By) => {
  const { name, email, profile_picture, administrator_id, ...columns } = row;
  const decider = administrator_id === administratorId ? ('me' as const) : null;
  const state = row.outcome === null ? ('open' as const) : ('decided' as const);
  const hours = hoursBetween(row.created_at, row.answered_at ?? now);
  return { ...withIsoTimes(columns), hours, state, decider, user: profileOf(row) };
};

/** The query of a list of appeals. */
export const appealQuery = {
  cursor: optionalRowId,
  users: keyFilter,
  q: filter,
  state: optional(oneOf('open', 'decided')),
  sort: optional(oneOf('hours')),
  order: optional(oneOf('ASC', 'DESC')),
};

const searchAppeals = (db: Database, q: string) =>
  sql<boolean>`(${searchPerson(db, q)} or ${contains(db, q, 'appeal', 'p.id')})`;

type AppealQuery = By & ValuesOf<typeof appealQuery>;

/** A page of open appeals, oldest first, of decided ones, latest first, or of all appeals of a user. */
export function readAppeals(db: Database, { cursor, users, q, order, ...query }: AppealQuery) {
  const state = query.state || (users ? '' : 'open');
  const isDown = query.sort ? order === 'ASC' : state === 'decided';
  const appeals = selectAppeals(db)
    .$if(users !== '', (all) => all.where('c.user_uuid', '=', users))
    .$if(q !== '', (all) => all.where(searchAppeals(db, q)))
    .$if(state !== '', (all) => all.where('p.decided_at', state === 'decided' ? 'is not' : 'is', null));
  const position = { by: 'p.id', cursor, order: isDown ? 'desc' : 'asc' } as const;
  return pageAfter(appeals, position, (row): Appeal => toAppeal(row, query));
}

const findAppeal = (db: Database, id: number) =>
  selectAppeals(db)
    .leftJoin('suspension as s', 's.decision_id', 'd.id')
    .select(['s.until', 'd.id as decision_id', 'd.note', 'd.language', 'd.created_at as decided_at'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow(notFound('appeals'));

/** One appeal with the decision that it is against, and with the profile of its user. */
export async function readAppeal(db: Database, id: number, by: By): Promise<AppealDetail> {
  const { language, decision_id, ...row } = await findAppeal(db, id);
  const { created_at, ...profile }: { created_at?: string } = await profileFieldsOf(db, row.user_uuid, by.now);
  return {
    ...profile,
    ...toAppeal(row, by),
    notice: noticeOf({ ...row, language, created_at: row.decided_at }),
    notice_language: language,
    earlier: await readEarlier(db, { id: row.case_id, user_uuid: row.user_uuid }),
  };
}

type Answer = { id: number; outcome: AppealOutcome; now: number; t: Translate; language: string };

/** The effect of an answer to an appeal, and what the app then shows. Refuses an answered appeal with 409. */
export async function previewAnswer(db: Database, { id, outcome, now, t, language }: Answer) {
  const { decision_id, user_uuid, answered_at } = await findAppeal(db, id);
  if (answered_at !== null) throw new HttpError(409, 'appeals.decided');
  const at = { now, isPresent: await isPresent(db, user_uuid) };
  const before = await decisionsAbout(db, user_uuid);
  const decision = before.find((one) => one.id === decision_id);
  if (!decision) throw notFound('appeals')();
  const after = before.map((one) => (one === decision ? answered(decision, outcome, now) : one));
  const shownBefore = shownDecisions(before, at);
  const shown = shownDecisions(after, at);
  const isShown = noticesText(shownBefore.filter(({ id }) => id === decision_id)) !== null;
  const effects = effectsOf(decision, outcome, { ...at, isShown }).map((effect) => t(effect));
  const isBack = ({ id, measure }: StandingDecision) => measure === 'warn' && shownBefore.every((one) => one.id !== id);
  if (shown.some(isBack)) effects.push(t('effect.overturned.warning'));
  // A removed person who joins again is still suspended.
  const until = Math.max(0, ...after.filter((one) => isSuspending(one, now)).map((one) => one.until ?? 0));
  if (outcome === 'overturned' && until > 0)
    effects.push(t(['effect.overturned.stays', { date: dayIn(language, until) }]));
  return {
    effect: effects.join(' '),
    notice: noticesText(shown),
    notice_language: shown[0]?.language ?? decision.language,
  };
}

/** A decision after the answer to its appeal. */
const answered = (decision: StandingDecision, outcome: AppealOutcome, now: number): StandingDecision => ({
  ...decision,
  outcome,
  answered_at: now,
  until: outcome === 'overturned' && decision.until !== null ? Math.min(decision.until, now) : decision.until,
});

/** The messages about an answer: its effect on the user, and on what the app shows. */
function effectsOf(decision: StandingDecision, outcome: AppealOutcome, effect: Effect): Message[] {
  const { now, isPresent, isShown } = effect;
  if (outcome === 'upheld') return [isShown ? 'effect.upheld' : 'effect.stands'];
  const inApp = isShown ? 'effect.overturned.shown' : 'effect.overturned.unshown';
  if (decision.measure === 'remove' && !isPresent)
    return ['effect.overturned.remove', isShown ? 'effect.overturned.remove.shown' : inApp];
  return [isPresent && isSuspending(decision, now) ? 'effect.overturned.suspend' : 'effect.overturned', inApp];
}

/** `isShown` says whether the app shows the decision before the answer. */
type Effect = { now: number; isPresent: boolean; isShown: boolean };

/** The state of a sanction. Removed people are not suspended: their suspension cannot be lifted before they join again. */
const sanctionState = (now: number) => sql<Sanction['state']>`case
  when d.measure = 'remove' and p.outcome is distinct from 'overturned' then 'removed'
  when users.uuid is not null and s.until is not null
    and ${isValidLease(sql.ref<number>('s.until'), { within: longestSuspension, now })} then 'suspended'
  else 'ended' end`;

const selectSanctions = (db: Database, now: number) =>
  selectDecisions(db)
    .leftJoin('suspension as s', 's.decision_id', 'd.id')
    .leftJoin('appeal as p', 'p.decision_id', 'd.id')
    .select(['d.id', 'd.case_id', 'd.measure', 'd.section', 'd.created_at', 'c.user_uuid', 's.until', 'a.email'])
    .select(sanctionState(now).as('state'))
    .select(['d.note', 'd.language', 'users.name', 'users.email as user_email', 'users.profile_picture'])
    .where('d.measure', 'not in', ['dismiss', 'warn']);

/** The query of the sanctions. An unknown state has no rows. */
export const sanctionQuery = { cursor: optionalRowId, users: keyFilter, q: filter, state: filter };

/** The sanctions with the text in their user, note or moderator. */
const searchSanctions = (db: Database, q: string) =>
  sql<boolean>`(${searchPerson(db, q)} or ${contains(db, q, 'decision', 'd.id')} or ${columnContains('a.email', q)})`;

type SanctionQuery = ValuesOf<typeof sanctionQuery> & { now: number };

/** A page of suspensions and removals, latest first. It may be filtered by state and user. */
export function readSanctions(db: Database, { state, users, q, cursor, now }: SanctionQuery) {
  const sanctions = selectSanctions(db, now)
    .$if(users !== '', (query) => query.where('c.user_uuid', '=', users))
    .$if(q !== '', (query) => query.where(searchSanctions(db, q)))
    .$if(state !== '', (query) => query.where(sanctionState(now), '=', state as Sanction['state']));
  const position = { by: 'd.id', cursor, order: 'desc' } as const;
  return pageAfter(sanctions, position, ({ name, user_email, profile_picture, language, ...row }): Sanction => {
    const user = profileOf({ name, email: user_email, profile_picture });
    return { ...withIsoTimes(row), user, notice: noticeOf({ ...row, language }), notice_language: language };
  });
}
