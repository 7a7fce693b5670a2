import { afterEach, expect, test } from 'vitest';
import { administrator, jsonOf } from '#tests/support/startApp.ts';
import { type ServerWithClock, startWithClock, tokenOf } from './startWithClock.ts';

let server: ServerWithClock;
afterEach(() => server.close());

test('email and password give a role and a token that opens the dashboard', async () => {
  server = await startWithClock();
  const answer = await server.logIn(administrator);

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    status: true,
    data: { role: 'admin', token: expect.stringMatching(/^[\w-]{43}$/) },
    message: 'You are signed in',
  });
  server.setToken(tokenOf(answer));
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
});

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

test('an unknown email gets the same answer as a wrong password', async () => {
  server = await startWithClock();
  const [wrongPassword, unknownEmail] = [await server.guess(), await server.guess({ email: 'eve@example.com' })];

  expect(wrongPassword.status).toBe(401);
  expect(wrongPassword.body).toEqual({ status: false, data: null, message: 'Email or password is not correct' });
  expect(unknownEmail).toMatchObject({ status: wrongPassword.status, body: wrongPassword.body });
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
