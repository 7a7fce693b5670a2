import { beforeAll, expect, test } from 'vitest';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { rowsOf, userRow } from '#tests/support/rows.ts';

const server = appForAllTests();
const { provider } = server;
beforeAll(() => server.insert('users', rowsOf(12, userRow)));

const created_at = '2025-09-01T00:00:00.000Z';

test('users come ten a page, newest first, with what the pagination shows', async () => {
  const { data, ...first } = await server.list('users');
  const second = await server.list('users', {}, 2);

  expect([...data, ...second.data].map(({ name }) => name)).toEqual(rowsOf(12, (n) => `Person ${13 - n}`));
  const pageInfo = { current_page: 1, last_page: 2, total: 12, per_page: 10, from: 1, to: 10 };
  expect(first).toMatchObject({ total: 12, pageInfo });
  const { uuid, name, email } = userRow(1);
  expect(second.data[1]).toEqual({ id: uuid, uuid, name, email, created_at, location: null });
});

test('the detail has exactly the fields of the table, and null without a value', async () => {
  const uuid = 'abcdef00-0000-4000-8000-000000000000';
  const stored = { age: 31, zodiacSign: 'Leo', shot_8: 'seed/a.webp' };
  await server.insert('users', { ...userRow(0), ...stored, uuid });
  const { data } = await provider.getOne('users', { id: uuid.toUpperCase() });
  await server.db.deleteFrom('users').where('uuid', '=', uuid).execute();

  const unknown = ['location', 'profile_picture', 'bio', 'language', 'education', 'smoking', 'drinking'];
  const nulls = Object.fromEntries([...unknown, ...rowsOf(7, (n) => `shot_${n}`)].map((name) => [name, null]));
  const { name, email, status } = userRow(0);
  expect(data).toEqual({ ...nulls, ...stored, id: uuid, uuid, name, email, status, created_at });
});

test('a list without a page is its first page', async () => {
  const list = async (query: string) => (await server.call('POST', `/admin/user/list${query}`)).body;

  expect(await list('')).toEqual(await list('?page=1'));
});
