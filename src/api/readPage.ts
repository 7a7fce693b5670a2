import { ApiError } from './ApiError.ts';
import type { Conventions, Paging } from './conventions.ts';
import type { ApiResult } from './readEnvelope.ts';
import { isRecord, type Values, valueAt } from './values.ts';

/** The failure of an answer that lacks what it was to hold. */
export const noData = () => new ApiError('noData', { status: 200 });

const areRows = (data: unknown): data is Values[] => Array.isArray(data) && data.every(isRecord);

/** The rows of a list that lie at a path of the data. */
export function readRows({ data }: Pick<ApiResult<unknown>, 'data'>, { rows = '' }: Pick<Conventions, 'rows'> = {}) {
  const found = valueAt(data, rows);
  if (!areRows(found)) throw noData();
  return found;
}

/** The one record of an answer. */
export function readRecord(
  { data }: Pick<ApiResult<unknown>, 'data'>,
  { record = '' }: Pick<Conventions, 'record'> = {},
) {
  const found = valueAt(data, record);
  if (!isRecord(found)) throw noData();
  return found;
}

/** What is known of a page besides its rows. Where the API tells neither a total nor a last page, both are left out until the last page is read. */
export type PageInfo = {
  current_page: number;
  last_page?: number;
  total?: number;
  per_page: number;
  /** The positions of the first and the last row, counted from 1; null on an empty page, and where they are unknown. */
  from: number | null;
  to: number | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
};

type PageResponse = NonNullable<Paging['response']>;

type PagedConventions = Pick<Conventions, 'rows'> & { paging: Paging };

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** What an answer says at a path, if the API says it at all; an answer that says anything but a number is none. */
function countAt(data: unknown, path?: string) {
  if (path === undefined) return undefined;
  const count = valueAt(data, path);
  if (!isCount(count)) throw noData();
  return count;
}

const positionAt = (data: unknown, path: string) =>
  valueAt(data, path) === null ? null : (countAt(data, path) ?? null);

function totalOf({ data, headers }: ApiResult<unknown>, total: PageResponse['total']) {
  if (typeof total !== 'object') return countAt(data, total);
  const count = headers?.get(total.header)?.match(/\d+$/)?.[0]; // `items 0-9/319` is a total, too
  if (!count) throw noData();
  return Number(count);
}

type Known = { page: number; lastPage?: number; total?: number; size?: number; to: number | null; length: number };

/** The numbers that an answer tells, with pages counted from 1. */
function numbersOf(result: ApiResult<unknown>, paging: Paging, requested: number) {
  const { response = {}, request } = paging;
  const { data } = result;
  const size = countAt(data, response.size) ?? request?.rows?.count;
  const total = totalOf(result, response.total);
  const shift = paging.by === 'page' ? 1 - (paging.first ?? 1) : 0;
  const page = (countAt(data, response.page) ?? requested - shift) + shift;
  const told = countAt(data, response.lastPage);
  const reckoned = total !== undefined && size ? Math.max(1, Math.ceil(total / size)) : undefined;
  return { page, lastPage: told === undefined ? reckoned : told + shift, total, size };
}

/** Where a page stands in the list: told, or reckoned from its size. */
function positionsOf(data: unknown, { from, to }: PageResponse, { page, size }: Omit<Known, 'to'>, length: number) {
  const before = page === 1 ? 0 : size && (page - 1) * size;
  const isKnown = before !== undefined && length > 0;
  return {
    from: from === undefined ? (isKnown ? before + 1 : null) : positionAt(data, from),
    to: to === undefined ? (isKnown ? before + length : null) : positionAt(data, to),
  };
}

/** What the API says about a next page: a cursor, a link or a flag. Undefined where it says nothing at all. */
function moreIn(data: unknown, paging: Paging): unknown {
  const path = paging.by === 'cursor' ? paging.next : paging.response?.more;
  return path === undefined ? undefined : (valueAt(data, path) ?? false);
}

/** The best that can be known: by a last page, a sign that there is more, a total, or else by whether the page is full. */
function hasNextPage({ page, lastPage, total, size = 1, to, length }: Known, more: unknown) {
  if (lastPage !== undefined) return page < lastPage;
  if (more !== undefined) return Boolean(more);
  if (total !== undefined && to !== null) return to < total;
  return length >= size;
}

/** What a page without a next one tells of a list that does not say where it ends. Beyond the end, the page before is the best guess. */
const endAt = ({ page, to, length }: Known) => ({
  lastPage: Math.max(1, length > 0 ? page : page - 1),
  total: to ?? (page === 1 ? length : undefined),
});

/** One page of a list: its rows, what is known of it, and what asks for the next one where the API counts by cursors. */
export function readPage(result: ApiResult<unknown>, { paging, ...conventions }: PagedConventions, requested = 1) {
  const { response = {} } = paging;
  const rows = readRows(result, { rows: response.rows ?? conventions.rows });
  const { length } = rows;
  const numbers = { ...numbersOf(result, paging, requested), length };
  const { from, to } = positionsOf(result.data, response, numbers, length);
  const known = { ...numbers, to };
  const more = moreIn(result.data, paging);
  const hasNext = hasNextPage(known, more);
  const end = hasNext ? undefined : endAt(known);

  const lastPage = known.lastPage ?? end?.lastPage;
  const total = known.total ?? end?.total;
  const pageInfo: PageInfo = {
    current_page: known.page,
    ...(lastPage !== undefined && { last_page: lastPage }),
    ...(total !== undefined && { total }),
    per_page: known.size ?? length,
    from,
    to,
    hasNextPage: hasNext,
    hasPreviousPage: known.page > 1,
  };
  return { rows, pageInfo, next: paging.by === 'cursor' ? more : undefined };
}
