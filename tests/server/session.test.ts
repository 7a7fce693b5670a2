import { afterEach, expect, test } from 'vitest';
import { createAdministrator, hasAdministrator } from '#server/auth/administrators.ts';
import { administrator } from '#tests/support/startApp.ts';
import { hour, type ServerWithClock, startWithClock, tokenOf } from './startWithClock.ts';

let server: ServerWithClock;
afterEach(() => server.close());

test('neither tokens nor passwords are stored in plain text', async () => {
  server = await startWithClock();
  const token = tokenOf(await server.logIn(administrator));
  const stored = JSON.stringify([
    await server.rows('session'),
    await server.rows('administrator'),
    await server.rows('attempt'),
  ]);

  expect(stored).not.toContain(token);
  expect(stored).not.toContain(administrator.password);
});

test('signing out clears the browser cache', async () => {
  server = await startWithClock();
  const { headers } = await server.call('POST', '/admin/auth/logout');

  expect(headers.get('Clear-Site-Data')).toBe('"cache"');
});

test('a session ends after twelve hours without use, and lasts while it is used', async () => {
  server = await startWithClock();
  server.clock.now += 11 * hour;
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
  server.clock.now += 11 * hour;
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
  server.clock.now += 12 * hour;
  expect((await server.call('GET', '/admin/main')).status).toBe(401);
});

test('a session ends after seven days, even if it is used', async () => {
  server = await startWithClock();
  for (let call = 0; call < 16; call += 1) {
    server.clock.now += 10 * hour;
    expect((await server.call('GET', '/admin/main')).status).toBe(200);
  }
  server.clock.now += 8 * hour;
  expect((await server.call('GET', '/admin/main')).status).toBe(401);
});

test('a created administrator has a normalized email address', async () => {
  server = await startWithClock();
  await server.db.deleteFrom('administrator').execute();
  expect(await hasAdministrator(server.db)).toBe(false);

  await createAdministrator(server.db, { email: ' Ada@Example.com', password: 'Correct-Horse-7' });
  expect(await hasAdministrator(server.db)).toBe(true);
  expect(await server.db.selectFrom('administrator').select('email').execute()).toEqual([{ email: 'ada@example.com' }]);
});
