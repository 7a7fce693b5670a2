// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { consumeReturnPath } from '#session/returnPath.ts';
import { createAuthProvider } from './authProvider.ts';

const stored = JSON.stringify({ role: 'admin', token: 'secret' });

beforeEach(() => {
  localStorage.setItem('userData', stored);
  sessionStorage.clear();
});

const setUp = (send: ApiCall = () => Promise.reject(new Error('called'))) => {
  const replace = vi.fn();
  const place = { pathname: '/dashboard/users', search: '?page=2', hash: '', replace };
  return { replace, authProvider: createAuthProvider(send, place) };
};

const agree: ApiCall = async <T>() => ({ data: null as T, message: 'Signed out' });

test('with a session the check passes, but never in the same tick', async () => {
  const { authProvider, replace } = setUp();
  let passed = false;
  const check = authProvider.checkAuth({}).then(() => {
    passed = true;
  });

  await Promise.resolve();
  expect(passed).toBe(false);
  await check;
  expect(replace).not.toHaveBeenCalled();
});

test('without a session the page is left once for the login page, however often it is checked', async () => {
  localStorage.clear();
  const { authProvider, replace } = setUp();
  const checks = Array.from({ length: 20 }, () => authProvider.checkAuth({}));

  await vi.waitFor(() => expect(replace).toHaveBeenCalled());
  expect(await Promise.race([...checks, new Promise((resolve) => setTimeout(resolve, 20, 'still waiting'))])).toBe(
    'still waiting',
  );
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
});

test('a 401 ends the session, remembers the page and leaves once, without react-admin signing out again', async () => {
  const { authProvider, replace } = setUp();
  const error = new ApiError('refused', { status: 401 });

  await expect(authProvider.checkError(error)).rejects.toMatchObject({ logoutUser: false, message: false });
  await expect(authProvider.checkError(error)).rejects.toMatchObject({ logoutUser: false });
  expect(localStorage.getItem('userData')).toBeNull();
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(consumeReturnPath()).toBe('/dashboard/users?page=2');
});

test.each([
  [new ApiError('refused', { status: 403 })],
  [new ApiError('refused', { status: 500 })],
  [new ApiError('noToken')],
  [new ApiError('offline')],
  [new ApiError('timeout')],
  [new TypeError('a mistake of ours')],
])('%s keeps the session', async (error) => {
  const { authProvider, replace } = setUp();
  await authProvider.checkError(error);

  expect(localStorage.getItem('userData')).toBe(stored);
  expect(replace).not.toHaveBeenCalled();
});

test('signing out leaves for the login page and does not come back to this one', async () => {
  const { authProvider, replace } = setUp(agree);

  expect(await authProvider.logout({})).toBe(false);
  void authProvider.checkAuth({});
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(consumeReturnPath()).toBe('/dashboard');
});

test('a sign-out that fails keeps session and page, and can be tried again', async () => {
  const { authProvider, replace } = setUp(() => Promise.reject(new ApiError('offline')));

  await expect(authProvider.logout({})).rejects.toMatchObject({ failure: 'offline' });
  await expect(authProvider.logout({})).rejects.toMatchObject({ failure: 'offline' });
  expect(localStorage.getItem('userData')).toBe(stored);
  expect(replace).not.toHaveBeenCalled();
});

test('a sign-out without a token goes to the login page without a call', async () => {
  localStorage.setItem('userData', '{"role":"admin"}');
  const { authProvider, replace } = setUp();
  await authProvider.logout({});

  expect(replace).toHaveBeenCalledWith('/dashboard/login');
});
