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
