import type {
  CaseEvidence,
  CaseNote,
  CaseReport,
  Guideline,
  ModerationCase,
  ModerationCaseDetail,
  ReportReason,
} from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime, withIsoTimes } from '#server/db/isoTime.ts';
import { holderOf } from '#server/db/lease.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';
import { hoursBetween } from '#server/time/durations.ts';

/** The section that fits a reason most often. */
const sectionOf: Record<ReportReason, Guideline> = {
  harassment: 'be-kind',
  spam: 'money',
  inappropriateContent: 'content',
  fakeProfile: 'be-yourself',
};

/** How long a case may wait for its decision. */
const dueInHours = 24;

const selectCases = (db: Database) =>
  db
    .selectFrom('moderation_case as c')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .leftJoin('administrator', 'administrator.id', 'c.claimed_by')
    .leftJoin('decision', 'decision.case_id', 'c.id')
    .selectAll('c')
    .select([
      'administrator.email as holder',
      'decision.measure',
      'users.name',
      'users.email',
      'users.profile_picture',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>['execute']>>[number];

type Profile = { name: string | null; email: string | null; profile_picture: string | null };

/** The user as a list shows them; null for one who was removed. */
export const profileOf = ({ name, email, profile_picture }: Profile) =>
  name === null || email === null ? null : { name, email, profile_picture };

/** The number of reports of these cases for each reason, the most frequent one first. */
const countReasons = async (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('report')
        .select(['case_id', 'reason', (row) => row.fn.countAll<number>().as('reports')])
        .where('case_id', 'in', ids)
        .groupBy(['case_id', 'reason'])
        .orderBy('reports', 'desc')
        .orderBy('reason')
        .execute();

type ReasonCounts = Awaited<ReturnType<typeof countReasons>>;

/** The caller, and the time of the call. */
type By = { administratorId: number; now: number };

function toCase(row: Row, all: ReasonCounts, { administratorId, now }: By): ModerationCase {
  const { id, user_uuid, opened_at, decided_at, measure } = row;
  const counts = all.filter(({ case_id }) => case_id === id);
  const hours = hoursBetween(opened_at, decided_at ?? now);
  const holder = holderOf(decided_at === null ? row.holder : null, row.claimed_until, now);
  return {
    id,
    user_uuid,
    user: profileOf(row),
    opened_at: isoTime(opened_at),
    hours,
    due: hours < dueInHours ? 'inTime' : 'late',
    state: decided_at === null ? 'open' : 'decided',
    reports: counts.reduce((sum, { reports }) => sum + reports, 0),
    reasons: counts.map(({ reason }) => reason),
    suggested_section: counts[0] ? sectionOf[counts[0].reason] : null,
    measure,
    ...holder,
    claimed: holder.claimed_by === null ? null : row.claimed_by === administratorId ? 'me' : 'other',
  };
}

/** A page of the open cases, oldest first. With a user it contains all cases of the user, also the decided ones. */
export async function readCases(db: Database, { cursor, users, ...by }: By & { cursor?: number; users: string }) {
  const all = selectCases(db);
  const cases = users ? all.where('c.user_uuid', '=', users) : all.where('c.decided_at', 'is', null);
  const page = await pageAfter(cases, { by: 'c.id', cursor });
  const ids = page.data.map(({ id }) => id);
  const counts = await countReasons(db, ids);
  return { ...page, data: page.data.map((row) => toCase(row, counts, by)) };
}

/** One case, with the profile and the photos of its user. */
export async function readCase(db: Database, id: number, by: By): Promise<ModerationCaseDetail> {
  const row = await selectCases(db).where('c.id', '=', id).executeTakeFirstOrThrow(notFound('cases'));
  const caseFields = toCase(row, await countReasons(db, [id]), by);
  const profile = await db.selectFrom('users').selectAll().where('uuid', '=', row.user_uuid).executeTakeFirst();
  if (!profile) return caseFields;
  const { id: _, uuid, name, email, platform, ...fields } = profile;
  return { ...withIsoTimes(fields), ...caseFields };
}

/** The languages in the profile of a case's user; null for a removed user. */
export async function profileLanguagesOf(db: Database, id: number) {
  const row = await db
    .selectFrom('moderation_case as c')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .select('users.language')
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow(notFound('cases'));
  return row.language;
}

/** A page of a list of one case. It is empty for an unknown id. */
type OfCase = { cases: number; cursor?: number };

/** A page of the reports of a case, oldest first. */
export function readReports(db: Database, { cases, cursor }: OfCase) {
  const reports = db
    .selectFrom('report as r')
    .leftJoin('users', 'users.uuid', 'r.reporter_uuid')
    .select(['r.id', 'r.case_id', 'r.reason', 'r.text', 'r.evidence', 'r.created_at', 'users.name', 'users.email'])
    .where('case_id', '=', cases);
  return pageAfter(reports, { by: 'r.id', cursor }, ({ name, email, ...report }): CaseReport => {
    const reporter = name === null || email === null ? null : { name, email };
    return { ...withIsoTimes(report), reporter };
  });
}

/** A page of the pictures and messages that came with the reports of a case. */
export function readEvidence(db: Database, { cases, cursor }: OfCase) {
  const evidence = db
    .selectFrom('report_evidence as e')
    .innerJoin('report', 'report.id', 'e.report_id')
    .select(['e.id', 'e.report_id', 'e.picture', 'e.author', 'e.text', 'e.sent_at'])
    .where('report.case_id', '=', cases);
  return pageAfter(evidence, { by: 'e.id', cursor }, (row): CaseEvidence => withIsoTimes(row));
}

/** A page of the notes on a case, oldest first. */
export function readNotes(db: Database, { cases, cursor }: OfCase) {
  const notes = db
    .selectFrom('case_note as n')
    .leftJoin('administrator', 'administrator.id', 'n.administrator_id')
    .select(['n.id', 'n.text', 'n.created_at', 'administrator.email'])
    .where('case_id', '=', cases);
  return pageAfter(notes, { by: 'n.id', cursor }, (note): CaseNote => withIsoTimes(note));
}
