import { expect, test } from 'vitest';
import type { Paging } from './conventions.ts';
import { readPage } from './readPage.ts';

const rows = [{ id: 1 }, { id: 2 }];

const read = (paging: Paging, data: unknown, requested = 1, headers?: Headers) =>
  readPage({ data, message: '', headers }, { paging }, requested);

test('pages counted from 0 are counted from 1 here', () => {
  const response = { rows: 'content', page: 'number', lastPage: 'last', total: 'count', size: 'size' };
  const paging: Paging = { by: 'page', name: 'page', first: 0, response };

  expect(read(paging, { content: rows, number: 1, last: 2, count: 5, size: 2 }, 2).pageInfo).toEqual({
    current_page: 2,
    last_page: 3,
    total: 5,
    per_page: 2,
    from: 3,
    to: 4,
    hasNextPage: true,
    hasPreviousPage: true,
  });
});

const byOffset: Paging = {
  by: 'offset',
  name: 'skip',
  request: { rows: { name: 'take', count: 2 } },
  response: { rows: 'items', total: 'meta.total' },
};

test('with an offset, the last page is reckoned from the total', () => {
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

test.each([
  ['5', 5],
  ['items 0-1/319', 319],
])('the header %j tells a total', (value, total) => {
  const paging: Paging = { by: 'page', name: 'p', response: { total: { header: 'X-Total' } } };

  expect(read(paging, rows, 1, new Headers({ 'X-Total': value })).pageInfo.total).toBe(total);
});

test('an answer without the header that is to tell the total is none', () => {
  const paging: Paging = { by: 'page', name: 'p', response: { total: { header: 'X-Total' } } };

  expect(() => read(paging, rows, 1, new Headers())).toThrow('without the expected data');
});

test.each([
  [{ list: rows, more: true }, true],
  [{ list: rows, more: 'https://other.test/next' }, true],
  [{ list: rows, more: false }, false],
  [{ list: rows, more: null }, false],
  [{ list: rows }, false],
])('of %j, all that is known is whether there is more', (data, hasNext) => {
  const { pageInfo } = read({ by: 'page', name: 'p', response: { rows: 'list', more: 'more' } }, data, 1);

  expect(pageInfo.hasNextPage).toBe(hasNext);
  expect(pageInfo.last_page).toBe(hasNext ? undefined : 1);
  expect(pageInfo.total).toBe(hasNext ? undefined : 2);
});

test('an API that tells nothing has a next page as long as pages are full', () => {
  const paging: Paging = { by: 'page', name: 'p', request: { rows: { count: 2 } } };

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

test('a page beyond the end of a list that does not say where it ends leads back by one', () => {
  const paging: Paging = { by: 'page', name: 'p', request: { rows: { count: 2 } } };

  expect(read(paging, [], 5).pageInfo).toMatchObject({ current_page: 5, last_page: 4, from: null });
  expect(read(paging, [], 1).pageInfo).toMatchObject({ current_page: 1, last_page: 1, from: null, total: 0 });
});

test('a cursor asks for the next page, and its absence is the end', () => {
  const paging: Paging = { by: 'cursor', name: 'after', next: 'paging.next' };

  expect(read({ ...paging, response: { rows: 'list' } }, { list: rows, paging: { next: 'c2' } })).toMatchObject({
    next: 'c2',
    pageInfo: { hasNextPage: true, from: 1, to: 2 },
  });
  expect(read({ ...paging, response: { rows: 'list' } }, { list: rows, paging: {} }, 4)).toMatchObject({
    next: false,
    pageInfo: { hasNextPage: false, last_page: 4, from: null, to: null },
  });
});

test.each([[{ items: rows }], [{ items: rows, meta: { total: '5' } }], [{ items: rows, meta: { total: -1 } }]])(
  '%j does not hold what the conventions promise',
  (data) => {
    expect(() => read(byOffset, data)).toThrow('without the expected data');
  },
);
