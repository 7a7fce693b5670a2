import type { RaRecord, UseGetListHookValue } from 'react-admin';
import type { PageInfo as ApiPageInfo } from '#api/readPage.ts';
import { isRecord } from '#api/values.ts';
import type { Page } from '#api/wire.ts';

/*
 * The rows of a list are in three places.
 *
 * `apiPage` is the page that the API returned. While the browser searches all pages, it is the first page.
 * `allPages` are the rows of all pages loaded so far, while the URL contains `all=true`.
 * `localPage` is one page of the matching rows, cut in the browser: of all pages, or if a definition declares a `pageSize`.
 *
 * The browser searches, filters and sorts the rows of allPages, else of apiPage. The results are the `matches`. The screen
 * shows one localPage of them, else all of them.
 */

/** The page numbers and row counts that the API returns with the rows. Some APIs return no total. */
export type PageInfo = Omit<Page<unknown>, 'data' | 'total'> & { total?: number };

type Query = Pick<UseGetListHookValue<RaRecord>, 'data' | 'pageInfo' | 'isFetching' | 'isPlaceholderData'>;

const isPageInfo = (pageInfo: unknown): pageInfo is ApiPageInfo => isRecord(pageInfo) && 'current_page' in pageInfo;

/** If the API does not return the number of the last page, the next page counts as the last. */
function toPageInfo(pageInfo: unknown): PageInfo | undefined {
  if (!isPageInfo(pageInfo)) return undefined;
  const { current_page: current, last_page: last = pageInfo.hasNextPage ? current + 1 : current } = pageInfo;
  return { ...pageInfo, last_page: last };
}

/** The requested page as the API returned it. `rows` is undefined while the page is past the end of a list that became shorter. */
export function toApiPage({ data, pageInfo, isFetching, isPlaceholderData }: Query, requested: number) {
  const info = toPageInfo(pageInfo);
  const lastPage = Math.max(1, info?.last_page ?? requested);
  const isPastTheEnd = !isPlaceholderData && requested > lastPage;
  // A page whose last row was just deleted is empty until the API returns the new last page.
  const isEmptied = isFetching && requested > 1 && data?.length === 0;
  return { requested, info, lastPage, isPastTheEnd, rows: isPastTheEnd || isEmptied ? undefined : data };
}

type ApiPage = ReturnType<typeof toApiPage>;

/** Cuts one page out of loaded rows. Its page info has the form of the API's. */
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

type Sources = {
  apiPage: ApiPage;
  /** The rows of apiPage or allPages. */
  rows?: readonly RaRecord[];
  isLoadingAll: boolean;
  matches?: RaRecord[];
  error: unknown;
  /** The page in the URL. */
  page: number;
  /** The number of rows of a local page; undefined if the screen shows an API page. */
  localPageSize?: number;
};

/** The page on screen. Its rows are undefined while they load. */
export function toShownPage({ apiPage, rows, isLoadingAll, matches, error, page, localPageSize }: Sources) {
  // While a match may still come, the skeleton stays, so that the pagination does not move.
  const isSearching = matches ? isLoadingAll && matches.length === 0 : rows !== undefined && !error;
  if (isSearching) return { data: undefined, pageInfo: undefined, page: apiPage.requested };
  if (!matches || !localPageSize) return { data: matches, pageInfo: apiPage.info, page: apiPage.requested };
  const { rows: data, info } = toLocalPage(matches, page, localPageSize);
  return { data, pageInfo: info, page: info.current_page };
}
