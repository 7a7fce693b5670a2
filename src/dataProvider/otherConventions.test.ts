import { expect, test } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
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

test('each filter has its own cursors', async () => {
  const { calls, provider } = setUp(cursorTable, cursorConventions, people);
  await provider.getList('people', pageOf(2));
  await provider.getList('people', { ...pageOf(2), filter: { state: 'new' } });

  expect(calls.map(({ cursor }) => cursor)).toEqual([undefined, 2, undefined, 2]);
});

test('an expired cursor fails once, and the next try starts at the first page', async () => {
  let isOld = false;
  const { provider } = setUp(cursorTable, cursorConventions, (call) => {
    if (isOld && call.cursor !== undefined) {
      isOld = false;
      throw new ApiError('refused', { status: 410 });
    }
    return people(call);
  });
  await provider.getList('people', pageOf(2));
  isOld = true;

  await expect(provider.getList('people', pageOf(2))).rejects.toMatchObject({ status: 410 });
  expect((await provider.getList('people', pageOf(2))).data).toEqual([{ id: 3 }, { id: 4 }]);
});

test('the search for one record follows any sign of a next page', async () => {
  const { provider } = setUp(cursorTable, cursorConventions, people);

  expect((await provider.getOne('people', { id: 4 })).data).toEqual({ id: 4 });
  await expect(provider.getOne('people', { id: 6 })).rejects.toMatchObject({ failure: 'noData' });
});

const joins = {
  host: { rows: 'beside.people', on: 'host_id', key: 'code' },
  guests: { rows: 'beside.people', on: 'guest_ids', key: 'code' },
};
const beside = {
  people: [
    { code: 'a', name: 'Ada' },
    { code: 'g', name: 'Grace' },
  ],
};

test('other rows of the response are joined to the rows that name them', async () => {
  const table: EndpointTable = { events: { list: { call: 'GET /events', joins, conventions: { rows: 'events' } } } };
  const events = [
    { id: 1, host_id: 'a', guest_ids: ['g', 'x', 'a'] },
    { id: 2, host_id: null, guest_ids: [] },
  ];
  const { provider } = setUp(table, {}, () => ({ events, beside }));
  const [ada, grace] = beside.people;

  expect((await provider.getList('events', {})).data).toMatchObject([
    { id: 1, host: ada, guests: [grace, ada] },
    { id: 2, host: null, guests: [] },
  ]);
});

test('rows in an object are joined by their names, to lists and to one record', async () => {
  const table: EndpointTable = {
    events: { one: { call: 'GET /event/{id}', joins, conventions: { record: 'event' } } },
  };
  const byCode = { people: { a: { name: 'Ada' } } };
  const { provider } = setUp(table, {}, () => ({ event: { id: 1, host_id: 'a' }, beside: byCode }));

  expect((await provider.getOne('events', { id: 1 })).data).toMatchObject({ id: 1, host: { name: 'Ada' } });
});

test('many records need one call if the API has it', async () => {
  const table: EndpointTable = {
    people: { one: { call: 'GET /person/{id}' }, many: { call: 'GET /people', query: ['ids'] } },
  };
  const { calls, provider } = setUp(table, {}, () => [{ id: 1 }, { id: 2 }]);

  expect((await provider.getMany('people', { ids: [1, 2] })).data).toEqual([{ id: 1 }, { id: 2 }]);
  expect(calls).toMatchObject([{ call: 'GET /people', values: { ids: [1, 2] } }]);
});

test('the stored record is read from where the conventions of the API or of a call say', async () => {
  const table: EndpointTable = {
    people: {
      create: { call: 'POST /people', body: 'json', sends: ['name'] },
      update: { call: 'PUT /person/{id}', body: 'json', sends: ['name'], conventions: { record: 'changed' } },
    },
  };
  const response = { made: { id: 7, name: 'ADA' }, changed: { id: 7, name: 'GRACE' } };
  const { provider } = setUp(table, { record: 'made' }, () => response);

  expect((await provider.create('people', { data: { name: 'Ada' } })).data).toEqual({ id: 7, name: 'ADA' });
  expect((await provider.update('people', { id: 7, data: { name: 'Grace' }, previousData: { id: 7 } })).data).toEqual({
    id: 7,
    name: 'GRACE',
  });
});

test('several new files are unwrapped, and a record has none until the API returns their paths', async () => {
  const table: EndpointTable = {
    people: { create: { call: 'POST /people', body: 'multipart', sends: ['photos'], files: ['photos'] } },
  };
  const { calls, provider } = setUp(table, { empty: 'done' }, () => undefined);
  const file = new File(['1'], 'a.png');
  const { data } = await provider.create('people', {
    data: { name: 'Ada', photos: [{ rawFile: file, src: 'blob:1' }] },
  });

  expect(calls[0]?.values.photos).toEqual([file]);
  expect(data).toEqual({ id: '', name: 'Ada' });
});

test('a paged list without conventions for pages is an error', async () => {
  await expect(setUp(cursorTable, {}, people).provider.getList('people', {})).rejects.toThrow(
    'The list of people is paged, and no conventions say how',
  );
});

test.each([
  [
    { field: 'age', order: 'ASC' },
    { field: 'born', signed: 'born', ascending: true },
  ],
  [
    { field: 'age', order: 'DESC' },
    { field: 'born', signed: '-born', ascending: undefined },
  ],
  [
    { field: 'score', order: 'DESC' },
    { field: 'score_desc', direction: 'desc' },
  ],
] as const)('the API gets its own names for the order %o', async (sort, values) => {
  const list: Endpoint = { call: 'GET /people', sorts: { age: 'born', score: ['score_asc', 'score_desc'] } };
  const { calls, provider } = setUp({ people: { list } }, {}, () => []);
  await provider.getList('people', { ...pageOf(1), sort });

  expect(calls[0]?.values.sort).toMatchObject(values);
});

test('a record below another one is loaded and changed with the key of its parent', async () => {
  const table: EndpointTable = {
    guests: { one: { call: 'GET /event/{event}/guest/{id}' }, update: { call: 'PUT /event/{event}/guest/{id}' } },
  };
  const { calls, provider } = setUp(table, {}, () => ({ id: 1 }));
  await provider.getOne('guests', { id: 1, meta: { filters: [{ event: 7 }] } });
  await provider.update('guests', { id: 1, data: { event: 7 }, previousData: { id: 1, event: 6 } });

  expect(calls).toMatchObject([{ values: { event: 7, id: 1 } }, { values: { event: 7 }, before: { event: 6 } }]);
});

test('the API sorts a list by the fields of its table only', async () => {
  const list: Endpoint = { call: 'GET /people', query: ['order'], sorts: ['age'], from: { order: 'sort.signed' } };
  const { calls, provider } = setUp({ people: { list } }, {}, () => []);
  await provider.getList('people', { ...pageOf(1), sort: { field: 'age', order: 'DESC' } });
  await provider.getList('people', { ...pageOf(1), sort: { field: 'name', order: 'ASC' } });

  expect(calls.map(({ values }) => values.sort)).toMatchObject([
    { field: 'age', direction: 'desc', signed: '-age' },
    undefined,
  ]);
});
