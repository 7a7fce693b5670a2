import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import type { LoadedPages } from '#admin/engine/list/rows/allPagesQuery.ts';
import { createThrottle } from './createThrottle.ts';

type Options<Row extends RaRecord> = {
  readPage: (page: number, signal: AbortSignal) => Promise<GetListResult<Row>>;
  signal: AbortSignal;
  /** Told what has been read, a few times a second at most. */
  onProgress?: (read: LoadedPages<Row>) => void;
  /** What was read before: only the pages that it lacks are read. */
  before?: LoadedPages<Row>;
};

const progressEveryMs = 250;

const pageCount = ({ pageInfo, total, data }: GetListResult) => {
  if (pageInfo && 'last_page' in pageInfo) return Math.max(1, Number(pageInfo.last_page));
  // A list that comes whole says neither.
  return pageInfo || total === undefined || total > data.length ? undefined : 1;
};

/** The pages read so far, and the next one to read. */
function createReading<Row extends RaRecord>(before?: LoadedPages<Row>) {
  const pages = new Map(before?.pages);
  const seen = new Set<Identifier>([...pages.values()].flat().map(({ id }) => id));
  const missing: { page: number; error: unknown }[] = [];
  let { lastPage, total, hasChanged = false, hasMore = false } = before ?? {};
  let isBlocked = false;
  let last = 0;

  const take = () => {
    do last += 1;
    while (pages.has(last));
    const isThere = last === 1 || last <= (lastPage ?? (hasMore ? last : 0));
    return isThere && !isBlocked ? last : undefined;
  };

  const keep = (page: number, answer: GetListResult<Row>) => {
    const rows = answer.data.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    hasChanged ||= rows.length < answer.data.length || (total ?? answer.total) !== answer.total;
    pages.set(page, rows);
    lastPage = pageCount(answer);
    total = answer.total;
    hasMore = answer.pageInfo?.hasNextPage ?? false;
  };

  const fail = (page: number, error: unknown) => {
    missing.push({ page, error });
    isBlocked = lastPage === undefined; // then a page is known by the one before it alone
  };

  const snapshot = (isPaused: boolean): LoadedPages<Row> => ({
    pages: new Map([...pages].sort(([one], [other]) => one - other)),
    lastPage,
    hasMore,
    total,
    missing: missing.filter(({ page }) => page <= (lastPage ?? page)).sort((one, other) => one.page - other.page),
    hasChanged,
    isPaused,
  });

  return { take, keep, fail, snapshot, isCounted: () => lastPage !== undefined };
}

/**
 * Reads every page of a list that the API only gives page by page. A page that fails is tried again and then named in
 * `missing`; a row that comes twice is kept once. Rejects when nothing at all can be read, and when the signal aborts.
 */
export async function loadAllPages<Row extends RaRecord>({ readPage, signal, onProgress, before }: Options<Row>) {
  const reading = createReading(before);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (isPaused: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    onProgress?.(reading.snapshot(isPaused));
  };
  const throttle = createThrottle({ onPause: () => tell(true) });

  const read = async (page: number) => {
    try {
      reading.keep(page, await throttle.run((aborted) => readPage(page, aborted), signal));
    } catch (error) {
      signal.throwIfAborted();
      reading.fail(page, error);
    }
    timer ??= setTimeout(() => tell(throttle.isPaused()), progressEveryMs);
  };

  const work = async () => {
    for (let page = reading.take(); page; page = reading.take()) await read(page);
  };

  try {
    const first = reading.take();
    if (first) await read(first);
    const { pages, missing } = reading.snapshot(false);
    if (pages.size === 0 && missing[0]) throw missing[0].error;
    await Promise.all(Array.from({ length: reading.isCounted() ? 3 : 1 }, work));
    return reading.snapshot(false);
  } finally {
    clearTimeout(timer);
  }
}
