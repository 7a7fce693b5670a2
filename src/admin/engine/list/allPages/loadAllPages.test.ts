import type { GetListResult, RaRecord } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AllPages } from '#admin/engine/list/listPage.ts';
import { ApiError } from '#api/ApiError.ts';
import { loadAllPages } from './loadAllPages.ts';

beforeEach(() => vi.useFakeTimers());

const second = 1_000;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const tooManyRequests = (retryAfterInMs?: number) =>
  Object.assign(new ApiError('refused', { status: 429 }), { retryAfterInMs });

/** An API list of numbered rows. `getPage` returns one of its pages. */
const listOf = (count: number, perPage = 2) => {
  const rows: RaRecord[] = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  const getPage = (page: number): GetListResult => ({
    data: rows.slice((page - 1) * perPage, page * perPage),
    total: rows.length,
    pageInfo: { ...{ last_page: Math.max(1, Math.ceil(rows.length / perPage)) }, hasNextPage: true },
  });
  return { rows, getPage };
};

type GetPage = (page: number) => GetListResult | Promise<GetListResult>;

function startLoading(getPage: GetPage, options: { earlier?: AllPages; onProgress?: (loaded: AllPages) => void } = {}) {
  const requested: number[] = [];
  const controller = new AbortController();
  const loadPage = async (page: number) => {
    requested.push(page);
    return getPage(page);
  };
  const result = loadAllPages({ ...options, loadPage, signal: controller.signal });
  result.catch(() => undefined);
  return { requested, result, abort: () => controller.abort(new DOMException('Cancelled', 'AbortError')) };
}

const idsOf = ({ pages }: AllPages) => [...pages.values()].flat().map(({ id }) => id);

test('each page is requested once, at most three at a time after the first, and the rows are in order', async () => {
  const { getPage } = listOf(9);
  let openRequests = 0;
  const counts: number[] = [];
  const { requested, result } = startLoading(async (page) => {
    openRequests += 1;
    counts.push(openRequests);
    await delay(page % 2 ? 300 : 100);
    openRequests -= 1;
    return getPage(page);
  });
  await vi.runAllTimersAsync();

  const all = await result;
  expect(idsOf(all)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(requested.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect([counts[0], Math.max(...counts)]).toEqual([1, 3]);
  expect(all).toMatchObject({ lastPage: 5, total: 9, missing: [], hasChanged: false });
});

test('after a 429 no page is requested until its Retry-After is over, and then the refused page, too', async () => {
  const { getPage } = listOf(12);
  const times: number[] = [];
  const startedAt = Date.now();
  let isRefused = false;
  const paused: boolean[] = [];
  const { result } = startLoading(
    async (page) => {
      times.push(Date.now() - startedAt);
      await delay(10);
      if (page === 3 && !isRefused) {
        isRefused = true;
        throw tooManyRequests(30 * second);
      }
      return getPage(page);
    },
    { onProgress: ({ isPaused }) => paused.push(isPaused) },
  );
  await vi.runAllTimersAsync();

  expect(idsOf(await result)).toHaveLength(12);
  expect(times.filter((time) => time > 50 && time < 30 * second)).toEqual([]);
  expect(Math.max(...times)).toBeGreaterThanOrEqual(30 * second);
  expect(paused).toContain(true);
});

test('pauses after a 429 without Retry-After double up to a minute, and the page fails after eight tries', async () => {
  const { getPage } = listOf(4);
  const times: number[] = [];
  const { result } = startLoading(async (page) => {
    if (page === 1) return getPage(1);
    times.push(Date.now());
    throw tooManyRequests();
  });
  await vi.runAllTimersAsync();

  const { missing } = await result;
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60].map((seconds) => seconds * second));
  expect(missing.map(({ page }) => page)).toEqual([2]);
});

