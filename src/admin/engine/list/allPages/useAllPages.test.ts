import { expect, test } from 'vitest';
import { nextPages } from './useAllPages.ts';

const chunk = { data: [], hasNextPage: true };

test('after the first page, three pages are requested at a time, up to the last one', () => {
  expect(nextPages({ ...chunk, lastPage: 6 }, [], [1])).toEqual([2, 3, 4]);
  expect(nextPages({ ...chunk, lastPage: 6 }, [], [2, 3, 4])).toEqual([5, 6]);
  expect(nextPages({ ...chunk, lastPage: 6 }, [], [5, 6])).toBeUndefined();
});

test('an API without a page count is asked for one page after the other', () => {
  expect(nextPages(chunk, [], [1])).toEqual([2]);
  expect(nextPages({ ...chunk, hasNextPage: false }, [], [2])).toBeUndefined();
});
