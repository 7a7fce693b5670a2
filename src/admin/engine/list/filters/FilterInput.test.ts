import { expect, test } from 'vitest';
import { firstDayOf } from './FilterInput.tsx';

const lastMinute = Date.parse('2026-03-01T23:59:00Z');

test.each([
  [1, '2026-03-01'],
  [7, '2026-02-23'],
  [90, '2025-12-02'],
  ['year', '2026-01-01'],
  ['all', ''],
] as const)('the range %s, today included, begins on %s', (range, day) => {
  expect(firstDayOf(range, lastMinute)).toBe(day);
});
