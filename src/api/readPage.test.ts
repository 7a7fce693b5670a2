import { expect, test } from 'vitest';
import type { Paging } from './conventions.ts';
import { readPage } from './readPage.ts';

const rows = [{ id: 1 }, { id: 2 }];

const byOffset: Paging = {
  by: 'offset',
  name: 'skip',
  request: { name: 'take', count: 2 },
  response: { rows: 'items', total: 'meta.total' },
};
const byCursor: Paging = { by: 'cursor', name: 'after', next: 'paging.next', response: { rows: 'list' } };
const counted: Paging = { by: 'cursor', name: 'after', next: 'next', response: { rows: 'list', total: 'total' } };
const withTo: Paging = { by: 'page', name: 'p', response: { rows: 'list', total: 'total', to: 'to' } };
const unnumbered: Paging = { by: 'page', name: 'p', request: { count: 2 } };
const meta = { total: 5 };

test.each([
  ['has its last page', byOffset, { items: rows, meta }, 2, { last_page: 3, from: 3, to: 4, hasNextPage: true }],
  ['may be the last', byOffset, { items: [{ id: 5 }], meta }, 3, { from: 5, to: 5, hasNextPage: false }],
  ['has a next one if full', unnumbered, rows, 3, { from: 5, to: 6, hasNextPage: true }],
  ['is the last if not full', unnumbered, [{ id: 7 }], 4, { last_page: 4, total: 7, hasNextPage: false }],
  ['beyond the end is after the last', unnumbered, [], 5, { current_page: 5, last_page: 4, from: null }],
  ['may be the only one, and empty', unnumbered, [], 1, { current_page: 1, last_page: 1, from: null, total: 0 }],
  ['has a next one', byCursor, { list: rows, paging: { next: 'c2' } }, 1, { from: 1, to: 2, hasNextPage: true }],
  ['has a next one before the total', withTo, { list: rows, total: 5, to: 4 }, 2, { hasNextPage: true }],
  ['is the last at the total', withTo, { list: rows, total: 4, to: 4 }, 2, { hasNextPage: false }],
  [
    'counts the list, and is not the last',
    counted,
    { list: rows, next: 3, total: 5 },
    1,
    { total: 5, hasNextPage: true },
  ],
  ['is the last', byCursor, { list: rows, paging: {} }, 4, { last_page: 4, from: null, to: null, hasNextPage: false }],
] as const)('a page %s, by the conventions %j', (_, paging, data, requested, pageInfo) => {
  expect(readPage(data, paging, requested)).toMatchObject({ pageInfo });
});

test('without any numbers, the last page and the total are unknown', () => {
  const { pageInfo } = readPage(rows, unnumbered);

  expect(Object.keys(pageInfo).filter((name) => ['last_page', 'total'].includes(name))).toEqual([]);
});

test.each([[{ items: rows }], [{ items: rows, meta: { total: '5' } }], [{ items: rows, meta: { total: -1 } }]])(
  '%j breaks the conventions',
  (data) => {
    expect(() => readPage(data, byOffset)).toThrow('without the expected data');
  },
);
