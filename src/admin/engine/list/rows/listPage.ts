import type { RaRecord, UseGetListHookValue } from 'react-admin';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { PageInfo as ApiPageInfo } from '#api/readPage.ts';
import { isRecord } from '#api/values.ts';
import type { Page } from '#api/wire.ts';
import type { AllPages } from './allPagesQuery.ts';
import { isArranged, type LocalQuery } from './listQuery.ts';
import type { ListState } from './useListState.ts';

/*
 * A list takes its rows from three sources:
 *
 * | source      | its rows                                       | when                                                        |
 * | ----------- | ---------------------------------------------- | ----------------------------------------------------------- |
 * | `apiPage`   | the page that the API returned                 | always; the first page while all pages are searched         |
 * | `allPages`  | the rows of all pages, as far as they are read | while the address says `all=true`                           |
 * | `localPage` | one page of the matching rows, cut in here     | for all pages, and where a definition declares a `pageSize` |
 *
 * The rows of allPages, else of apiPage, are searched, filtered and sorted: these are the `matches`. The screen shows one
 * localPage of them, else all of them.
 */

/** What the API says about a page besides its rows; some tell no total. */
export type PageInfo = Omit<Page<unknown>, 'data' | 'total'> & { total?: number };

type Query = Pick<UseGetListHookValue<RaRecord>, 'data' | 'pageInfo' | 'isFetching' | 'isPlaceholderData'>;

const isPageInfo = (pageInfo: unknown): pageInfo is ApiPageInfo => isRecord(pageInfo) && 'current_page' in pageInfo;

/** Where the API does not tell its last page, the next one is the last that is known of. */
function knownInfo(pageInfo: unknown): PageInfo | undefined {
  if (!isPageInfo(pageInfo)) return undefined;
  const { current_page: current, last_page: last = pageInfo.hasNextPage ? current + 1 : current } = pageInfo;
  return { ...pageInfo, last_page: last };
}

/** The requested page as the API returned it. It has no rows yet where the list has become shorter than the page's number. */
export function toApiPage({ data, pageInfo, isFetching, isPlaceholderData }: Query, requested: number) {
  const info = knownInfo(pageInfo);
  const lastPage = Math.max(1, info?.last_page ?? requested);
  const isPastTheEnd = !isPlaceholderData && requested > lastPage;
  // A page whose last row was just deleted is empty until the API returns the new last page.
  const isEmptied = isFetching && requested > 1 && data?.length === 0;
  return { info, lastPage, isPastTheEnd, rows: isPastTheEnd || isEmptied ? undefined : data };
}

type ApiPage = ReturnType<typeof toApiPage>;

/** One page of rows that have all been read, described as the API describes its pages. */
export function toLocalPage<Row>(matches: readonly Row[], page: number, pageSize: number) {
  const lastPage = Math.max(1, Math.ceil(matches.length / pageSize));
  const currentPage = Math.min(page, lastPage);
  const offset = (currentPage - 1) * pageSize;
  const rows = matches.slice(offset, offset + pageSize);
  const info: PageInfo = {
    current_page: currentPage,
    last_page: lastPage,
    per_page: pageSize,
    total: matches.length,
    from: rows.length > 0 ? offset + 1 : null,
    to: rows.length > 0 ? offset + rows.length : null,
  };
  return { rows, info };
}

type Sources = { apiPage: ApiPage; allPages?: AllPages; matches?: readonly RaRecord[]; error: unknown };

/** True while a match may still come: the skeleton stays until then, so that the pagination does not move. */
function isSearching({ apiPage, allPages, matches, error }: Sources) {
  if (matches) return allPages?.status === 'reading' && matches.length === 0;
  return (allPages?.data ?? apiPage.rows) !== undefined && !error;
}

type Requested = {
  /** The page in the address, and the one that the API was asked for. */
  page: number;
  apiPageNumber: number;
  /** How many rows a local page has; undefined where there is none. */
  localPageSize?: number;
};

/** The page on screen; its rows are undefined until there is something to show. */
export function toShownPage(sources: Sources, { page, apiPageNumber, localPageSize }: Requested) {
  const { apiPage, matches } = sources;
  if (isSearching(sources)) return { data: undefined, pageInfo: undefined, page: apiPageNumber };
  if (!matches || !localPageSize) return { data: matches, pageInfo: apiPage.info, page: apiPageNumber };
  const { rows, info } = toLocalPage(matches, page, localPageSize);
  return { data: rows, pageInfo: info, page: info.current_page };
}

type Parts = Pick<Sources, 'apiPage' | 'allPages'> & { localQuery: LocalQuery };

/** How far a search, a filter or an order reaches, and whether all pages can be searched or exported. */
export function listReach(
  { list }: AnyResource,
  { search, filters, isAll }: ListState,
  { apiPage: { info }, allPages, localQuery }: Parts,
) {
  const mayHaveMore = info === undefined || info.last_page > 1;
  const hasMorePages = info !== undefined && mayHaveMore;
  const isWhole = !hasMorePages || (allPages?.status === 'done' && allPages.read?.missing.length === 0);
  const needsMore = isAll || ((search !== '' || isArranged(localQuery)) && mayHaveMore);
  const reserve = {
    searchAll: list.searchAll !== undefined && needsMore,
    exportAll: list.export !== undefined && list.exportAll !== undefined && mayHaveMore,
  };
  return {
    /** Every row of the list has been read. */
    isWhole,
    /** A filter or an order reaches only the rows that were read. */
    isArrangedHere: isArranged(localQuery) && !isWhole,
    isNarrowed: search !== '' || Object.values(filters).some(Boolean),
    /** What may be offered once the number of pages is known: its room is kept until then. */
    reserve,
    canSearchAll: reserve.searchAll && (isAll || hasMorePages),
    canExportAll: reserve.exportAll && hasMorePages,
  };
}
