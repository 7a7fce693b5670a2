import { type SelectQueryBuilder, sql } from 'kysely';
import type { Figures, WaitingList } from '#api/extensions/wire.ts';
import type { SubscriberState } from '#api/wire.ts';
import { languages } from '#api/wire.ts';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { countRows } from '#server/db/sqlite/createPageReader.ts';
import type { Tables } from '#server/db/Tables.ts';
import type { Role } from '#server/http/AppEnv.ts';
import { day, hour, hoursBetween, isOlder, isRecent } from '#server/time/time.ts';
import { countBefore, dayOf, monthBefore, rangeOf, readWaitingListDays } from './days.ts';

/** The period of the median decision time. */
const decidedWithinDays = 30;

type Waiting = SelectQueryBuilder<Tables, keyof Tables, { since: number }>;

/** The number of rows that wait, and the age of the oldest in hours. */
async function countWaiting(db: Database, waiting: Waiting, now: number) {
  const { rows, oldest } = await db
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.min('since').as('oldest')])
    .executeTakeFirstOrThrow();
  return [rows, rows > 0 ? hoursBetween(oldest, now) : null] as const;
}

/** The mails whose last attempt failed. A mail that is sent later has no failure. */
export async function countFailedMails(db: Database, now: number) {
  const failed = db.selectFrom('outbox').select('created_at as since').where('failure', 'is not', null);
  const [failed_mails, oldest_mail] = await countWaiting(db, failed, now);
  return { failed_mails, oldest_mail };
}

/** The median time to a decision in hours, without cases that were opened by a decision. */
async function medianDecision(db: Database, now: number) {
  const decided = db
    .selectFrom('moderation_case')
    .select(sql<number>`decided_at - opened_at`.as('took'))
    .where(({ ref }) => isRecent(ref('decided_at'), { within: decidedWithinDays * day, now }))
    .whereRef('decided_at', '>', 'opened_at');
  const cases = await countOf(db, decided);
  if (cases === 0) return null;
  const upper = decided.orderBy('took').offset(Math.ceil(cases / 2) - 1);
  const middle = await upper.limit(cases % 2 === 0 ? 2 : 1).execute();
  const mean = middle.reduce((sum, { took }) => sum + took, 0) / middle.length;
  return Math.round((mean / hour) * 10) / 10;
}

/** The cases, appeals and tickets that wait for this role, the speed of decisions, and the users of a month ago. */
export async function readFigures(db: Database, { now, role }: { now: number; role: Role }): Promise<Figures> {
  const total = { ios: await countRows(db, 'users:ios'), android: await countRows(db, 'users:android') };
  const open = db.selectFrom('moderation_case').select('opened_at as since').where('decided_at', 'is', null);
  const ofModerators = open.where('handover_note_id', 'is', null);
  const cases = role === 'admin' ? open : ofModerators;
  const late = cases.where(({ ref }) => isOlder(ref('opened_at'), { within: day, now }));
  const appeals = db.selectFrom('appeal').select('created_at as since').where('decided_at', 'is', null);
  const tickets = db.selectFrom('ticket').select('waits_since as since').where('state', '=', 0);
  const [open_cases, oldest_case] = await countWaiting(db, cases, now);
  const [open_appeals, oldest_appeal] = await countWaiting(db, appeals, now);
  const [open_tickets, oldest_ticket] = await countWaiting(db, tickets.where('waits_for', '=', 'us'), now);
  return {
    month_ago: await countBefore(db, monthBefore(dayOf(now)), total),
    moderators_cases: await countOf(db, ofModerators),
    late_cases: await countOf(db, late),
    median_decision: await medianDecision(db, now),
    ...{ open_cases, oldest_case, open_appeals, oldest_appeal, open_tickets, oldest_ticket },
  };
}

const subscriberStates: readonly SubscriberState[] = ['confirmed', 'unconfirmed', 'unsubscribed'];

type Groups = WaitingList['groups'];

/** The subscribers by language and state, from the stored counts. Without consents, they are one group. */
async function readGroups(db: Database, hasConsents: boolean): Promise<Groups> {
  const all = await countRows(db, 'preLaunch');
  if (!hasConsents) return [{ language: null, state: null, count: all }];
  const groups: Groups = [];
  for (const language of languages)
    for (const state of subscriberStates)
      groups.push({ language, state, count: await countRows(db, `consent:${language}:${state}`) });
  const unasked = all - groups.reduce((sum, { count }) => sum + count, 0);
  groups.push({ language: null, state: 'unconfirmed', count: unasked });
  return groups.filter(({ count }) => count > 0);
}

/** The waiting list in numbers, and its last 30 days. */
export async function readWaitingList(db: Database, hasConsents: boolean, now: number): Promise<WaitingList> {
  return { groups: await readGroups(db, hasConsents), days: await readWaitingListDays(db, rangeOf({}, now)) };
}
