import { expect, test } from 'vitest';
import { chartPoints } from './chartRows.ts';

const chart = { over: 'day', lines: ['joined'] };

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: `2026-03-${String(index + 1).padStart(2, '0')}`, joined: 1 }));

const points = (count: number, sum?: 'weekly' | 'cumulative') =>
  chartPoints(days(count), chart, sum).map(({ values, first, last }) => [values.joined, first?.day, last?.day]);

test('weeks end with the last day, and earlier days than whole weeks are left out', () => {
  expect(points(16, 'weekly')).toEqual([
    [7, '2026-03-03', '2026-03-09'],
    [7, '2026-03-10', '2026-03-16'],
  ]);
});

test('fewer days than a week are one sum', () => {
  expect(points(3, 'weekly')).toEqual([[3, '2026-03-01', '2026-03-03']]);
  expect(points(0, 'weekly')).toEqual([]);
});

test('a cumulative point is the sum of all days so far', () => {
  expect(points(3, 'cumulative').map(([sum]) => sum)).toEqual([1, 2, 3]);
});
