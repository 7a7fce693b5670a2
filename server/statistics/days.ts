import { type RawBuilder, sql } from 'kysely';
import type { MetricsDay } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { day as dayInMs } from '#server/time/durations.ts';

const maxDays = 366;
const usualDays = 30;

/** A day in UTC by its number, counted from 1970. */
export const dayOf = (moment: number) => Math.floor(moment / dayInMs);

/** A day as it is written on the wire. */
export const writtenDay = (day: number) => new Date(day * dayInMs).toISOString().slice(0, 10);

/** The same day of the month before, or its last day. */
export function monthBefore(day: number) {
  const date = new Date(day * dayInMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1, Math.min(date.getUTCDate(), last)));
}

type DayRange = { from: number; to: number };

/** The requested range, at most up to today. A longer range is cut to its last 366 days. */
export function rangeOf({ day_gte, day_lte }: { day_gte?: number; day_lte?: number }, now: number): DayRange {
  const to = Math.min(day_lte ?? dayOf(now), dayOf(now));
  return { from: Math.max(day_gte ?? to - usualDays + 1, to - maxDays + 1), to };
}

/** It must equal the expression of the indexes in 015-statistics. */
const day = sql`created_at / 86400000`;

/** The rows that were added on each day of a range, by the value of an expression. */
async function countByDay(db: Database, table: 'users' | 'pre_launch_user', by: RawBuilder<unknown>, range: DayRange) {
  const { rows } = await sql<{ day: number; name: 'ios' | 'android' | 'subscriptions'; added: number }>`
    select ${day} as day, ${by} as name, count(*) as added from ${sql.table(table)}
    where ${day} >= ${range.from} and ${day} <= ${range.to} group by 1, 2`.execute(db);
  return rows;
}

const usersByDay = (db: Database, range: DayRange) => countByDay(db, 'users', sql.ref('platform'), range);

/** The users and subscriptions added on each day of a range, last day first. Removed ones are not counted. */
export async function readDays(db: Database, range: DayRange): Promise<MetricsDay[]> {
  const days = new Map<number, MetricsDay>();
  for (let id = range.to; id >= range.from; id--) {
    days.set(id, { id, day: writtenDay(id) as MetricsDay['day'], ios: 0, android: 0, subscriptions: 0 });
  }
  const subscriptions = await countByDay(db, 'pre_launch_user', sql`'subscriptions'`, range);
  for (const { day, name, added } of [...(await usersByDay(db, range)), ...subscriptions])
    Object.assign(days.get(Number(day)) ?? {}, { [name]: Number(added) });
  return [...days.values()];
}

/** The number of today's users that each platform had before a day. */
export async function countBefore(db: Database, first: number, total: { ios: number; android: number }) {
  const added = { ios: 0, android: 0, subscriptions: 0 };
  const rows = await usersByDay(db, { from: first, to: Number.MAX_SAFE_INTEGER });
  for (const row of rows) added[row.name] += Number(row.added);
  return { iosTraffic: total.ios - added.ios, androidTraffic: total.android - added.android };
}
