import { afterEach, expect, test } from 'vitest';
import { administrator, jsonOf } from '#tests/support/startApp.ts';
import { type ServerWithClock, startWithClock, tokenOf } from './startWithClock.ts';

let server: ServerWithClock;
afterEach(() => server.close());

test('neither tokens nor passwords are stored as they are', async () => {
  server = await startWithClock();
  const token = tokenOf(await server.logIn(administrator));
  const stored = JSON.stringify([
    await server.db.selectFrom('session').selectAll().execute(),
    await server.db.selectFrom('administrator').selectAll().execute(),
    await server.db.selectFrom('attempt').selectAll().execute(),
  ]);

  expect(stored).not.toContain(token);
  expect(stored).not.toContain(administrator.password);
});

test.each([
  [{}, { email: 'Please fill in the email', password: 'Please fill in the password' }],
  [
    { email: 'admin', password: '' },
    { email: 'Please enter a valid email address', password: 'Please fill in the password' },
  ],
  [{ email: 'a@b.co', password: 'x'.repeat(1_001) }, { password: 'The password may be at most 1000 characters long' }],
])('a form that lacks something is refused by field', async (fields, errors) => {
  server = await startWithClock();
  const { status, body } = await server.logIn(fields as Record<string, string>);

  expect(status).toBe(422);
  expect(body.data).toEqual({ errors });
});

test('a login that is not multipart is refused with 415', async () => {
  server = await startWithClock();

  expect((await server.call('POST', '/admin/auth/login', jsonOf(administrator))).status).toBe(415);
  expect((await server.call('POST', '/admin/auth/login', { body: new URLSearchParams(administrator) })).status).toBe(
    415,
  );
  expect((await server.call('POST', '/admin/auth/login')).status).toBe(415);
});
