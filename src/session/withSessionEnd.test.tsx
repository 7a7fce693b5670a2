import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { createResumption, protectWork } from './resumption.ts';
import { consumeReturnPath, hasSessionEnded } from './returnPath.ts';
import { currentToken } from './session.ts';
import { withSessionEnd } from './withSessionEnd.ts';

const store = (token: string) => localStorage.setItem('userData', JSON.stringify({ role: 'admin', token }));

let release: () => void = () => undefined;
beforeEach(() => {
  store('secret');
  localStorage.setItem('administrator', 'ada@example.com');
});
afterEach(() => release());

const setUp = (call: ApiCall) => {
  const replace = vi.fn();
  const resumption = createResumption(vi.fn(), { pathname: '/dashboard/users', search: '?page=2', hash: '', replace });
  return { replace, resumption, call: withSessionEnd(call, resumption) };
};

const refusal = () => new ApiError('refused', { status: 401 });

const failWith =
  (error: unknown): ApiCall =>
  () =>
    Promise.reject(error);

/** A client whose server accepts one token. It counts the calls that the server carried out. */
const acceptOnly = (token: string) => {
  const done = vi.fn();
  const call: ApiCall = async <T,>() => {
    if (currentToken() === null) throw new ApiError('noToken');
    if (currentToken() !== token) throw refusal();
    done();
    return { data: token as T, message: '' };
  };
  return { done, call };
};

/** The result of a promise after all pending tasks, or `pending`. */
async function outcomeOf(promise: Promise<unknown>) {
  await new Promise((resolve) => setTimeout(resolve));
  return Promise.race([promise, 'pending']);
}

test('a 401 clears the session, saves the page and replaces it once, and its calls never settle', async () => {
  const { call, replace, resumption } = setUp(failWith(refusal()));
  const calls = [call(endpoints.users.list), call(endpoints.users.one, { id: 'u-1' })];

  expect(await outcomeOf(Promise.race(calls))).toBe('pending');
  expect(currentToken()).toBeNull();
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(resumption.isLeaving()).toBe(true);
  expect(hasSessionEnded()).toBe(true);
  expect(consumeReturnPath()).toBe('/dashboard/users?page=2');
});

test('calls with unsaved work wait for the sign-in, then each is carried out once', async () => {
  release = protectWork(() => true);
  const { call: served, done } = acceptOnly('new');
  const { call, replace, resumption } = setUp(served);
  const listener = vi.fn();
  resumption.subscribe(listener);
  const refused = [call(endpoints.faq.create), call(endpoints.users.list)];
  expect(await outcomeOf(Promise.race(refused))).toBe('pending');
  const later = call(endpoints.faq.list); // without a request: there is no session
  expect(await outcomeOf(later)).toBe('pending');
  expect(resumption.isPaused()).toBe(true);

  store('new');
  resumption.resume();

  expect(await Promise.all([...refused, later])).toHaveLength(3);
  expect(done).toHaveBeenCalledTimes(3);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(resumption.isPaused()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('a 401 for the old token that arrives after the sign-in sends the call again and keeps the session', async () => {
  release = protectWork(() => true);
  let refuse: (error: ApiError) => void = () => undefined;
  const slow = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  const { call: served } = acceptOnly('new');
  const responses = [() => slow, served];
  const { call, resumption } = setUp(((...request) => responses.shift()?.(...request)) as ApiCall);
  const result = call(endpoints.faq.list);
  expect(await outcomeOf(result)).toBe('pending');
  store('new');
  refuse(refusal());

  expect((await result).data).toBe('new');
  expect(currentToken()).toBe('new');
  expect(resumption.isPaused()).toBe(false);
});

test.each([
  ['nothing is unsaved', 'ada@example.com', false],
  ['the administrator is unknown', null, true],
])('when %s, a 401 opens the login page', async (_, administrator, isUnsaved) => {
  localStorage.removeItem('administrator');
  if (administrator) localStorage.setItem('administrator', administrator);
  release = protectWork(() => isUnsaved);
  const { call, replace, resumption } = setUp(failWith(refusal()));

  expect(await outcomeOf(call(endpoints.faq.list))).toBe('pending');
  expect(replace).toHaveBeenCalledOnce();
  expect(resumption.isPaused()).toBe(false);
});

test('a call that its screen has aborted does not wait for the sign-in', async () => {
  release = protectWork(() => true);
  const { call } = setUp(failWith(refusal()));

  await expect(call(endpoints.faq.list, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ status: 401 });
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

test('a 401 after a sign-out neither saves the page nor waits for a sign-in', async () => {
  release = protectWork(() => true); // the sign-out is still pending
  const { call, resumption, replace } = setUp(failWith(refusal()));
  void resumption.leave({ andReturn: false });

  expect(await outcomeOf(call(endpoints.faq.list))).toBe('pending');
  expect(replace).toHaveBeenCalledOnce();
  expect(resumption.isPaused()).toBe(false);
  expect(hasSessionEnded()).toBe(false);
  expect(consumeReturnPath()).toBe('/dashboard');
});
