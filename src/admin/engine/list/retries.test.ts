import { expect, test } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { retryDelay, retryRead, retryTooMany } from './retries.ts';

const tooMany = new ApiError('refused', { status: 429 });

/** How often a call is made that always fails in this way. */
const callsWith = (retry: (failures: number, error: Error) => boolean, error: Error) =>
  Array.from({ length: 20 }, (_, failures) => retry(failures, error)).indexOf(false) + 1;

test.each([
  ['no response', new ApiError('offline'), 3],
  ['a 503', new ApiError('refused', { status: 503 }), 3],
  ['a 403', new ApiError('refused', { status: 403 }), 1],
  ['no token', new ApiError('noToken'), 1],
  ['a 429', tooMany, 8],
])('after %s a page is requested as often as its failure may pass', (_, error, calls) => {
  expect(callsWith(retryRead, error)).toBe(calls);
});

test('a change is repeated after a 429 only', () => {
  expect(callsWith(retryTooMany, tooMany)).toBe(8);
  expect(callsWith(retryTooMany, new ApiError('timeout'))).toBe(1);
});

test('pauses follow Retry-After, and otherwise double up to a minute', () => {
  expect(retryDelay(0, Object.assign(new ApiError('refused', { status: 429 }), { retryAfterInMs: 400 }))).toBe(400);
  expect([0, 1, 2, 5, 6, 7].map((failures) => retryDelay(failures, tooMany) / 1_000)).toEqual([1, 2, 4, 32, 60, 60]);
});
