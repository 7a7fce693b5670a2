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
  const paging = { by: 'page', name: 'page', response: { rows: 'events' } } as const;
  const table: EndpointTable = { events: { list: { call: 'GET /events', paged: true, joins } } };
  const events = [
    { id: 1, host_id: 'a', guest_ids: ['g', 'x', 'a'] },
    { id: 2, host_id: null, guest_ids: [] },
  ];
  const { provider } = setUp(table, { paging }, () => ({ events, beside }));
  const [ada, grace] = beside.people;

  expect((await provider.getList('events', {})).data).toMatchObject([
    { id: 1, host: ada, guests: [grace, ada] },
    { id: 2, host: null, guests: [] },
  ]);
});

test('rows in an object are joined by their names, also to one record', async () => {
  const one: Endpoint = { call: 'GET /event/{id}', joins };
  const byCode = { people: { a: { name: 'Ada' } } };
  const { provider } = setUp({ events: { one } }, {}, () => ({ id: 1, host_id: 'a', beside: byCode }));

  expect((await provider.getOne('events', { id: 1 })).data).toMatchObject({ id: 1, host: { name: 'Ada' } });
});

test('several records need one call if the API lists all at once, and deleted ones are left out', async () => {
  const table: EndpointTable = { people: { one: { call: 'GET /person/{id}' }, list: { call: 'GET /people' } } };
  const { calls, provider } = setUp(table, {}, () => [{ id: 1 }, { id: 2 }]);

  expect((await provider.getMany('people', { ids: [1, 2, 3] })).data).toEqual([{ id: 1 }, { id: 2 }]);
  expect(calls).toMatchObject([{ call: 'GET /people' }]);
});

test('a record is missing by the statuses of the conventions, and only in a call for one record', async () => {
  const table: EndpointTable = {
    people: { one: { call: 'GET /person/{id}' }, update: { call: 'PUT /person/{id}', body: 'json' } },
  };
  const refuse = () => {
    throw new ApiError('refused', { status: 400 });
  };
  const { provider } = setUp(table, { missing: [400] }, refuse);

  await expect(provider.getOne('people', { id: 1 })).rejects.toMatchObject({ failure: 'noData' });
  const edit = { id: 1, data: {}, previousData: { id: 1 } };
  await expect(provider.update('people', edit)).rejects.toMatchObject({ failure: 'refused', status: 400 });
  await expect(setUp(table, {}, refuse).provider.getOne('people', { id: 1 })).rejects.toMatchObject({ status: 400 });
});

test('the values of the response replace the typed ones, and a created record has all of them', async () => {
  const table: EndpointTable = {
    people: {
      create: { call: 'POST /people', body: 'json', sends: ['name'] },
      update: { call: 'PUT /person/{id}', body: 'json', sends: ['name'] },
    },
  };
  const { provider } = setUp(table, {}, ({ values: { id = 7, name } }) => ({ id, name: `${name}!`, token: 'K7' }));

  const created = { id: 7, name: 'Ada!', token: 'K7' };
  expect((await provider.create('people', { data: { name: 'Ada' } })).data).toEqual(created);
  const edit = { id: 7, data: { name: 'Grace' }, previousData: { id: 7 } };
  expect((await provider.update('people', edit)).data).toMatchObject({ id: 7, name: 'Grace!' });
});

test('a record has no new files until the API returns their paths', async () => {
  const create: Endpoint = { call: 'POST /people', body: 'multipart', sends: ['photos'], files: ['photos'] };
  const { calls, provider } = setUp({ people: { create } }, { empty: 'done' }, () => undefined);
  const photos = [new File(['1'], 'a.png')];
  const { data } = await provider.create('people', { data: { name: 'Ada', photos } });

  expect(calls[0]?.values.photos).toEqual(photos);
  expect(data).toEqual({ id: '', name: 'Ada' });
});

test('a paged list without conventions for pages is an error', async () => {
  const { provider } = setUp(cursorTable, {}, people);
  await expect(provider.getList('people', {})).rejects.toThrow('is paged, and no conventions say how');
});

const bySpelling = {
  age: 'born',
  score: ['score_asc', 'score_desc'],
  name: { direction: ['f', 'b'] },
  guests: { field: 'guest_count', direction: ['b', 'f'] },
} as const;

test.each([
  [bySpelling, 'age', 'ASC', { field: 'born', signed: 'born', ascending: true, descending: undefined }],
  [bySpelling, 'age', 'DESC', { field: 'born', signed: '-born', ascending: undefined, descending: true }],
  [bySpelling, 'score', 'DESC', { field: 'score_desc', direction: 'desc' }],
  [bySpelling, 'name', 'ASC', { field: 'name', direction: 'f' }],
  [bySpelling, 'guests', 'ASC', { field: 'guest_count', direction: 'b', order: 'ASC' }],
  [bySpelling, 'guests', 'DESC', { field: 'guest_count', direction: 'f', signed: '-guest_count' }],
  [['age'], 'age', 'DESC', { field: 'age', direction: 'desc', signed: '-age' }],
  [['age'], 'name', 'ASC', undefined],
] as const)('with the sorts %j, the order %s %s is sent as %j', async (sorts, field, order, sent) => {
  const list: Endpoint = { call: 'GET /people', sorts };
  const { calls, provider } = setUp({ people: { list } }, {}, () => []);
  await provider.getList('people', { ...pageOf(1), sort: { field, order } });

  expect(calls.map(({ values }) => values.sort)).toMatchObject([sent]);
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

test('a record that is read or changed keeps the id that the API gives it', async () => {
  const update: Endpoint = { call: 'PUT /person/{apiId}' };
  const table: EndpointTable = { people: { key: 'code', one: { call: 'GET /person/{id}' }, update } };
  const { provider } = setUp(table, {}, ({ call }) => (call.startsWith('GET') ? { id: 5, code: 'a' } : null));
  const { data: read } = await provider.getOne('people', { id: 'A' });
  const { data: changed } = await provider.update('people', { id: 'a', data: { code: 'b' }, previousData: read });

  expect([read, changed]).toEqual([
    { id: 'a', apiId: 5, code: 'a' },
    { id: 'b', apiId: 5, code: 'b' },
  ]);
});
