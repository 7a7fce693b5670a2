import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOf, userRow } from '#tests/support/rows.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server.close());

const users = async (query = '') => server.call('POST', `/admin/user/list${query}`);

test('the detail has every field, null where nothing is known, and nothing else', async () => {
  await server.db
    .insertInto('users')
    .values({ ...userRow(1), age: 31, zodiacSign: 'Leo', shot_8: 'seed/a.webp' })
    .execute();
  const { body } = await server.call('GET', '/admin/user/detail/00000000-0000-4000-8000-000000000001');

  expect(body.data).toEqual({
    uuid: '00000000-0000-4000-8000-000000000001',
    name: 'Person 1',
    email: 'person1@example.com',
    created_at: '2025-09-01T00:00:00.000Z',
    location: null,
    profile_picture: null,
    status: 'Active',
    bio: null,
    age: 31,
    zodiacSign: 'Leo',
    language: null,
    education: null,
    smoking: null,
    drinking: null,
    shot_1: null,
    shot_2: null,
    shot_3: null,
    shot_4: null,
    shot_5: null,
    shot_6: null,
    shot_7: null,
    shot_8: 'seed/a.webp',
  });
});

test('a uuid may be written in capitals', async () => {
  await server.db
    .insertInto('users')
    .values({ ...userRow(1), uuid: 'abcdef00-0000-4000-8000-000000000000' })
    .execute();

  expect((await server.call('GET', '/admin/user/detail/ABCDEF00-0000-4000-8000-000000000000')).status).toBe(200);
});

test.each([[''], ['1&page=2']])('page %j is refused in words', async (page) => {
  const { status, body } = await users(`?page=${page}`);
  const words = 'The page must be a whole number from 1 up';

  expect(status).toBe(422);
  expect(body).toEqual({ status: false, data: { errors: { page: words } }, message: words });
});

test('without a page the first one is answered', async () => {
  await server.db.insertInto('users').values(rowsOf(25, userRow)).execute();

  expect((await users()).body).toEqual((await users('?page=1')).body);
});
