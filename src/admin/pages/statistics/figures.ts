import type { RaRecord } from 'react-admin';
import { numberAt } from '#admin/engine/dashboard.ts';
import type { Metrics } from '#api/extensions/wire.ts';
import { noData } from '#api/readPage.ts';
import type { Statistics } from '#api/wire.ts';

/** The two counts of a response. Throws when one is not a number. */
function readCounts(counts: unknown): Statistics {
  const iosTraffic = numberAt(counts, 'iosTraffic');
  const androidTraffic = numberAt(counts, 'androidTraffic');
  if (iosTraffic === null || androidTraffic === null) throw noData();
  return { iosTraffic, androidTraffic };
}

/** Checks the counts of a response. A query that selects with it fails when one is missing. */
export const readStatistics = (record: Statistics & RaRecord) => ({ ...record, ...readCounts(record) });

/** Like `readStatistics`, for the counts of a month ago. Field kinds show the other metrics, whatever their type. */
export const readMetrics = (record: Metrics & RaRecord) => ({ ...record, month_ago: readCounts(record.month_ago) });

/** The figures of the cards. The observed product showed iOS as the total (observed-behaviour.md, 1). */
export const totals = ({ iosTraffic, androidTraffic }: Statistics) => ({
  ios: iosTraffic,
  android: androidTraffic,
  total: iosTraffic + androidTraffic,
});

export type Totals = ReturnType<typeof totals>;

export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** Growth since last month. The fixed API does not return it, so the cards label it as a sample (observed-behaviour.md, 2). */
export const sampleGrowth: Readonly<Record<keyof Totals, number>> = { ios: 0.12, android: 0.08, total: 0.1 };

/** The growth as a share, or null when there was nothing before. */
export const growthOf = (count: number, before: number) => (before > 0 ? count / before - 1 : null);

export const platforms = [
  { name: 'ios', label: 'statistics.iosName', color: 'var(--color-accent)' },
  { name: 'android', label: 'statistics.androidName', color: 'var(--color-link)' },
] as const;
