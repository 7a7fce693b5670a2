import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import type { AllPages } from '#admin/engine/list/listPage.ts';
import { createThrottle } from './createThrottle.ts';

const progressIntervalInMs = 250;

/** The number of pages; undefined if the API tells only whether a next page follows. */
const pageCount = ({ pageInfo, total, data }: GetListResult) => {
  if (pageInfo && 'last_page' in pageInfo) return Math.max(1, Number(pageInfo.last_page));
  const isWhole = !pageInfo && total !== undefined && total <= data.length;
  return isWhole ? 1 : undefined;
};

type Options = {
  loadPage: (page: number) => Promise<GetListResult<RaRecord>>;
  signal: AbortSignal;
  /** Receives the pages loaded so far, at most four times a second. */
  onProgress?: (pages: AllPages) => void;
  /** The pages of an earlier run, which are not requested again. */
  earlier?: AllPages;
};

/**
 * Loads every page of a list. `missing` lists the pages that fail after their retries. Repeated rows are dropped. Rejects if
 * no page loads, or if the signal aborts.
 */
export async function loadAllPages({ loadPage, signal, onProgress, earlier }: Options): Promise<AllPages> {
  const pages = new Map(earlier?.pages);
  const seen = new Set<Identifier>(earlier?.data.map(({ id }) => id));
  const failures = new Map<number, unknown>();
  let { lastPage, total, hasChanged = false } = earlier ?? {};
  let hasMore = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = 0;

  const snapshot = (state: Pick<AllPages, 'isDone' | 'isPaused'>): AllPages => {
    const sorted = [...pages].sort(([a], [b]) => a - b);
    const failed = [...failures].sort(([a], [b]) => a - b).map(([page, error]) => ({ page, error }));
    return {
      data: sorted.flatMap(([, rows]) => rows),
      pages: new Map(sorted),
      missing: failed.filter(({ page }) => page <= (lastPage ?? page)),
      ...{ lastPage, total, hasChanged, ...state },
    };
  };
  const emitProgress = (isPaused = false) => {
    clearTimeout(timer);
    timer = undefined;
    if (!signal.aborted) onProgress?.(snapshot({ isDone: false, isPaused }));
  };
  const run = createThrottle({ onPause: () => emitProgress(true) });

  const add = (page: number, result: GetListResult<RaRecord>) => {
    const rows = result.data.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    hasChanged ||= rows.length < result.data.length || (total ?? result.total) !== result.total;
    pages.set(page, rows);
    lastPage = pageCount(result);
    total = result.total;
    hasMore = result.pageInfo?.hasNextPage ?? false;
  };
  const load = async (page: number) => {
    if (pages.has(page)) return;
    try {
      add(page, await run(() => loadPage(page), signal));
    } catch (error) {
      signal.throwIfAborted();
      failures.set(page, error);
    }
    timer ??= setTimeout(emitProgress, progressIntervalInMs);
  };
  /** Without a page count, only the page before says whether another page follows. */
  const hasNext = () => (lastPage === undefined ? hasMore && failures.size === 0 : current < lastPage);
  const loadRest = async () => {
    while (hasNext()) await load(++current);
  };

  try {
    await load(++current);
    if (pages.size === 0) throw failures.get(1);
    await Promise.all(lastPage === undefined ? [loadRest()] : [loadRest(), loadRest(), loadRest()]);
    return snapshot({ isDone: true, isPaused: false });
  } finally {
    clearTimeout(timer);
  }
}
