import type { RaRecord } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { type BulkResult, runForEach } from './useBulkAction.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rows = (count: number): RaRecord[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const idsIn = ({ succeeded, failed, remaining }: BulkResult) => ({
  succeeded: succeeded.map(({ id }) => id).toSorted(),
  failed: failed.map(({ record }) => record.id).toSorted(),
  remaining: remaining.map(({ id }) => id),
});

function start(count: number, call: (record: RaRecord) => Promise<unknown>) {
  const controller = new AbortController();
  const progress: BulkResult[] = [];
  const result = runForEach({
    records: rows(count),
    call,
    signal: controller.signal,
    onProgress: (result) => progress.push(result),
  });
  return { result, progress, stop: () => controller.abort() };
}

test('each row gets one call, at most three at a time, and every step calls onProgress', async () => {
  let openCalls = 0;
  const counts: number[] = [];
  const { result, progress } = start(7, async () => {
    openCalls += 1;
    counts.push(openCalls);
    await delay(100);
    openCalls -= 1;
  });
  await vi.runAllTimersAsync();

  expect(idsIn(await result)).toEqual({ succeeded: [1, 2, 3, 4, 5, 6, 7], failed: [], remaining: [] });
  expect(Math.max(...counts)).toBe(3);
  expect(progress).toHaveLength(7);
});

test('a row that fails does not stop the others, and its call is not repeated', async () => {
  const called: unknown[] = [];
  const { result } = start(4, async ({ id }) => {
    called.push(id);
    if (id === 2) throw new ApiError('timeout');
  });
  await vi.runAllTimersAsync();

  expect(idsIn(await result)).toEqual({ succeeded: [1, 3, 4], failed: [2], remaining: [] });
  expect(called.filter((id) => id === 2)).toHaveLength(1);
});

test('a call is repeated after a 429 and its pause', async () => {
  let refusals = 0;
  const { result } = start(3, async ({ id }) => {
    if (id === 2 && refusals < 2) {
      refusals += 1;
      throw Object.assign(new ApiError('refused', { status: 429 }), { retryAfterInMs: 5_000 });
    }
  });
  await vi.runAllTimersAsync();

  expect(idsIn(await result)).toEqual({ succeeded: [1, 2, 3], failed: [], remaining: [] });
});

test('a stop waits for the calls already sent and makes no others', async () => {
  const { result, stop } = start(9, () => delay(100));
  await vi.advanceTimersByTimeAsync(150);
  stop();
  await vi.runAllTimersAsync();

  const { succeeded, remaining } = idsIn(await result);
  expect(succeeded).toEqual([1, 2, 3, 4, 5, 6]);
  expect(remaining).toEqual([7, 8, 9]);
});
