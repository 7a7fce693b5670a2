import { type InferResult, sql } from 'kysely';
import type * as wire from '#api/extensions/wire.ts';
import { holderOf } from '#server/claims/lease.ts';
import { contains } from '#server/db/contains.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { type Position, pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';
import { hoursBetween } from '#server/time/time.ts';
import { filter, keyFilter, oneOf, optional, optionalCursor, type ValuesOf } from '#server/validation/validators.ts';
import { selectDecisions } from './cases.ts';
import { endOfSuspension, suspendedFields } from './suspend.ts';

/** The section that fits a reason most often. */
const sectionOf: Record<wire.ReportReason, wire.Guideline> = {
  harassment: 'be-kind',
  spam: 'money',
  inappropriateContent: 'content',
  fakeProfile: 'be-yourself',
};

/** The number of earlier decisions that a case shows. */
const maxEarlier = 10;

/** How long a case may wait for its decision. */
const dueInHours = 24;

const selectCases = (db: Database) =>
  db
    .selectFrom('moderation_case as c')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .leftJoin('administrator', (join) =>
      join.onRef('administrator.id', '=', 'c.claimed_by').on('administrator.deactivated_at', 'is', null),
    )
    .leftJoin('decision', 'decision.case_id', 'c.id')
    .leftJoin('case_note as n', 'n.id', 'c.handover_note_id')
    .leftJoin('administrator as moderator', 'moderator.id', 'n.administrator_id')
    .selectAll('c')
    .select(['administrator.email as holder', 'n.text as handover_note', 'moderator.email as handed_over_by'])
    .select(['decision.measure as decision', 'users.name', 'users.email', 'users.profile_picture']);

type Row = InferResult<ReturnType<typeof selectCases>>[number];

type Profile = { name: string | null; email: string | null; profile_picture: string | null };

/** The user as a list shows them; null for one who was removed. */
export const profileOf = ({ name, email, profile_picture }: Profile) =>
  name === null || email === null ? null : { name, email, profile_picture };

/** The number of reports of these cases for each reason, the most frequent one first. */
async function countReasons(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const reports = db.selectFrom('report').where('case_id', 'in', ids).groupBy(['case_id', 'reason']);
  const counts = reports.select(['case_id', 'reason', (row) => row.fn.countAll<number>().as('reports')]);
  return counts.orderBy('reports', 'desc').orderBy('reason').execute();
}

type ReasonCounts = Awaited<ReturnType<typeof countReasons>>;

/** The caller, and the time of the call. */
type By = { administratorId: number; now: number };

function toCase(row: Row, all: ReasonCounts, { administratorId, now }: By): wire.ModerationCase {
  const { name, email, profile_picture, holder, claimed_by, claimed_until, ...shown } = row;
  const { reason_rank, handover_note_id, ...columns } = shown;
  const { id, opened_at, decided_at } = columns;
  const counts = all.filter(({ case_id }) => case_id === id);
  const hours = hoursBetween(opened_at, decided_at ?? now);
  const lease = holderOf(decided_at === null ? holder : null, claimed_until, now);
  return {
    ...withIsoTimes(columns),
    user: profileOf(row),
    hours,
    due: hours < dueInHours ? 'inTime' : 'late',
    hours_left: Math.max(0, dueInHours - hours),
    state: decided_at !== null ? 'decided' : handover_note_id === null ? 'open' : 'handedOver',
    reports: counts.reduce((sum, { reports }) => sum + reports, 0),
    reasons: counts.map(({ reason }) => reason),
    suggested_section: counts[0] ? sectionOf[counts[0].reason] : null,
    ...lease,
    claimed: lease.claimed_by === null ? null : claimed_by === administratorId ? 'me' : 'other',
  };
}

/** The query of a list of cases. */
export const caseQuery = {
  cursor: optionalCursor,
  users: keyFilter,
  q: filter,
  state: optional(oneOf('open', 'handedOver', 'decided')),
  sort: optional(oneOf('reasons', 'hours')),
  order: optional(oneOf('ASC', 'DESC')),
};

type CaseQuery = By & ValuesOf<typeof caseQuery>;

/** The order of a list of cases, by default the most urgent first. The oldest one has the lowest id, and the most hours. */
function orderOf({ state, sort, order }: CaseQuery): Partial<Position> {
  if (sort === 'reasons') return { first: 'c.reason_rank', order: order === 'DESC' ? 'desc' : 'asc' };
  if (sort === 'hours') return { order: order === 'ASC' ? 'desc' : 'asc' };
  return state === 'decided' ? { first: 'c.decided_at', order: 'desc' } : {};
}

/** The person of a case, who may be erased: then only the uuid is left. */
export const searchPerson = (db: Database, q: string) =>
  sql<boolean>`(${contains(db, q, 'users')} or c.user_uuid = ${q.toLowerCase()})`;

/** The cases whose user, or the text of a report, contains the text. */
const searchCases = (db: Database, q: string) =>
  sql<boolean>`(${searchPerson(db, q)}
    or c.id in (select case_id from report where ${contains(db, q, 'report')}))`;

/**
 * A page of the cases in a state: decided ones latest first, others oldest first. Without a state it contains the open
 * ones, or all cases of a user.
 */
