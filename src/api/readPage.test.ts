import { expect, test } from 'vitest';
import type { Paging } from './conventions.ts';
import { readPage } from './readPage.ts';

const rows = [{ id: 1 }, { id: 2 }];

const read = (paging: Paging, data: unknown, requested = 1) => readPage(data, paging, requested);

const byOffset: Paging = {
  by: 'offset',
  name: 'skip',
  request: { name: 'take', count: 2 },
  response: { rows: 'items', total: 'meta.total' },
};

test('with an offset, the total gives the last page', () => {
  expect(read(byOffset, { items: rows, meta: { total: 5 } }, 2).pageInfo).toMatchObject({
    current_page: 2,
    last_page: 3,
    from: 3,
    to: 4,
    hasNextPage: true,
  });
  expect(read(byOffset, { items: [{ id: 5 }], meta: { total: 5 } }, 3).pageInfo).toMatchObject({
    from: 5,
    to: 5,
    hasNextPage: false,
  });
});

test('without any numbers, a full page has a next page', () => {
  const paging: Paging = { by: 'page', name: 'p', request: { count: 2 } };

  expect(read(paging, rows, 3).pageInfo).toEqual({
    current_page: 3,
    per_page: 2,
    from: 5,
    to: 6,
    hasNextPage: true,
    hasPreviousPage: true,
  });
  expect(read(paging, [{ id: 7 }], 4).pageInfo).toMatchObject({ hasNextPage: false, last_page: 4, total: 7 });
});

test('a page beyond an unknown end makes the page before the last one', () => {
  const paging: Paging = { by: 'page', name: 'p', request: { count: 2 } };

  expect(read(paging, [], 5).pageInfo).toMatchObject({ current_page: 5, last_page: 4, from: null });
  expect(read(paging, [], 1).pageInfo).toMatchObject({ current_page: 1, last_page: 1, from: null, total: 0 });
});

test('a cursor leads to the next page, and the last page has none', () => {
  const paging: Paging = { by: 'cursor', name: 'after', next: 'paging.next' };

  expect(read({ ...paging, response: { rows: 'list' } }, { list: rows, paging: { next: 'c2' } })).toMatchObject({
    next: 'c2',
    pageInfo: { hasNextPage: true, from: 1, to: 2 },
  });
  expect(read({ ...paging, response: { rows: 'list' } }, { list: rows, paging: {} }, 4)).toMatchObject({
    pageInfo: { hasNextPage: false, last_page: 4, from: null, to: null },
  });
});

test.each([[{ items: rows }], [{ items: rows, meta: { total: '5' } }], [{ items: rows, meta: { total: -1 } }]])(
  '%j breaks the conventions',
  (data) => {
    expect(() => read(byOffset, data)).toThrow('without the expected data');
  },
);
