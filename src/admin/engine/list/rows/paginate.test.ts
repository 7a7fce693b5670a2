import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

test('a page has its rows and says which they are', () => {
  expect(paginate(['a', 'b', 'c', 'd', 'e'], 2, 2)).toEqual({
    rows: ['c', 'd'],
    pageInfo: { current_page: 2, last_page: 3, per_page: 2, total: 5, from: 3, to: 4 },
  });
});

test('a page past the end is the last one', () => {
  expect(paginate(['a', 'b', 'c'], 9, 2)).toMatchObject({ rows: ['c'], pageInfo: { current_page: 2, from: 3, to: 3 } });
});

test('without rows there is one page with nothing on it', () => {
  expect(paginate([], 1, 2)).toEqual({
    rows: [],
    pageInfo: { current_page: 1, last_page: 1, per_page: 2, total: 0, from: null, to: null },
  });
});
