import type { RaRecord } from 'react-admin';
import { numberAt } from '#admin/engine/dashboard.ts';
import type { Figures, WaitingList, WaitingListDay } from '#api/extensions/wire.ts';
import { noData, readRows } from '#api/readPage.ts';

/** The figures of the cards. Throws when one is missing. The observed product showed iOS as the total (observed-behaviour.md, 1). */
function totals(counts: unknown) {
  const ios = numberAt(counts, 'iosTraffic');
  const android = numberAt(counts, 'androidTraffic');
  if (ios === null || android === null) throw noData();
  return { ios, android, total: ios + android };
}

export type Totals = ReturnType<typeof totals>;

export type Card = { name: keyof Totals; color?: string; sampleGrowth: number };

/** The fixed API does not return the growth since last month, so the cards label it as a sample (observed-behaviour.md, 2). */
export const cards: readonly Card[] = [
  { name: 'ios', color: 'var(--color-accent)', sampleGrowth: 0.12 },
  { name: 'android', color: 'var(--color-link)', sampleGrowth: 0.08 },
  { name: 'total', sampleGrowth: 0.1 },
];

/** Checks the counts of a response. A query that selects with it fails when one is missing. */
export const readStatistics = (record: RaRecord) => ({ ...record, totals: totals(record) });

/** Like `readStatistics`, for the counts of a month ago. Field kinds show the other figures, whatever their type. */
export const readFigures = (record: Figures & RaRecord) => ({ ...record, before: totals(record.month_ago) });

/** Fails without rows, as `readStatistics`. */
export const readWaitingList = ({ groups, days, ...record }: WaitingList & RaRecord) => ({
  ...record,
  groups: readRows(groups) as WaitingList['groups'],
  days: readRows(days) as WaitingListDay[],
});

type Group = WaitingList['groups'][number];

/** The number of subscribers in a state, or with a language in a state. Without a state, of all who have not left. */
export const countSubscribers = (groups: readonly Group[], { language, state }: Partial<Group>) =>
  groups
    .filter((group) => (state ? group.state === state : group.state !== 'unsubscribed'))
    .filter((group) => language === undefined || group.language === language)
    .reduce((sum, { count }) => sum + count, 0);

/** The changes of the waiting list that are counted by day. */
export type Change = 'joined' | 'confirmed' | 'unsubscribed';

/** The changes within seven days, of days with the last one first. */
export const countLastWeek = (days: readonly WaitingListDay[], change: Change) =>
  days.slice(0, 7).reduce((sum, day) => sum + day[change], 0);
