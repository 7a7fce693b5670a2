import { sql } from 'kysely';
import type { Metrics } from '#api/extensions/wire.ts';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { countRows } from '#server/db/sqlite/createPageReader.ts';
import { day, hour, hoursBetween, second } from '#server/time/durations.ts';
import { isOlder, isRecent } from '#server/time/moments.ts';
import { countBefore, dayOf, monthBefore } from './days.ts';

/** The period of the median decision time. */
const decidedWithinDays = 30;

async function openCases(db: Database, now: number) {
  const open = db.selectFrom('moderation_case').select('opened_at').where('decided_at', 'is', null);
  const oldest = await open.orderBy('opened_at').limit(1).executeTakeFirst();
  const late = open.where(({ ref }) => isOlder(ref('opened_at'), { within: day, now }));
  return {
    open_cases: await countOf(db, open),
    oldest_case: oldest ? hoursBetween(Number(oldest.opened_at), now) : null,
    late_cases: await countOf(db, late),
  };
}

async function openTickets(db: Database, now: number) {
  const open = db.selectFrom('ticket').select('time').where('state', '=', 0);
  const oldest = await open.orderBy('time').limit(1).executeTakeFirst();
  return {
    open_tickets: await countRows(db, 'ticket:0'),
    oldest_ticket: oldest ? hoursBetween(oldest.time * second, now) : null,
  };
}

/** The median time to a decision in hours, without cases that were opened by a decision. */
async function medianDecision(db: Database, now: number) {
  const decided = db
    .selectFrom('moderation_case')
    .select(sql<number>`decided_at - opened_at`.as('took'))
    .where(({ ref }) => isRecent(ref('decided_at'), { within: decidedWithinDays * day, now }))
    .whereRef('decided_at', '>', 'opened_at');
  const cases = await countOf(db, decided);
  const middle = await decided
    .orderBy('took')
    .offset(Math.max(0, Math.ceil(cases / 2) - 1))
    .limit(cases % 2 === 0 ? 2 : 1)
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
