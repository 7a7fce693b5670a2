// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { consumeReturnPath, hasSessionEnded } from './returnPath.ts';
import { currentToken } from './session.ts';
import { createLeaveForLogin, withSessionEnd } from './withSessionEnd.ts';

beforeEach(() => {
  localStorage.setItem('userData', '{"role":"admin","token":"secret"}');
  sessionStorage.clear();
});

const setUp = (call: ApiCall) => {
  const replace = vi.fn();
  const leave = createLeaveForLogin({ pathname: '/dashboard/users', search: '?page=2', hash: '', replace });
  return { replace, leave, call: withSessionEnd(call, leave) };
};

const failWith =
  (error: unknown): ApiCall =>
  () =>
    Promise.reject(error);

/** The result of a promise after all pending tasks, or `pending`. */
async function outcomeOf(promise: Promise<unknown>) {
  await new Promise((resolve) => setTimeout(resolve));
  return Promise.race([promise, 'pending']);
}

test('a 401 clears the session, saves the page and replaces it once, and its calls never settle', async () => {
  const { call, replace } = setUp(failWith(new ApiError('refused', { status: 401 })));
  const calls = [call(endpoints.users.list), call(endpoints.users.one, { id: 'u-1' })];

  expect(await outcomeOf(Promise.race(calls))).toBe('pending');
  expect(currentToken()).toBeNull();
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(true);
  expect(consumeReturnPath()).toBe('/dashboard/users?page=2');
});

test.each([
  [new ApiError('refused', { status: 403 })],
  [new ApiError('refused', { status: 500 })],
  [new ApiError('noToken')],
  [new ApiError('offline')],
  [new ApiError('timeout')],
  [new TypeError('a mistake of ours')],
])('%s keeps the session and reaches the caller', async (error) => {
  const { call, replace } = setUp(failWith(error));

  await expect(call(endpoints.faq.list)).rejects.toBe(error);
  expect(currentToken()).toBe('secret');
  expect(replace).not.toHaveBeenCalled();
});

test('a 401 after a sign-out does not save the page', async () => {
  const { call, leave, replace } = setUp(failWith(new ApiError('refused', { status: 401 })));
  void leave({ andReturn: false });

  expect(await outcomeOf(call(endpoints.faq.list))).toBe('pending');
  expect(replace).toHaveBeenCalledOnce();
  expect(hasSessionEnded()).toBe(false);
  expect(consumeReturnPath()).toBe('/dashboard');
});
