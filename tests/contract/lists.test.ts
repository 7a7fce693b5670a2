import { beforeAll, expect, test } from 'vitest';
import { addMessage } from '#server/conversation/tickets.ts';
import { addReport } from '#server/moderation/cases.ts';
import { listQuery } from '#server/validation/validators.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { rowsOf, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { idleMail } from '#tests/support/startMail.ts';

const server = appForAllTests({ mail: idleMail });
const at = { administratorId: null, now: 1 };

beforeAll(async () => {
  await server.insert('users', rowsOf(25, userRow));
  await server.insert('users', [
    { ...userRow(26), name: 'Дмитрий Волков', email: 'dv@example.com' },
    { ...userRow(27), name: '100%_Fun', email: 'fun@example.com' },
  ]);
  await server.insert('ticket', rowsOf(12, ticketRow));
  const { uuid: user_uuid } = userRow(26);
  for (const ticket of [ticketRow(13), ticketRow(14, 1)]) await server.insert('ticket', { ...ticket, user_uuid });
  await addMessage(server.db, 'person', { ...at, id: 3, text: 'Still no refund' });
  await server.insert('pre_launch_user', [
    subscriberRow('ada@example.com'),
    { ...subscriberRow('b@example.com', 2), name: 'Ada' },
  ]);
  await addReport(server.db, { user_uuid: userRow(1).uuid, reason: 'spam', created_at: 1, text: 'Sells a course' });
  await addReport(server.db, { user_uuid: userRow(26).uuid, reason: 'spam', created_at: 1 });
});

const created_at = '2025-09-01T00:00:00.000Z';

test('users come ten a page, newest first, with what the pagination shows; without a page it is the first', async () => {
  const { data, ...last } = await server.list('users', {}, 3);

  expect(data.map(({ name }) => name)).toEqual(rowsOf(7, (n) => `Person ${8 - n}`));
  const pageInfo = { current_page: 3, last_page: 3, total: 27, per_page: 10, from: 21, to: 27 };
  expect(last).toMatchObject({ total: 27, pageInfo });
  expect((await server.post('user/list')).body).toEqual((await server.post('user/list?page=1')).body);
  const { uuid, name, email } = userRow(1);
  expect(data.at(-1)).toEqual({ id: uuid, uuid, name, email, created_at, location: null });
});

/** The ids or names of the rows that a search finds. */
const find = async (resource: string, q: string, filter = {}) => {
  const { data, total } = await server.list(resource, { q, ...filter });
  return { found: data.map(({ id, name }) => name ?? id), total };
};

test.each([
  ['PERSON1@', ['Person 1']],
  ['дмитрий', ['Дмитрий Волков']],
  ['волков', ['Дмитрий Волков']],
  ['0%_f', ['100%_Fun']],
  ['%', ['100%_Fun']],
  [userRow(7).uuid, ['Person 7']],
  ['nobody', []],
])('the search for %s in all users finds %j', async (q, found) => {
  expect(await find('users', q)).toEqual({ found, total: found.length });
});

test('the matches come in pages, newest first', async () => {
  const page = (n: number) => server.list('users', { q: 'person' }, n);

  expect((await page(3)).data.map(({ name }) => name)).toEqual([5, 4, 3, 2, 1].map((n) => `Person ${n}`));
  expect(await page(9)).toMatchObject({ data: [], total: 25 });
});

test('a ticket is found by its number, writer, its first message and later messages, in its own list', async () => {
  const found = async (q: string, waits_for = 'us') => (await find('ticket', q, { waits_for })).found;

  expect([await found('person 7'), await found('message 12'), await found('REFUND')]).toEqual([[7], [12], [3]]);
  expect([await found('#13'), await found('13')]).toEqual([[13], [13]]);
  expect(await found('refund', 'nobody')).toEqual([]);
});

test('the tickets of a user can be listed and searched', async () => {
  const ofUser = { waits_for: 'us', users: userRow(26).uuid };
  expect((await find('ticket', '', ofUser)).found).toEqual([13]);
  expect((await find('ticket', 'person 7', ofUser)).found).toEqual([]);
  expect((await find('ticket', '', { users: userRow(26).uuid })).found).toEqual([14, 13]);
});

test('a case is found by its user and by the text of a report', async () => {
  expect((await find('cases', 'волков')).found).toEqual([2]);
  expect((await find('cases', 'course')).found).toEqual([1]);
});

test('the waiting list is searched by address and name, within a state', async () => {
  expect((await find('preLaunch', 'ada')).found).toEqual(['Ada', 1]);
  expect((await find('preLaunch', 'ada', { state: 'unconfirmed' })).total).toBe(2);
  expect((await find('preLaunch', 'ada', { state: 'confirmed' })).total).toBe(0);
});

test('without extensions the fixed API ignores a search and an order', () => {
  const { q, order } = listQuery('off');
  expect([q('anything'), order('ASC')]).toEqual(['', '']);
});

test('the oldest come first on request, with and without a search, to the last page', async () => {
  const page = async (n: number, q = '') => {
    const { data } = await server.list('users', { q }, n, { field: 'created_at', order: 'ASC' });
    return data.map(({ name }) => name);
  };
  const people = rowsOf(25, (n) => `Person ${n}`);
  expect(await page(1)).toEqual(people.slice(0, 10));
  expect(await page(3)).toEqual([...people.slice(20), 'Дмитрий Волков', '100%_Fun']);
  expect(await page(3, 'person')).toEqual(people.slice(20));
});

test('the detail has exactly the fields of the table, and null without a value', async () => {
  const uuid = 'abcdef00-0000-4000-8000-000000000000';
  const stored = { age: 31, zodiacSign: 'Leo', shot_8: 'seed/a.webp' };
  await server.insert('users', { ...userRow(0), ...stored, uuid });
  const { data } = await server.provider.getOne('users', { id: uuid.toUpperCase() });
  await server.db.deleteFrom('users').where('uuid', '=', uuid).execute();

  const unknown = ['location', 'profile_picture', 'bio', 'language', 'education', 'smoking', 'drinking'];
  const nulls = Object.fromEntries([...unknown, ...rowsOf(7, (n) => `shot_${n}`)].map((name) => [name, null]));
  const { name, email, status } = userRow(0);
  expect(data).toEqual({ ...nulls, ...stored, id: uuid, uuid, name, email, status, created_at });
});
