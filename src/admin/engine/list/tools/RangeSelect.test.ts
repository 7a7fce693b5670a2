import { expect, test } from 'vitest';
import { firstDayOf } from './RangeSelect.tsx';

const lastMinute = Date.parse('2026-03-01T23:59:00Z');

test.each([
  [1, '2026-03-01'],
  [7, '2026-02-23'],
  [90, '2025-12-02'],
  ['year', '2026-01-01'],
] as const)('of the range %s, today among it, the first day is %s', (range, day) => {
  expect(firstDayOf(range, lastMinute)).toBe(day);
});
