import type { Totals } from './totals.ts';

/** Growth as a part of what was; the API does not say it, so no card shows it without the word "Sample" (observed-behaviour.md, 2). */
export const sampleGrowth: Readonly<Record<keyof Totals, number>> = { ios: 0.12, android: 0.08, total: 0.1 };
