import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { createResumption } from '#session/resumption.ts';
import { consumeReturnPath } from '#session/returnPath.ts';
import { createAuthProvider } from './authProvider.ts';

const stored = JSON.stringify({ role: 'admin', token: 'secret' });

beforeEach(() => localStorage.setItem('userData', stored));

const setUp = (call: ApiCall = () => Promise.reject(new Error('called'))) => {
  const replace = vi.fn();
  const location = { pathname: '/dashboard/users', search: '?page=2', hash: '', replace };
  return { replace, authProvider: createAuthProvider(call, createResumption(vi.fn(), location)) };
};

const agree: ApiCall = async <T,>() => ({ data: null as T, message: 'Signed out' });

test('with a session the check passes', async () => {
  const { authProvider, replace } = setUp();
  await authProvider.checkAuth({});

  expect(replace).not.toHaveBeenCalled();
});

test('several checks without a session open the login page once', async () => {
  localStorage.clear();
  const { authProvider, replace } = setUp();
  const checks = Array.from({ length: 20 }, () => authProvider.checkAuth({}));
  const later = new Promise((resolve) => setTimeout(resolve, 20, 'still waiting'));

  expect(await Promise.race([...checks, later])).toBe('still waiting');
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(consumeReturnPath()).toBe('/dashboard/users?page=2');
});

test('signing out opens the login page and does not save this one', async () => {
  const { authProvider, replace } = setUp(agree);
  void authProvider.logout({});
  await vi.waitFor(() => expect(replace).toHaveBeenCalled());
  void authProvider.checkAuth({});

  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(consumeReturnPath()).toBe('/dashboard');
});

test('a failed sign-out keeps session and page, and can be repeated', async () => {
  const { authProvider, replace } = setUp(() => Promise.reject(new ApiError('offline')));

  await expect(authProvider.logout({})).rejects.toMatchObject({ failure: 'offline' });
  await expect(authProvider.logout({})).rejects.toMatchObject({ failure: 'offline' });
  expect(localStorage.getItem('userData')).toBe(stored);
  expect(replace).not.toHaveBeenCalled();
});
