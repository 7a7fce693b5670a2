import { expect, test } from 'vitest';
import { pageWindow } from './Pagination.tsx';

const shown = (page: number, lastPage: number) =>
  pageWindow(page, lastPage)
    .map((number) => (number === 'ellipsis' ? '…' : number))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [3, 5, '1 2 3 4 5'],
  [1, 9, '1 2 3 … 9'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [6, 11, '1 … 4 5 6 7 8 … 11'],
  [9, 9, '1 … 7 8 9'],
  [5, 10, '1 2 3 4 5 6 7 … 10'],
  [7, 10, '1 … 5 6 7 8 9 10'],
  [7, 2, '1 2'],
  [50, 100, '1 … 48 49 50 51 52 … 100'],
])('on page %i of %i the numbers are %s', (page, lastPage, numbers) => {
  expect(shown(page, lastPage)).toBe(numbers);
});
