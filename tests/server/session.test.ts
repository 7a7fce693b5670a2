import { expect, test } from 'vitest';
import { hour } from '#server/time/time.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { administrator, tokenOf } from '#tests/support/startApp.ts';

const server = appForEachTest({ at: Date.UTC(2025, 8, 1), passwordMinLength: 8 });

test('neither tokens nor passwords are stored in plain text', async () => {
  const token = tokenOf(await server.logIn(administrator));
  const tables = ['session', 'administrator', 'attempt'] as const;
  const stored = JSON.stringify(await Promise.all(tables.map((table) => server.rows(table))));

  expect(stored).not.toContain(token);
  expect(stored).not.toContain(administrator.password);
});

test('signing out clears the browser cache', async () => {
  const { headers, body } = await server.post('auth/logout');

  expect([headers.get('Clear-Site-Data'), body.message]).toEqual(['"cache"', 'You’re signed out']);
});

test.each([
  ['after twelve hours without use, and lasts while it is used', [11, 11], 12],
  ['after seven days, even if it is used', Array(16).fill(10), 8],
])('a session ends %s', async (_, used: number[], unused) => {
  const statusAfter = async (hours: number) => {
    server.clock.now += hours * hour;
    return (await server.call('GET', '/admin/main')).status;
  };
  for (const hours of used) expect(await statusAfter(hours)).toBe(200);

  expect(await statusAfter(unused)).toBe(401);
});

const { password } = administrator;
const new_password = 'Better-Horse-9';
const common = 'This is one of the first passwords anyone would try. Please choose another.';

test.each([
  [{ old_password: 'x' }, 422, 'Please fill in the new password'],
  [{ new_password }, 422, 'Please fill in the current password'],
  [{ old_password: 'wrong-password', new_password }, 422, 'The current password is incorrect'],
  [{ old_password: password, new_password: password }, 422, 'Please choose a password other than your current one'],
  [{ old_password: password, new_password: '12345678' }, 422, common],
  [{ old_password: 'x', new_password: '7 signs' }, 422, 'Password must be at least 8 characters long'],
  [[], 400, 'The request isn’t valid JSON'],
])('a change of password with %j is refused with %i and an action', async (passwords, status, message) => {
  const response = await server.post('auth/change/password', passwords);

  expect(response).toMatchObject({ status, body: { status: false, message, action: message } });
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
});