export async function readCases(db: Database, query: CaseQuery) {
  const { cursor, users, q, state } = query;
  const listed = state || (users ? '' : 'open');
  const cases = selectCases(db)
    .$if(q !== '', (all) => all.where(searchCases(db, q)))
    .$if(users !== '', (all) => all.where('c.user_uuid', '=', users))
    .$if(listed !== '', (all) => all.where('c.decided_at', listed === 'decided' ? 'is not' : 'is', null))
    .$if(listed === 'open', (all) => all.where('c.handover_note_id', 'is', null))
    .$if(listed === 'handedOver', (all) => all.where('c.handover_note_id', 'is not', null));
  const page = await pageAfter(cases, { by: 'c.id', cursor, ...orderOf(query) });
  const ids = page.data.map(({ id }) => id);
  const counts = await countReasons(db, ids);
  return { ...page, data: page.data.map((row) => toCase(row, counts, query)) };
}

const selectUser = (db: Database, uuid: string) => db.selectFrom('users').selectAll().where('uuid', '=', uuid);

/** The profile and the photos of a user. */
export async function readUser(db: Database, uuid: string) {
  const { id, platform, ...user } = await selectUser(db, uuid).executeTakeFirstOrThrow(notFound('users'));
  return withIsoTimes(user);
}

/** The fields of a user that a case adds to its own, with the suspension; none of a removed one. */
export async function profileFieldsOf(db: Database, user_uuid: string, now: number) {
  const user = await selectUser(db, user_uuid).executeTakeFirst();
  if (!user) return {};
  const { id, platform, uuid, name, email, ...fields } = withIsoTimes(user);
  return { ...fields, ...suspendedFields(await endOfSuspension(db, user_uuid, now)) };
}

/** The latest decisions in the other cases of a user, in their order, without those that an appeal has overturned. */
export async function readEarlier(db: Database, { id, user_uuid }: { id: number; user_uuid: string }) {
  const earlier = selectDecisions(db)
    .leftJoin('appeal as p', 'p.decision_id', 'd.id')
    .select(['d.id', 'd.case_id', 'd.measure', 'd.created_at'])
    .where('p.outcome', 'is distinct from', 'overturned')
    .where('c.user_uuid', '=', user_uuid)
    .where('c.id', '!=', id);
  return (await earlier.orderBy('d.id', 'desc').limit(maxEarlier).execute()).map(withIsoTimes).reverse();
}

/** One case, with the profile and the photos of its user, and earlier decisions. */
export async function readCase(db: Database, id: number, by: By): Promise<wire.ModerationCaseDetail> {
  const row = await selectCases(db).where('c.id', '=', id).executeTakeFirstOrThrow(notFound('cases'));
  return {
    ...(await profileFieldsOf(db, row.user_uuid, by.now)),
    ...toCase(row, await countReasons(db, [id]), by),
    earlier: await readEarlier(db, row),
  };
}

type RelatedQuery = { cases: number; cursor?: number };

/** A page of the reports of a case, oldest first. A picture that is among their evidence is left out. */
export function readReports(db: Database, { cases, cursor }: RelatedQuery) {
  const reports = db
    .selectFrom('report as r')
    .leftJoin('users', 'users.uuid', 'r.reporter_uuid')
    .select(['r.id', 'r.case_id', 'r.reason', 'r.text', 'r.created_at', 'users.name', 'users.email'])
    .select((row) => {
      const inEvidence = row.selectFrom('report_evidence as e').select('e.id').whereRef('e.report_id', '=', 'r.id');
      const isShownThere = row.exists(inEvidence.whereRef('e.picture', '=', 'r.evidence'));
      return row.case().when(isShownThere).then(null).else(row.ref('r.evidence')).end().as('evidence');
    })
    .where('case_id', '=', cases);
  return pageAfter(reports, { by: 'r.id', cursor }, ({ name, email, ...report }): wire.CaseReport => {
    const reporter = name === null || email === null ? null : { name, email };
    return { ...withIsoTimes(report), reporter };
  });
}

/** A page of the pictures and messages that came with the reports of a case: two chats of fifty messages. */
export function readEvidence(db: Database, { cases, cursor }: RelatedQuery) {
  const evidence = db
    .selectFrom('report_evidence as e')
    .innerJoin('report', 'report.id', 'e.report_id')
    .select(['e.id', 'e.report_id', 'e.picture', 'e.author', 'e.text', 'e.sent_at'])
    .where('report.case_id', '=', cases);
  return pageAfter(evidence, { by: 'e.id', cursor, size: 100 }, (row): wire.CaseEvidence => withIsoTimes(row));
}

/** A page of the notes on a case, oldest first. */
export function readNotes(db: Database, { cases, cursor }: RelatedQuery) {
  const notes = db
    .selectFrom('case_note as n')
    .leftJoin('administrator', 'administrator.id', 'n.administrator_id')
    .select(['n.id', 'n.text', 'n.created_at', 'administrator.email'])
    .where('case_id', '=', cases);
  return pageAfter(notes, { by: 'n.id', cursor }, (note): wire.CaseNote => withIsoTimes(note));
}
