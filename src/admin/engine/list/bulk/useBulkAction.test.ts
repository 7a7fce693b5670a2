import type { RaRecord } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { type BulkResult, runForEach } from './useBulkAction.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rows = (count: number): RaRecord[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const idsIn = ({ succeeded, failed, untouched }: BulkResult) => ({
  succeeded: succeeded.map(({ id }) => id).toSorted(),
  failed: failed.map(({ record }) => record.id).toSorted(),
  untouched: untouched.map(({ id }) => id),
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

test('each row gets one call, at most three at a time, and every step is reported', async () => {
  let underWay = 0;
  const counts: number[] = [];
  const { result, progress } = start(7, async () => {
    underWay += 1;
    counts.push(underWay);
    await after(100);
    underWay -= 1;
  });
  await vi.runAllTimersAsync();

  expect(idsIn(await result)).toEqual({ succeeded: [1, 2, 3, 4, 5, 6, 7], failed: [], untouched: [] });
  expect(Math.max(...counts)).toBe(3);
  expect(progress).toHaveLength(7);
});

test('a row that fails stops no other, and its call is not made again: it may have been done', async () => {
  const called: unknown[] = [];
  const { result } = start(4, async ({ id }) => {
    called.push(id);
    if (id === 2) throw new ApiError('timeout');
  });
  await vi.runAllTimersAsync();

  expect(idsIn(await result)).toEqual({ succeeded: [1, 3, 4], failed: [2], untouched: [] });
  expect(called.filter((id) => id === 2)).toHaveLength(1);
});

test('a 429 says that nothing was done, so the call is made again after the pause', async () => {
  let refusals = 0;
  const { result } = start(3, async ({ id }) => {
    if (id === 2 && refusals < 2) {
      refusals += 1;
      throw Object.assign(new ApiError('refused', { status: 429 }), { retryAfterInMs: 5_000 });
    }
  });
  await vi.runAllTimersAsync();

  expect(idsIn(await result)).toEqual({ succeeded: [1, 2, 3], failed: [], untouched: [] });
});

test('stopped, it waits for the calls under way and leaves the other rows as they are', async () => {
  const { result, stop } = start(9, () => after(100));
  await vi.advanceTimersByTimeAsync(150);
  stop();
  await vi.runAllTimersAsync();

  const { succeeded, untouched } = idsIn(await result);
  expect(succeeded).toEqual([1, 2, 3, 4, 5, 6]);
  expect(untouched).toEqual([7, 8, 9]);
});
