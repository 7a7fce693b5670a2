import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
beforeEach(async () => {
  server = await startApp();
  server.setToken(null);
});
afterEach(() => server.close());

const subscribe = (email: unknown) => server.send(endpoints.subscription.create, { email });

const stored = async () =>
  (await server.db.selectFrom('pre_launch_user').select('email').execute()).map(({ email }) => email);

test('anybody may subscribe, without a session', async () => {
  expect(await subscribe('ada@example.com')).toEqual({ data: null, message: 'Subscription successful!' });
  expect(await stored()).toEqual(['ada@example.com']);
});

test('an address is listed once however it is written, and the answer does not tell', async () => {
  const first = await subscribe('ada@example.com');
  const second = await subscribe('  ADA@example.COM ');

  expect(second).toEqual(first);
  expect(await stored()).toEqual(['ada@example.com']);
});
