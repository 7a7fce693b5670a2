import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Session } from '#api/wire.ts';
import { languages } from '#i18n/language.ts';
import { administrator, type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server.close());

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

  expect((await server.send(logout)).message).toBe('You are signed out');
  await expect(readFaqs()).rejects.toMatchObject({
    ...sessionIsOver,
    message: 'Your session has ended. Please sign in again',
  });
  await expect(server.send(logout)).rejects.toMatchObject(sessionIsOver);
});

test('a wrong password and an unknown address are refused with the same message', async () => {
  const refusal = { failure: 'refused', status: 401, serverMessage: 'Email or password is not correct' };

  await expect(signIn({ ...administrator, password: 'wrong-password' })).rejects.toMatchObject(refusal);
  await expect(signIn({ email: 'nobody@example.com', password: 'wrong-password' })).rejects.toMatchObject(refusal);
});

test('a changed password lets the new one in, keeps this session and ends the others', async () => {
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

test('a wrong old password is refused with its action and does not end the session', async () => {
  const change = server.send(changePassword, { old_password: 'wrong-password', new_password: 'Another-Horse-8' });

  await expect(change).rejects.toMatchObject({
    status: 422,
    action: 'The old password is not correct',
    body: { errors: { old_password: 'The old password is not correct' } },
    sessionIsOver: false,
  });
  expect((await readFaqs()).total).toBe(0);
  expect(await signIn()).toMatchObject({ role: 'admin' });
});

test('without a token nothing is sent, and a made-up one is no session', async () => {
  server.setToken(null);
  await expect(readFaqs()).rejects.toMatchObject({ failure: 'noToken', message: 'No authentication token found' });

  server.setToken('made-up');
  await expect(readFaqs()).rejects.toMatchObject(sessionIsOver);
});

test('a refusal is worded in the language of the person who is refused', async () => {
  const wordings = languages.map(async (language) => {
    const speaking = await startApp({ language });
    const refusal: unknown = await speaking
      .send(login, { ...administrator, password: 'wrong' })
      .catch((error) => error);
    await speaking.close();
    return String(refusal);
  });

  expect(new Set(await Promise.all(wordings)).size).toBe(4);
});
