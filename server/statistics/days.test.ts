import { expect, test } from 'vitest';
import { rangeOf, writtenDay } from './days.ts';

const now = Date.parse('2026-03-31T23:59:59Z');

test.each([
  [{}, '2026-03-02', '2026-03-31'],
  [{ day_gte: '2026-03-30' }, '2026-03-30', '2026-03-31'],
  [{ day_lte: '2026-01-31' }, '2026-01-02', '2026-01-31'],
  [{ day_lte: '2030-01-01' }, '2026-03-02', '2026-03-31'],
  [{ day_gte: '0002-01-01' }, '2025-03-31', '2026-03-31'],
])('the range %o counts the days from %s to %s', (query, from, to) => {
  const range = rangeOf(query, now);

  expect([writtenDay(range.from), writtenDay(range.to)]).toEqual([from, to]);
});
