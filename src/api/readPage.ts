import { ApiError } from './ApiError.ts';
import type { Paging } from './conventions.ts';
import { isRecord, type Values, valueAt } from './values.ts';
import type { Page } from './wire.ts';

/** The failure of a response that lacks the expected data. */
export const noData = (log?: string) => new ApiError('noData', { status: 200, log });

const areRows = (data: unknown): data is Values[] => Array.isArray(data) && data.every(isRecord);

/** The rows of a list. Throws `noData` without them. */
export function readRows(data: unknown) {
  if (!areRows(data)) throw noData();
  return data;
}

/**
 * The numbers of a page, as far as they are known. If the API returns neither total nor last page, the last page shows them.
 * `from` and `to` are null on an empty page, and where they are unknown.
 */
export type PageInfo = Omit<Page<Values>, 'data' | 'last_page' | 'total'> &
  Partial<Pick<Page<Values>, 'last_page' | 'total'>> & { hasNextPage: boolean; hasPreviousPage: boolean };

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The number at a path, if the conventions have one. Throws `noData` for anything but a count. */
function countAt(data: unknown, path?: string) {
  if (path === undefined) return undefined;
  const count = valueAt(data, path);
  if (!isCount(count)) throw noData();
  return count;
}

/** A row's position: from the response, which has null on an empty page, else the counted one. */
function positionAt(data: unknown, path: string | undefined, counted: number | null) {
  if (path === undefined) return counted;
  return valueAt(data, path) === null ? null : (countAt(data, path) ?? null);
}

/**
 * The response's numbers. Without a last page, total and size give it. A list by cursor offers none,
 * because each page before it must be read first.
 */
function numbersOf(data: unknown, paging: Paging, requested: number) {
  const { response = {}, request } = paging;
  const page = countAt(data, response.page) ?? requested;
  const size = countAt(data, response.size) ?? request?.count;
  const total = countAt(data, response.total);
  const isCounted = total !== undefined && paging.by !== 'cursor';
  const countedLast = isCounted && size ? Math.max(1, Math.ceil(total / size)) : undefined;
  return { page, size, total, lastPage: countAt(data, response.lastPage) ?? countedLast };
}

type Numbers = ReturnType<typeof numbersOf>;

/** The response's cursor for the next page; false without a next page. Undefined if the API has no cursors. */
const nextIn = (data: unknown, paging: Paging) =>
  paging.by === 'cursor' ? (valueAt(data, paging.next) ?? false) : undefined;

/** By the last page, the cursor of the next page, or the total. If all are unknown, full pages have a next one. */
function hasNextPage({ page, lastPage, total, size = 1 }: Numbers, to: number | null, length: number, next: unknown) {
  if (lastPage !== undefined) return page < lastPage;
  if (next !== undefined) return Boolean(next);
  if (total !== undefined && to !== null) return to < total;
  return length >= size;
}

/**
 * Reads a page of a list: its rows, its numbers, and the next page's cursor. `requested` is the page's number from 1.
 */
export function readPage(data: unknown, paging: Paging, requested = 1) {
  const { response = {} } = paging;
  const rows = readRows(valueAt(data, response.rows ?? ''));
  const { length } = rows;
  const numbers = numbersOf(data, paging, requested);
  const { page, size = length } = numbers;

  const before = (page - 1) * size;
  const isCounted = length > 0 && (page === 1 || numbers.size !== undefined);
  const from = positionAt(data, response.from, isCounted ? before + 1 : null);
  const to = positionAt(data, response.to, isCounted ? before + length : null);
  const next = nextIn(data, paging);
  const hasNext = hasNextPage(numbers, to, length, next);
  // A page without a next one ends the list. An empty one is beyond the end, so the page before is the best guess.
  const endPage = hasNext ? undefined : Math.max(1, length > 0 ? page : page - 1);
  const endTotal = hasNext ? undefined : (to ?? (page === 1 ? length : undefined));
  const { lastPage = endPage, total = endTotal } = numbers;

  const pageInfo: PageInfo = {
    current_page: page,
    ...(lastPage !== undefined && { last_page: lastPage }),
    ...(total !== undefined && { total }),
    per_page: size,
    from,
    to,
    hasNextPage: hasNext,
    hasPreviousPage: page > 1,
  };
  return { rows, pageInfo, next };
}
