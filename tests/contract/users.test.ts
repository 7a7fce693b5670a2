import { beforeAll, expect, test } from 'vitest';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { rowsOf, userRow } from '#tests/support/rows.ts';

const server = appForAllTests();
const { provider } = server;
beforeAll(() => server.insert('users', rowsOf(12, userRow)));

const uuidOf = (n: number) => userRow(n).uuid;

test('users come ten a page, newest first, with what the pagination shows', async () => {
  const { data, ...first } = await server.list('users');
  const second = await server.list('users', {}, 2);

  expect([...data, ...second.data].map(({ name }) => name)).toEqual(rowsOf(12, (n) => `Person ${13 - n}`));
  const pageInfo = { current_page: 1, last_page: 2, total: 12, per_page: 10, from: 1, to: 10 };
  expect(first).toMatchObject({ total: 12, pageInfo });
  expect(second.data[1]).toEqual({
    id: uuidOf(1),
    uuid: uuidOf(1),
    name: 'Person 1',
    email: 'person1@example.com',
    created_at: '2025-09-01T00:00:00.000Z',
    location: null,
  });
});

test('the detail has exactly the fields of the table, and null without a value', async () => {
  const storedValues = {
    uuid: 'abcdef00-0000-4000-8000-000000000000',
    age: 31,
    zodiacSign: 'Leo',
    shot_8: 'seed/a.webp',
  };
  await server.insert('users', { ...userRow(0), ...storedValues });
  const { data } = await provider.getOne('users', { id: storedValues.uuid.toUpperCase() });
  await server.db.deleteFrom('users').where('uuid', '=', storedValues.uuid).execute();

  const unknown = ['location', 'profile_picture', 'bio', 'language', 'education', 'smoking', 'drinking'];
  const shots = [1, 2, 3, 4, 5, 6, 7].map((n) => `shot_${n}`);
  expect(data).toEqual({
    ...Object.fromEntries([...unknown, ...shots].map((name) => [name, null])),
    ...storedValues,
    id: storedValues.uuid,
    name: 'Person 0',
    email: 'person0@example.com',
    created_at: '2025-09-01T00:00:00.000Z',
    status: 'Active',
  });
});

test('a list without a page is its first page', async () => {
  const list = async (query: string) => (await server.call('POST', `/admin/user/list${query}`)).body;

  expect(await list('')).toEqual(await list('?page=1'));
});
