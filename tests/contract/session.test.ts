import { expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Session } from '#api/wire.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { administrator } from '#tests/support/startApp.ts';

const server = appForEachTest();

const { login, logout, changePassword } = endpoints.session;

const signIn = async (credentials: Record<string, unknown> = administrator) =>
  (await server.send<Session>(login, credentials)).data;

const readFaqs = () => server.provider.getList('faq', {});

const sessionIsOver = { failure: 'refused', status: 401, sessionIsOver: true };

test('an administrator signs in, works, signs out, and the token is invalid', async () => {
  server.setToken(null);
  const session = await signIn();
  expect(session).toEqual({ role: 'admin', token: expect.stringMatching(/^[\w-]{43,}$/) });

  server.setToken(session.token);
  expect((await readFaqs()).total).toBe(0);

  expect((await server.send(logout)).message).toBe('You’re signed out');
  await expect(readFaqs()).rejects.toMatchObject({
    ...sessionIsOver,
    message: 'Your session has ended. Please sign in again.',
  });
  await expect(server.send(logout)).rejects.toMatchObject(sessionIsOver);
});

test('a wrong password and an unknown address are refused with the same message', async () => {
  const refusal = { failure: 'refused', status: 401, serverMessage: 'That email or password is incorrect' };

  await expect(signIn({ ...administrator, password: 'wrong-password' })).rejects.toMatchObject(refusal);
  await expect(signIn({ email: 'nobody@example.com', password: 'wrong-password' })).rejects.toMatchObject(refusal);
});

test('after a password change only the new password works, this session stays, and the others end', async () => {
  const here = await signIn();
  const elsewhere = await signIn();
  server.setToken(here.token);

  const { message } = await server.send(changePassword, {
    old_password: administrator.password,
    new_password: 'Another-Horse-8',
  });
  expect(message).toBe('Password changed successfully');
  expect((await readFaqs()).total).toBe(0);

  server.setToken(elsewhere.token);
  await expect(readFaqs()).rejects.toMatchObject(sessionIsOver);
  await expect(signIn()).rejects.toMatchObject({ status: 401 });
  expect(await signIn({ ...administrator, password: 'Another-Horse-8' })).toMatchObject({ role: 'admin' });
});