test('a page is missing after three failures, and a second run requests only that page', async () => {
  const { getPage } = listOf(10);
  const broken = new ApiError('offline');
  const first = startLoading(async (page) => {
    if (page === 4) throw broken;
    return getPage(page);
  });
  await vi.runAllTimersAsync();

  const earlier = await first.result;
  expect(first.requested.filter((page) => page === 4)).toHaveLength(3);
  expect(earlier.missing).toEqual([{ page: 4, error: broken }]);
  expect(idsOf(earlier)).toEqual([1, 2, 3, 4, 5, 6, 9, 10]);

  const second = startLoading(getPage, { earlier });
  await vi.runAllTimersAsync();
  expect(second.requested).toEqual([4]);
  expect(idsOf(await second.result)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await second.result).toMatchObject({ missing: [], hasChanged: false });
});

test('a page that the API refuses is requested once', async () => {
  const { getPage } = listOf(6);
  const { requested, result } = startLoading(async (page) => {
    if (page === 2) throw new ApiError('refused', { status: 403 });
    return getPage(page);
  });
  await vi.runAllTimersAsync();

  expect((await result).missing.map(({ page }) => page)).toEqual([2]);
  expect(requested.filter((page) => page === 2)).toHaveLength(1);
});

test('the loading rejects if the first page fails', async () => {
  const { result } = startLoading(async () => {
    throw new ApiError('refused', { status: 403 });
  });

  await expect(result).rejects.toMatchObject({ status: 403 });
});

test('a list with rows deleted during the loading counts as changed, and its former pages are not missing', async () => {
  const { rows, getPage } = listOf(9);
  const { requested, result } = startLoading(async (page) => {
    if (page === 2) rows.splice(0, 3);
    await delay(10);
    if (page > Math.ceil(rows.length / 2)) throw new ApiError('refused', { status: 404 });
    return getPage(page);
  });
  await vi.runAllTimersAsync();

  expect(await result).toMatchObject({ total: 6, lastPage: 3, missing: [], hasChanged: true });
  expect(requested).not.toContain(5);
});

test('an API without a page count is loaded page after page', async () => {
  const { requested, result } = startLoading((page) => ({ data: [{ id: page }], pageInfo: { hasNextPage: page < 4 } }));
  await vi.runAllTimersAsync();

  expect(idsOf(await result)).toEqual([1, 2, 3, 4]);
  expect(requested).toEqual([1, 2, 3, 4]);
});

test('without a page count, a page that fails ends the loading, and a second run continues it', async () => {
  const getOpenEndedPage = (page: number) => ({ data: [{ id: page }], pageInfo: { hasNextPage: page < 4 } });
  const first = startLoading((page) => {
    if (page === 3) throw new ApiError('refused', { status: 404 });
    return getOpenEndedPage(page);
  });
  await vi.runAllTimersAsync();
  const earlier = await first.result;
  expect(earlier.missing.map(({ page }) => page)).toEqual([3]);

  const second = startLoading(getOpenEndedPage, { earlier });
  await vi.runAllTimersAsync();
  expect(idsOf(await second.result)).toEqual([1, 2, 3, 4]);
});

test('an abort during a pause rejects at once, and no further request is made', async () => {
  const { requested, result, abort } = startLoading(async () => {
    throw tooManyRequests(60 * second);
  });
  await vi.advanceTimersByTimeAsync(second);
  abort();

  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
  expect(requested).toEqual([1]);
});

test('1,000 pages emit progress a few times a second, not a thousand times', async () => {
  const { getPage } = listOf(10_000, 10);
  const progress: number[] = [];
  const { result } = startLoading(
    async (page) => {
      await delay(30);
      return getPage(page);
    },
    { onProgress: ({ pages }) => progress.push(pages.size) },
  );
  await vi.runAllTimersAsync();

  expect(idsOf(await result)).toHaveLength(10_000);
  expect(progress.length).toBeGreaterThan(20);
  expect(progress.length).toBeLessThan(60);
});
