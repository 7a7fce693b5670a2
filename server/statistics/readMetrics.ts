import { sql } from 'kysely';
import type { Metrics } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { countRows } from '#server/db/sqlite/createPageReader.ts';
import { day, hour, hoursBetween } from '#server/time/durations.ts';
import { isOlder, isRecent } from '#server/time/moments.ts';
import { countBefore, dayOf, monthBefore } from './days.ts';

/** The period of the median decision time. */
const decidedWithinDays = 30;

const hoursSince = (moment: number | null, now: number) => (moment === null ? null : hoursBetween(Number(moment), now));

async function openCases(db: Database, now: number) {
  const { cases, oldest, late } = await db
    .selectFrom('moderation_case')
    .select((row) => [row.fn.countAll<number>().as('cases'), row.fn.min('opened_at').as('oldest')])
    .select(({ ref }) =>
      sql<number | null>`sum(case when ${isOlder(ref('opened_at'), { within: day, now })} then 1 else 0 end)`.as(
        'late',
      ),
    )
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { open_cases: Number(cases), oldest_case: hoursSince(oldest, now), late_cases: Number(late) };
}

async function openTickets(db: Database, now: number) {
  const oldest = db.selectFrom('ticket').select('time').where('state', '=', 0).orderBy('time').limit(1);
  const { time = null } = (await oldest.executeTakeFirst()) ?? {};
  return {
    open_tickets: await countRows(db, 'ticket:0'),
    oldest_ticket: hoursSince(time === null ? null : time * 1_000, now),
  };
}

/** The median time to a decision in hours, without cases that were opened by a decision. */
async function medianDecision(db: Database, now: number) {
  const decided = db
    .selectFrom('moderation_case')
    .where(({ ref }) => isRecent(ref('decided_at'), { within: decidedWithinDays * day, now }))
    .whereRef('decided_at', '>', 'opened_at');
  const { cases } = await decided.select((row) => row.fn.countAll<number>().as('cases')).executeTakeFirstOrThrow();
  const middle = await decided
    .select(sql<number>`decided_at - opened_at`.as('took'))
    .orderBy('took')
    .offset(Math.max(0, Math.ceil(Number(cases) / 2) - 1))
    .limit(Number(cases) % 2 === 0 ? 2 : 1)
    .execute();
  if (middle.length === 0) return null;
  const mean = middle.reduce((sum, { took }) => sum + Number(took), 0) / middle.length;
  return Math.round((mean / hour) * 10) / 10;
}

/** The waiting cases and tickets, the speed of decisions, and the users of a month ago. */
export async function readMetrics(db: Database, now: number): Promise<Metrics> {
  const total = { ios: await countRows(db, 'users:ios'), android: await countRows(db, 'users:android') };
  return {
    month_ago: await countBefore(db, monthBefore(dayOf(now)), total),
    ...(await openCases(db, now)),
    median_decision: await medianDecision(db, now),
    ...(await openTickets(db, now)),
  };
}
