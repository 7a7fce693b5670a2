import { expect, test } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import type { CallOptions } from '#api/request.ts';
import type { Values } from '#api/values.ts';
import { createDataProvider } from './dataProvider.ts';

type Call = { endpoint: Endpoint; values: Values; options: CallOptions };

/** Records each call, and returns the given responses in order. Further calls return the last one again. */
const setUp = (...responses: unknown[]) => {
  const calls: Call[] = [];
  const call: ApiCall = async <T>(endpoint: Endpoint, values: Values = {}, options: CallOptions = {}) => {
    calls.push({ endpoint, values, options });
    return { data: responses[Math.min(calls.length, responses.length) - 1] as T, message: 'Done' };
  };
  return { calls, provider: createDataProvider(call) };
};

const pageOf = (data: Values[], current_page = 1, last_page = 1) => {
  const numbers = { current_page, last_page, total: 11, per_page: 10, from: 1, to: data.length };
  return { data, ...numbers };
};

test('a paged list returns records with their key as id, the API’s id as apiId, and the information about the page', async () => {
  const { calls, provider } = setUp(pageOf([{ id: 5, uuid: 'u-1', name: 'Ada' }], 2, 2));
  const { signal } = new AbortController();
  const list = await provider.getList('users', { pagination: { page: 2, perPage: 25 }, signal });

  expect(list).toEqual({
    data: [{ id: 'u-1', apiId: 5, uuid: 'u-1', name: 'Ada' }],
    total: 11,
    pageInfo: {
      current_page: 2,
      last_page: 2,
      total: 11,
      per_page: 10,
      from: 1,
      to: 1,
      hasNextPage: false,
      hasPreviousPage: true,
    },
  });
  expect(calls).toEqual([{ endpoint: endpoints.users.list, values: {}, options: { page: 2, signal } }]);
});

test.each([
  ['users', [{ uuid: 'u-1' }]],
  ['users', undefined],
  ['faq', pageOf([])],
  ['faq', 'rows'],
  ['faq', [{ id: 1 }, { question: 'Whose?' }]],
  ['users', pageOf([{ name: 'Ada' }])],
])('a list of %s rejects data of the wrong shape: %j', async (resource, data) => {
  await expect(setUp(data).provider.getList(resource, {})).rejects.toMatchObject({ failure: 'noData' });
});

test('one record is searched page by page if the API only lists, until it is found', async () => {
  const { calls, provider } = setUp(pageOf([{ id: 1 }], 1, 3), pageOf([{ id: 2 }], 2, 3));

  expect((await provider.getOne('preLaunch', { id: '2' })).data).toEqual({ id: 2 });
  expect(calls.map(({ options }) => options.page)).toEqual([1, 2]);
});

test('one record is searched under each filter of its list', async () => {
  const { calls, provider } = setUp(pageOf([{ id: 1 }]), pageOf([{ id: 2 }]));
  const filters = [{ state: 0 }, { state: 1 }];

  expect((await provider.getOne('ticket', { id: 2, meta: { filters } })).data).toEqual({ id: 2 });
  expect(calls.map(({ values }) => values)).toEqual(filters);
});

test.each([
  ['users', {}],
  ['faq', [{ id: 1 }]],
])('a record of %s that the response %j lacks is an error', async (resource, data) => {
  await expect(setUp(data).provider.getOne(resource, { id: 2 })).rejects.toMatchObject({ failure: 'noData' });
});

test('many records of a list need one search through it', async () => {
  const { calls, provider } = setUp([{ id: 1 }, { id: 2 }, { id: 3 }]);

  expect((await provider.getMany('faq', { ids: [1, '3'] })).data).toEqual([{ id: 1 }, { id: 3 }]);
  expect(calls).toHaveLength(1);
});

test('many records with calls of their own are fetched four at a time, in order', async () => {
  const { calls, provider } = setUp({ name: 'Ada' });
  const ids = ['1', '2', '3', '4', '5'];

  const result = provider.getMany('users', { ids });
  expect(calls).toHaveLength(4);
  expect((await result).data.map(({ id }) => id)).toEqual(ids);
  expect(calls).toHaveLength(5);
});

test('many records with calls of their own leave out a missing or refused one, and reject for another failure', async () => {
  const idsAfter = async (error: ApiError) => {
    const provider = createDataProvider(async <T>(_: Endpoint, { id }: Values = {}) => {
      if (id === '2') throw error;
      return { data: { name: 'Ada' } as T, message: 'Done' };
    });
    return (await provider.getMany('users', { ids: ['1', '2', '3'] })).data.map(({ id }) => id);
  };
  const refusal = (status: number) => new ApiError('refused', { status });

  for (const error of [400, 403, 404].map(refusal)) expect(await idsAfter(error)).toEqual(['1', '3']);
  expect(await idsAfter(new ApiError('address'))).toEqual(['1', '3']); // a key that fits in no path
  for (const status of [401, 500]) await expect(idsAfter(refusal(status))).rejects.toMatchObject({ status });
});

test('related rows are listed by the key of their parent', async () => {
  const { calls, provider } = setUp(pageOf([]));
  const pagination = { page: 4, perPage: 10 };
  const sort = { field: 'id', order: 'ASC' } as const;
  await provider.getManyReference('ticket', { target: 'state', id: 0, filter: {}, pagination, sort });

  expect(calls[0]).toMatchObject({ values: { state: 0 }, options: { page: 4 } });
});

test('a record has no file until the API returns its path', async () => {
  const { calls, provider } = setUp(null);
  const image = new File(['png'], 'hiking.png');
  const data = { name: 'Hiking', image };
  const { data: record } = await provider.update('category', {
    id: 5,
    data,
    previousData: { id: 5, name: 'Walking', image: 'categories/old.png', type: 'interest' },
  });

  expect(calls[0]?.values).toEqual({ id: 5, name: 'Hiking', image });
  expect(record).toEqual({ id: 5, name: 'Hiking', image: 'categories/old.png', type: 'interest' });
});

test('a mutation returns the message of the server, and a delete the record', async () => {
  const { calls, provider } = setUp({ id: 5 }, { id: 5 }, null);
  const meta = { message: 'Done' };
  const previousData = { id: 3, question: 'Why?' };

  expect(await provider.create('faq', { data: {} })).toMatchObject({ meta });
  expect(await provider.update('faq', { id: 5, data: {}, previousData: { id: 5 } })).toMatchObject({ meta });
  expect(await provider.delete('faq', { id: 3, previousData })).toMatchObject({ data: previousData, meta });
  expect(calls[2]).toMatchObject({ endpoint: endpoints.faq.delete, values: { id: 3 } });
});

test('many records are changed one after the other', async () => {
  const { calls, provider } = setUp(null);
  await provider.updateMany('faq', { ids: [1, 2], data: { answer: 'Yes.' } });
  await provider.deleteMany('faq', { ids: [1, 2] });

  const answer = 'Yes.';
  expect(calls.map(({ values }) => values)).toEqual([{ answer, id: 1 }, { answer, id: 2 }, { id: 1 }, { id: 2 }]);
});

test('an operation that the table lacks makes no call', async () => {
  const { calls, provider } = setUp(null);

  await expect(provider.delete('users', { id: 'u-1' })).rejects.toThrow('The API has no delete for users');
  await expect(provider.getList('statistics', {})).rejects.toThrow('The API has no list for statistics');
  expect(calls).toEqual([]);
});
