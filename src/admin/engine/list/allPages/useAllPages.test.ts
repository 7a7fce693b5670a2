import { expect, test } from 'vitest';
import { nextPages } from './useAllPages.ts';

test('an API without a page count is asked for one page after the other', () => {
  const chunk = { data: [], hasNextPage: true };
  expect(nextPages(chunk, [], [1])).toEqual([2]);
  expect(nextPages({ ...chunk, hasNextPage: false }, [], [2])).toBeUndefined();
});
