import { type RawBuilder, sql } from 'kysely';
import type { GrowthDay, WaitingListDay } from '#api/extensions/wire.ts';
import type { Day } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { day as dayInMs } from '#server/time/time.ts';

const maxDays = 366;
const usualDays = 30;

/** A day in UTC by its number, counted from 1970. */
export const dayOf = (moment: number) => Math.floor(moment / dayInMs);

/** A day as it is written on the wire. */
export const writtenDay = (day: number) => new Date(day * dayInMs).toISOString().slice(0, 10) as Day;

/** The same day of the month before, or its last day. */
export function monthBefore(day: number) {
  const date = new Date(day * dayInMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1, Math.min(date.getUTCDate(), last)));
}

type DayRange = { from: number; to: number };

const numberOf = (day: string) => (day === '' ? undefined : dayOf(Date.parse(day)));

/** The requested range, from 1970 up to today at most. A longer range is cut to its last 366 days. */
export function rangeOf({ day_gte = '', day_lte = '' }, now: number): DayRange {
  const to = Math.min(numberOf(day_lte) ?? dayOf(now), dayOf(now));
  return { from: Math.max(numberOf(day_gte) ?? to - usualDays + 1, to - maxDays + 1, 0), to };
}

type DayCount = { day: number; name: string; added: number };

/** The rows by the day of a time in a range, and by the value of an expression. */
async function countByDay(db: Database, table: string, time: string, by: RawBuilder<string>, range: DayRange) {
  const day = sql`${sql.ref(time)} / 86400000`; // as in the indexes of 015-statistics and 033-consentCounts
  const { rows } = await sql<DayCount>`
    select ${day} as day, ${by} as name, count(*) as added from ${sql.table(table)}
    where ${day} >= ${range.from} and ${day} <= ${range.to} group by 1, 2`.execute(db);
  return rows;
}

const usersByDay = (db: Database, range: DayRange) => countByDay(db, 'users', 'created_at', sql.ref('platform'), range);

/** Every day of a range with its counts, last day first. */
function fillDays<Name extends string>(range: DayRange, none: Record<Name, number>, counts: readonly DayCount[]) {
  const days = new Map<number, { id: number; day: Day } & Record<Name, number>>();
  for (let id = range.to; id >= range.from; id--) days.set(id, { id, day: writtenDay(id), ...none });
  for (const { day, name, added } of counts) {
    const row = days.get(day) as Record<string, number> | undefined;
    if (row) row[name] = Number(row[name]) + added;
  }
  return [...days.values()];
}

/** The users and subscriptions added on each day of a range, last day first. Removed ones are not counted. */
export async function readDays(db: Database, range: DayRange): Promise<GrowthDay[]> {
  const added = await countByDay(db, 'pre_launch_user', 'created_at', sql.lit('subscriptions'), range);
  return fillDays(range, { ios: 0, android: 0, subscriptions: 0 }, [...(await usersByDay(db, range)), ...added]);
}

/** The changes of the waiting list on each day of a range, last day first. Deleted addresses are not counted. */
export async function readWaitingListDays(db: Database, range: DayRange): Promise<WaitingListDay[]> {
  const counts = await countByDay(db, 'pre_launch_user', 'created_at', sql.lit('joined'), range);
  for (const table of ['consent', 'former_consent']) {
    counts.push(...(await countByDay(db, table, 'confirmed_at', sql.lit('confirmed'), range)));
    counts.push(...(await countByDay(db, table, 'unsubscribed_at', sql.lit('unsubscribed'), range)));
  }
  return fillDays(range, { joined: 0, confirmed: 0, unsubscribed: 0 }, counts);
}

/** The number of today's users that each platform had before a day. */
export async function countBefore(db: Database, first: number, total: { ios: number; android: number }) {
  const before = { ...total };
  const rows = await usersByDay(db, { from: first, to: Number.MAX_SAFE_INTEGER });
  for (const { name, added } of rows) before[name as keyof typeof before] -= added;
  return { iosTraffic: before.ios, androidTraffic: before.android };
}
