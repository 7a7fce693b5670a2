import { expect, test } from 'vitest';
import { splitRows } from './splitRows.ts';

test('a page has its rows and says which they are', () => {
  expect(splitRows(['a', 'b', 'c', 'd', 'e'], 2, 2)).toEqual({
    rows: ['c', 'd'],
    figures: { current_page: 2, last_page: 3, per_page: 2, total: 5, from: 3, to: 4 },
  });
});

test('a page past the end is the last one', () => {
  expect(splitRows(['a', 'b', 'c'], 9, 2)).toMatchObject({ rows: ['c'], figures: { current_page: 2, from: 3, to: 3 } });
});

test('without rows there is one page with nothing on it', () => {
  expect(splitRows([], 1, 2)).toEqual({
    rows: [],
    figures: { current_page: 1, last_page: 1, per_page: 2, total: 0, from: null, to: null },
  });
});
