import { afterEach, expect, test, vi } from 'vitest';
import { retryAfterInMs } from './retryAfter.ts';

const answer = (value?: string) => new Response(null, { headers: value === undefined ? {} : { 'Retry-After': value } });

afterEach(() => vi.useRealTimers());

test.each([
  ['3', 3_000],
  ['0', 0],
  ['Sun, 01 Jun 2025 12:00:20 GMT', 20_000],
  ['Sun, 01 Jun 2025 11:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After: %s', (value, wait) => {
  vi.useFakeTimers({ now: Date.UTC(2025, 5, 1, 12) });
  expect(retryAfterInMs(answer(value))).toBe(wait);
});
