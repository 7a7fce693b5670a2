import type { RaRecord } from 'react-admin';
import { numberAt } from '#admin/engine/dashboard.ts';
import type { Metrics } from '#api/extensions/wire.ts';
import { noData } from '#api/readPage.ts';
import type { Statistics } from '#api/wire.ts';

/** The two counts of a response; a failure when one is not a number. */
function readCounts(counts: unknown): Statistics {
  const iosTraffic = numberAt(counts, 'iosTraffic');
  const androidTraffic = numberAt(counts, 'androidTraffic');
  if (iosTraffic === null || androidTraffic === null) throw noData();
  return { iosTraffic, androidTraffic };
}

/** Checks the response before the screen computes with it. A query that selects by this shows the error box otherwise. */
export const readStatistics = (record: Statistics & RaRecord) => ({ ...record, ...readCounts(record) });

/** As `readStatistics`, for the counts of a month ago. The other metrics are fields, which show any value. */
export const readMetrics = (record: Metrics & RaRecord) => ({ ...record, month_ago: readCounts(record.month_ago) });

/** The figures of the cards, from what the API counts. The observed product showed iOS as the total (observed-behaviour.md, 1). */
export const totals = ({ iosTraffic, androidTraffic }: Statistics) => ({
  ios: iosTraffic,
  android: androidTraffic,
  total: iosTraffic + androidTraffic,
});

export type Totals = ReturnType<typeof totals>;

/** A part of the whole between 0 and 1; of nothing, no part. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** Growth since last month. The API does not tell it, so every card labels it as a sample (observed-behaviour.md, 2). */
export const sampleGrowth: Readonly<Record<keyof Totals, number>> = { ios: 0.12, android: 0.08, total: 0.1 };

/** How much more there is than there was; nothing where there was nothing. */
export const growthOf = (count: number, before: number) => (before > 0 ? count / before - 1 : null);

/** The platforms that are counted, each with its colour in the chart and its legend. */
export const platforms = [
  { name: 'ios', label: 'statistics.iosName', color: 'var(--color-accent)' },
  { name: 'android', label: 'statistics.androidName', color: 'var(--color-link)' },
] as const;
