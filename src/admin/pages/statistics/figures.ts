import type { Statistics } from '#api/wire.ts';

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
