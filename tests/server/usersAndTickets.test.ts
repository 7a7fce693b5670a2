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

test.each([
  ['00000000-0000-4000-8000-000000000009'],
  ['1'],
  ['undefined'],
  ["'; drop table users; --"],
  ['00000000-0000-4000-8000-00000000000%00'],
])('user %s does not exist', async (uuid) => {
  const { status, body } = await server.call('GET', `/admin/user/detail/${encodeURIComponent(uuid)}`);

  expect(status).toBe(404);
  expect(body.message).toBe('That user does not exist');
});

test.each([['0'], ['-1'], ['abc'], ['1.5'], ['1e9'], [''], ['%00'], ['+1'], ['1&page=2'], ['0x10'], ['١']])(
  'page %j is refused in words',
  async (page) => {
    const { status, body } = await users(`?page=${page}`);
    const words = 'The page must be a whole number from 1 up';

    expect(status).toBe(422);
    expect(body).toEqual({ status: false, data: { errors: { page: words } }, message: words });
  },
);

test.each([['1000000000'], ['9007199254740993'], ['9'.repeat(300)]])('page %s is past the end', async (page) => {
  await server.db.insertInto('users').values(rowsOf(3, userRow)).execute();
  const { status, body } = await users(`?page=${page}`);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ data: [], last_page: 1, total: 3, from: null, to: null });
});

test('without a page the first one is answered', async () => {
  await server.db.insertInto('users').values(rowsOf(25, userRow)).execute();

  expect((await users()).body).toEqual((await users('?page=1')).body);
});

test.each([['2'], ['-1'], ['00'], ['active'], ['0.0'], ['__proto__'], ['%00']])(
  'ticket list %s is refused',
  async (state) => {
    const { status, body } = await server.call('GET', `/admin/ticket/list/${state}`);

    expect(status).toBe(422);
    expect(body.message).toBe('Tickets are listed as 0 (active) or 1 (closed)');
  },
);

test.each([['99'], ['0'], ['abc'], ['1e1']])('ticket %s cannot be closed: it does not exist', async (id) => {
  const { status, body } = await server.call('GET', `/admin/ticket/close/${id}`);

  expect(status).toBe(404);
  expect(body.message).toBe('That ticket no longer exists');
});
