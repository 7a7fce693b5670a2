import { expect, test } from 'vitest';
import { toLocalPage } from './listPage.ts';

test('a page number past the end returns the last page', () => {
  expect(toLocalPage(['a', 'b', 'c'], 9, 2)).toMatchObject({ rows: ['c'], info: { current_page: 2, from: 3, to: 3 } });
});

test('a list without rows has one empty page', () => {
  expect(toLocalPage([], 1, 2)).toEqual({
    rows: [],
    info: { current_page: 1, last_page: 1, per_page: 2, total: 0, from: null, to: null },
  });
});
