import { expect, test } from 'vitest';
import { createClient } from '#api/createClient.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { createDataProvider } from './dataProvider.ts';

const endpoints: EndpointTable = {
  stalls: {
    key: ['hall', 'name'],
    list: { call: 'GET /stalls', paged: true },
    one: { call: 'GET /halls/{hall}/stalls/{name}' },
    create: { call: 'PUT /halls/{hall}/stalls/{name}', body: 'json', sends: ['trade'] },
    update: { call: 'PATCH /halls/{hall}/stalls/{name}', body: 'json', sends: ['name', 'trade'] },
    rename: { call: 'POST /halls/{hall}/stalls/{name}', body: 'json', sends: ['name'] },
    delete: { call: 'DELETE /halls/{hall}/stalls/{name}' },
    deleteMany: { call: 'POST /stalls/removed', body: 'json', sends: ['ids'] },
  },
  seats: {
    key: ['hall', 'id'],
    list: { call: 'GET /seats' },
    one: { call: 'GET /halls/{hall}/seats/{id}' },
    create: { call: 'PUT /halls/{hall}/seats/{id}', body: 'json', sends: ['row'] },
    update: { call: 'POST /seats', body: 'json', sends: ['hall', 'id', 'row'] },
  },
};

/** A data provider that logs each call by its line, and its body as JSON. */
function setUp(respond: (line: string) => unknown = () => null) {
  const calls: string[] = [];
  const conventions = { paging: { by: 'page', name: 'page' } } as const;
  const fetch = async (request: Request) => {
    const line = `${request.method} ${request.url.replace('https://api.test', '')}`;
    calls.push([line, await request.text()].filter(Boolean).join(' '));
    const response = respond(line);
    return response === undefined ? Response.json({}, { status: 404 }) : Response.json(response);
  };
  const call = createClient({ base: 'https://api.test', token: () => null, language: () => 'en', fetch, conventions });
  return { calls, provider: createDataProvider(call, { endpoints, conventions }) };
}

const hall = 'A/1 %2F';
const name = '~주문!';
const id = 'A/1 %2F~!1주문!0';
const line = '/halls/A%2F1%20%252F/stalls/~%EC%A3%BC%EB%AC%B8!';

test('rows get an id of their parts, which one record is loaded by', async () => {
  const { calls, provider } = setUp((sent) => (sent.startsWith('GET /stalls') ? [{ hall, name }] : { hall, name }));
  const [row] = (await provider.getList('stalls', {})).data;
  const { data } = await provider.getOne('stalls', { id, meta: { filters: [{ hall: 'another' }] } });

  expect([row, data]).toEqual([
    { id, hall, name },
    { id, hall, name },
  ]);
  expect(calls).toEqual(['GET /stalls?page=1', `GET ${line}`]);
});

test('several records are loaded by their ids, without a missing one', async () => {
  const { calls, provider } = setUp((sent) => (sent.endsWith('/b') ? undefined : { hall: 'A', name: sent.at(-1) }));
  const { data } = await provider.getMany('stalls', { ids: ['A~a', 'A~b', 'A~c'] });

  expect(data.map((record) => record.id)).toEqual(['A~a', 'A~c']);
  expect(calls).toEqual(['a', 'b', 'c'].map((each) => `GET /halls/A/stalls/${each}`));
});

test('an empty part has an id, and its call is refused, which could be that of a whole list', async () => {
  const { calls, provider } = setUp(() => [{ hall: 'A', name: '' }]);
  const [row] = (await provider.getList('stalls', {})).data;

  expect(row?.id).toBe('A~');
  await expect(provider.getOne('stalls', { id: 'A~' })).rejects.toMatchObject({ failure: 'address' });
  expect(calls).toHaveLength(1);
});

test('a row without one of its parts is an error that names the key', async () => {
  const { provider } = setUp(() => [{ hall: 'A', name: null }]);
  await expect(provider.getList('stalls', {})).rejects.toThrow("rows without the key 'hall', 'name'");
});

test('a change names the row as it was, and the new key gives the new id', async () => {
  const { calls, provider } = setUp();
  const previousData = { id, hall, name, trade: 'Tea' };
  const { data } = await provider.update('stalls', { id, data: { ...previousData, name: 'b' }, previousData });
  await provider.call('stalls', 'rename', { ...previousData, name: 'c' });
  await provider.delete('stalls', { id, previousData });

  expect(data).toEqual({ id: 'A/1 %2F~b', hall, name: 'b', trade: 'Tea' });
  expect(calls).toEqual([`PATCH ${line} {"name":"b","trade":"Tea"}`, `POST ${line} {"name":"c"}`, `DELETE ${line}`]);
});

test('a created record gets the id of the typed parts', async () => {
  const { calls, provider } = setUp();
  const { data } = await provider.create('stalls', { data: { hall, name, trade: 'Tea' } });

  expect(data).toEqual({ id, hall, name, trade: 'Tea' });
  expect(calls).toEqual([`PUT ${line} {"trade":"Tea"}`]);
});

test('a call for several rows sends the parts of each, and single calls name them in the path', async () => {
  const { calls, provider } = setUp();
  await provider.deleteMany('stalls', { ids: ['A~a', 'B~b'] });
  await provider.updateMany('stalls', { ids: ['A~a'], data: { trade: 'Tea' } });

  expect(calls).toEqual([
    'POST /stalls/removed {"ids":[{"hall":"A","name":"a"},{"hall":"B","name":"b"}]}',
    'PATCH /halls/A/stalls/a {"name":"a","trade":"Tea"}',
  ]);
});

test('a part can be the API’s own id, which calls send as it was', async () => {
  const { calls, provider } = setUp((sent) => (sent === 'GET /seats' ? [{ hall: 'A', id: 7 }] : null));
  const [seat] = (await provider.getList('seats', {})).data;
  await provider.update('seats', { id: 'A~7', data: { ...seat, row: 2 }, previousData: seat });
  await provider.getOne('seats', { id: 'A~7' }).catch(() => undefined);
  const { data } = await provider.create('seats', { data: { hall: 'B', id: '8', row: 1 } });

  expect([seat, data]).toEqual([
    { id: 'A~7', apiId: 7, hall: 'A' },
    { id: 'B~8', apiId: '8', hall: 'B', row: 1 },
  ]);
  expect(calls.slice(1)).toEqual([
    'POST /seats {"hall":"A","id":7,"row":2}',
    'GET /halls/A/seats/7',
    'PUT /halls/B/seats/8 {"row":1}',
  ]);
});
