import type { Guideline, ModerationCase, ModerationCaseDetail, ReportReason } from '#api/extensions/wire/moderation.ts';
import type { Database } from '#server/db/Database.ts';
import { moment } from '#server/db/moment.ts';
import { pageByCursor, rowsPerPage } from '#server/db/pageByCursor.ts';
import { notFound } from '#server/http/HttpError.ts';
import { hoursBetween } from '#server/time/durations.ts';
import { isValidLease } from '#server/time/moments.ts';
import { leaseInMs } from './claim.ts';

/** The guideline that a reason is most often about. */
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
    .select([
      'c.id',
      'c.user_uuid',
      'c.opened_at',
      'c.decided_at',
      'c.claimed_by as claimed_by_id',
      'c.claimed_until',
      'administrator.email as claimed_by',
      'decision.measure',
      'users.name',
      'users.email',
      'users.profile_picture',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>['execute']>>[number];

/** How often each reason was given in each of these cases. */
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

type Counted = { case_id: number; reason: ReportReason; reports: number }[];

/** Who asks, and when. */
type Asking = { administratorId: number; now: number };

function toCase(row: Row, all: Counted, { administratorId, now }: Asking): ModerationCase {
  const { id, user_uuid, opened_at, decided_at, claimed_until, claimed_by, claimed_by_id, measure } = row;
  const { name, email, profile_picture } = row;
  const counted = all.filter(({ case_id }) => case_id === id);
  const hours = hoursBetween(opened_at, decided_at ?? now);
  const isClaimed =
    claimed_by !== null && decided_at === null && isValidLease(claimed_until, { within: leaseInMs, now });
  return {
    id,
    user_uuid,
    user: name === null || email === null ? null : { name, email, profile_picture },
    opened_at: moment(opened_at),
    hours,
    due: hours < dueInHours ? 'inTime' : 'late',
    state: decided_at === null ? 'open' : 'decided',
    reports: counted.reduce((sum, { reports }) => sum + reports, 0),
    reasons: counted.map(({ reason }) => reason),
    suggested_section: counted[0] ? sectionOf[counted[0].reason] : null,
    measure,
    claimed_by: isClaimed ? claimed_by : null,
    claimed_until: isClaimed ? moment(claimed_until) : null,
    claimed: isClaimed ? (claimed_by_id === administratorId ? 'me' : 'other') : null,
  };
}

async function toCases(db: Database, rows: readonly Row[], asking: Asking) {
  const counted = await countReasons(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCase(row, counted, asking));
}

type Asked = Asking & { cursor?: number; users: string };

/** A page of the open cases, the oldest first; those of one person are all listed, the decided ones, too. */
export async function readCases(db: Database, { cursor = 0, users, ...asking }: Asked) {
  const open = selectCases(db).where('c.id', '>', cursor);
  const rows = await (users ? open.where('c.user_uuid', '=', users) : open.where('c.decided_at', 'is', null))
    .orderBy('c.id')
    .limit(rowsPerPage + 1)
    .execute();
  return pageByCursor(await toCases(db, rows, asking));
}

/** One case, with the profile and the photos of whom it is about. */
export async function readCase(db: Database, id: number, asking: Asking): Promise<ModerationCaseDetail> {
  const row = await selectCases(db).where('c.id', '=', id).executeTakeFirstOrThrow(notFound('cases'));
  const [found] = await toCases(db, [row], asking);
  const profile = await db.selectFrom('users').selectAll().where('uuid', '=', row.user_uuid).executeTakeFirst();
  if (!found) throw notFound('cases')();
  if (!profile) return found;
  const { id: _, uuid, name, email, platform, created_at, ...shown } = profile;
  return { ...shown, created_at: moment(created_at), ...found };
}
