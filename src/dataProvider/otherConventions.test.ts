import { expect, test } from 'vitest';
import type { Conventions } from '#api/conventions.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Endpoint, EndpointTable } from '#api/Endpoint.ts';
import type { CallOptions } from '#api/request.ts';
import type { Values } from '#api/values.ts';
import { createDataProvider } from './dataProvider.ts';

type Call = { call: string; values: Values } & CallOptions;

/** A data provider of another API. A function returns its responses. */
const setUp = (endpoints: EndpointTable, conventions: Conventions, respond: (call: Call) => unknown) => {
  const calls: Call[] = [];
  const call = (async ({ call }: Endpoint, values: Values = {}, options: CallOptions = {}) => {
    const made = { call, values, ...options };
    calls.push(made);
    return { data: await respond(made), message: '' };
  }) as ApiCall;
  return { calls, provider: createDataProvider(call, { endpoints, conventions }) };
};

const cursorConventions: Conventions = {
  paging: { by: 'cursor', name: 'after', next: 'next', response: { rows: 'items' } },
};
const cursorTable: EndpointTable = { people: { list: { call: 'GET /people', paged: true } } };

/** Five rows in pages of two: the cursor is the number of the rows before. */
const people = ({ cursor = 0 }: Call) => {
  const start = Number(cursor);
  const items = [1, 2, 3, 4, 5].slice(start, start + 2).map((id) => ({ id }));
  return { items, next: start + 2 < 5 ? start + 2 : null };
};

const pageOf = (page: number) => ({
  pagination: { page, perPage: 2 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
});

test('pages by cursor are read by their numbers, each with the cursor of the page before', async () => {
  const { calls, provider } = setUp(cursorTable, cursorConventions, people);
  const first = await provider.getList('people', pageOf(1));
  const second = await provider.getList('people', pageOf(2));
  const third = await provider.getList('people', pageOf(3));

  expect([first, second, third].map(({ data }) => data.map(({ id }) => id))).toEqual([[1, 2], [3, 4], [5]]);
  expect(calls.map(({ cursor }) => cursor)).toEqual([undefined, 2, 4]);
  expect(first).toMatchObject({ total: undefined, pageInfo: { hasNextPage: true } });
  expect(first.pageInfo).not.toHaveProperty('last_page');
  expect(third.pageInfo).toMatchObject({ current_page: 3, last_page: 3, hasNextPage: false, hasPreviousPage: true });
});

test('simultaneous reads of an unknown page load the pages before it once', async () => {
  const { calls, provider } = setUp(cursorTable, cursorConventions, people);
  const [third, second] = await Promise.all([
    provider.getList('people', pageOf(3)),
    provider.getList('people', pageOf(2)),
  ]);

  expect(third.data).toEqual([{ id: 5 }]);
  expect(second.data).toEqual([{ id: 3 }, { id: 4 }]);
  expect(calls.map(({ cursor }) => cursor)).toEqual([undefined, 2, 4, 2]);
});

test('a page beyond the end of a list by cursors is its last page', async () => {
  const { provider } = setUp(cursorTable, cursorConventions, people);

  expect(await provider.getList('people', pageOf(9))).toMatchObject({
    data: [{ id: 5 }],
    pageInfo: { current_page: 3, last_page: 3 },
  });
});

test('each filter has its own cursors', async () => {
  const { calls, provider } = setUp(cursorTable, cursorConventions, people);
  await provider.getList('people', pageOf(2));
  await provider.getList('people', { ...pageOf(2), filter: { state: 'new' } });

  expect(calls.map(({ cursor }) => cursor)).toEqual([undefined, 2, undefined, 2]);
});

test('the search for one record follows any sign of a next page', async () => {
  const { provider } = setUp(cursorTable, cursorConventions, people);

  expect((await provider.getOne('people', { id: 4 })).data).toEqual({ id: 4 });
  await expect(provider.getOne('people', { id: 6 })).rejects.toMatchObject({ failure: 'noData' });
});

test('the key may be nested, and a row without a key is an error', async () => {
  const table: EndpointTable = { people: { key: 'meta.code', list: { call: 'GET /people' } } };
  const { provider } = setUp(table, {}, () => [{ meta: { code: 'a' }, name: 'Ada' }]);

  expect((await provider.getList('people', {})).data).toEqual([{ id: 'a', meta: { code: 'a' }, name: 'Ada' }]);
  await expect(setUp(table, {}, () => [{ meta: {} }]).provider.getList('people', {})).rejects.toMatchObject({
    failure: 'noData',
  });
});

test('a paged list without conventions for pages is an error', async () => {
  await expect(setUp(cursorTable, {}, people).provider.getList('people', {})).rejects.toThrow(
    'The list of people is paged, and no conventions say how',
  );
});

test('the API sorts a list by the fields of its table only', async () => {
  const list: Endpoint = { call: 'GET /people', query: ['order'], sorts: ['age'], from: { order: 'sort.signed' } };
  const { calls, provider } = setUp({ people: { list } }, {}, () => []);
  await provider.getList('people', { ...pageOf(1), sort: { field: 'age', order: 'DESC' } });
  await provider.getList('people', { ...pageOf(1), sort: { field: 'name', order: 'ASC' } });

  expect(calls.map(({ values }) => values.sort)).toMatchObject([{ field: 'age', signed: '-age' }, undefined]);
});
