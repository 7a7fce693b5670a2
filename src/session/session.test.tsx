import { expect, test } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { currentAdministrator, currentToken, readSession, signIn, signOut } from './session.ts';

const stored = JSON.stringify({ role: 'admin', token: 'secret' });

const resolveWith =
  (data: unknown): ApiCall =>
  async <T,>() => ({ data: data as T, message: '' });

const failWith =
  (error: unknown): ApiCall =>
  () =>
    Promise.reject(error);

test.each([
  [null, null],
  ['', null],
  ['{"role":"admin"', null],
  ['null', null],
  ['"admin"', null],
  ['[]', null],
  ['{}', null],
  ['{"token":"secret"}', null],
  ['{"role":"user","token":"secret"}', null],
  ['{"role":["admin"],"token":"secret"}', null],
  ['{"role":"admin"}', { role: 'admin', token: null }],
  ['{"role":"admin","token":""}', { role: 'admin', token: null }],
  ['{"role":"admin","token":7}', { role: 'admin', token: null }],
  ['{"role":"admin","token":"two\\nlines"}', { role: 'admin', token: null }],
  [stored, { role: 'admin', token: 'secret' }],
])('%s is the session %j', (text, session) => {
  if (text !== null) localStorage.setItem('userData', text);

  expect(readSession()).toEqual(session);
  expect(currentToken()).toBe(session?.token ?? null);
});

test('signing in stores role and token, and the administrator until the sign-out', async () => {
  await signIn(resolveWith({ role: 'admin', token: 'secret', name: 'Ada' }), { email: 'A@b.co', password: '123456' });
  expect(localStorage.getItem('userData')).toBe(stored);
  expect(currentAdministrator()).toBe('a@b.co');

  await signOut(resolveWith(null));
  expect(currentAdministrator()).toBeNull();
});

test.each([[null], [{ role: 'admin' }], [{ role: 'user', token: 'secret' }]])(
  'a response of %j does not sign in',
  async (data) => {
    await expect(signIn(resolveWith(data), { email: 'a@b.co', password: '123456' })).rejects.toThrow(ApiError);

    expect(localStorage.getItem('userData')).toBeNull();
  },
);

test.each([
  ['a success', resolveWith(null)],
  ['a token that the server does not accept', failWith(new ApiError('refused', { status: 401 }))],
  ['status 200 without a body', failWith(new ApiError('empty', { status: 200 }))],
])('%s signs out', async (_, call) => {
  localStorage.setItem('userData', stored);
  await signOut(call);

  expect(readSession()).toBeNull();
});

test.each([
  ['refused', 500],
  ['refused', 403],
  ['refused', 200],
  ['offline', 0],
  ['timeout', 0],
  ['notJson', 502],
  ['notJson', 200],
] as const)('a sign-out that ends as %s with status %i keeps the session and says so', async (failure, status) => {
  localStorage.setItem('userData', stored);

  await expect(signOut(failWith(new ApiError(failure, { status })))).rejects.toMatchObject({ failure });
  expect(currentToken()).toBe('secret');
});

test('signing out without a token makes no call', async () => {
  localStorage.setItem('userData', '{"role":"admin"}');
  await signOut(failWith(new Error('called')));

  expect(readSession()).toBeNull();
});
