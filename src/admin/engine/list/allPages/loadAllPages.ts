import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import type { LoadedPages } from '#admin/engine/list/listPage.ts';
import { createThrottle } from './createThrottle.ts';

const progressIntervalInMs = 250;

const pageCount = ({ pageInfo, total, data }: GetListResult) => {
  if (pageInfo && 'last_page' in pageInfo) return Math.max(1, Number(pageInfo.last_page));
  const isWhole = !pageInfo && total !== undefined && total <= data.length;
  return isWhole ? 1 : undefined;
};

/** Collects loaded pages. `next` returns the number of the next page to load. */
function createCollector<Row extends RaRecord>(earlier?: LoadedPages<Row>) {
  const pages = new Map(earlier?.pages);
  const seen = new Set<Identifier>([...pages.values()].flat().map(({ id }) => id));
  const missing: { page: number; error: unknown }[] = [];
  let { lastPage, total, hasChanged = false, hasMore = false } = earlier ?? {};
  let isBlocked = false;
  let current = 0;

  return {
    next: () => {
      do current += 1;
      while (pages.has(current));
      const exists = current === 1 || current <= (lastPage ?? (hasMore ? current : 0));
      return exists && !isBlocked ? current : undefined;
    },
    add: (page: number, result: GetListResult<Row>) => {
      const rows = result.data.filter(({ id }) => !seen.has(id));
      for (const { id } of rows) seen.add(id);
      hasChanged ||= rows.length < result.data.length || (total ?? result.total) !== result.total;
      pages.set(page, rows);
      lastPage = pageCount(result);
      total = result.total;
      hasMore = result.pageInfo?.hasNextPage ?? false;
    },
    fail: (page: number, error: unknown) => {
      missing.push({ page, error });
      isBlocked = lastPage === undefined; // only the failed page could say whether another page follows
    },
    hasPageCount: () => lastPage !== undefined,
    snapshot: (isPaused = false): LoadedPages<Row> => ({
      pages: new Map([...pages].sort(([a], [b]) => a - b)),
      lastPage,
      hasMore,
      total,
      missing: missing.filter(({ page }) => page <= (lastPage ?? page)).sort((a, b) => a.page - b.page),
      hasChanged,
      isPaused,
    }),
  };
}

type Options<Row extends RaRecord> = {
  loadPage: (page: number, signal: AbortSignal) => Promise<GetListResult<Row>>;
  signal: AbortSignal;
  /** Receives the pages loaded so far, at most four times a second. */
  onProgress?: (loaded: LoadedPages<Row>) => void;
  /** The pages of an earlier run, which are not requested again. */
  earlier?: LoadedPages<Row>;
};

/**
 * Loads every page of a list. `missing` lists the pages that fail after their retries. Repeated rows are dropped. Rejects if
 * no page loads, or if the signal aborts.
 */
export async function loadAllPages<Row extends RaRecord>({ loadPage, signal, onProgress, earlier }: Options<Row>) {
  const collector = createCollector(earlier);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const emitProgress = (isPaused: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    onProgress?.(collector.snapshot(isPaused));
  };
  const throttle = createThrottle({ onPause: () => emitProgress(true) });

  const load = async (page: number) => {
    try {
      collector.add(page, await throttle.run((aborted) => loadPage(page, aborted), signal));
    } catch (error) {
      signal.throwIfAborted();
      collector.fail(page, error);
    }
    timer ??= setTimeout(() => emitProgress(throttle.isPaused()), progressIntervalInMs);
  };

  const loadRest = async () => {
    for (let page = collector.next(); page; page = collector.next()) await load(page);
  };

  try {
    const first = collector.next();
    if (first) await load(first);
    const { pages, missing } = collector.snapshot();
    if (pages.size === 0 && missing[0]) throw missing[0].error;
    await Promise.all(Array.from({ length: collector.hasPageCount() ? 3 : 1 }, loadRest));
    return collector.snapshot();
  } finally {
    clearTimeout(timer);
  }
}
