import { useMemo } from 'react';
import type { SortPayload } from 'react-admin';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import { segmentFilter, segmentParam, segmentsOf } from '#admin/engine/context/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { type Endpoint, isInUrl, searches, sortsBy } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import { useEntryState } from './historyEntry.ts';
import { readPageNumber } from './readPageNumber.ts';

/** The values of a list's filters, by field. `price_gte` and `price_lte` are the ends of a range. */
export type Filters = Readonly<Record<string, string>>;

/** Returns the field of a filter, without the suffix of a range. */
export const fieldOfFilter = (name: string) => name.replace(/_(?:gte|lte)$/, '');

const hasValue = (filters: Filters) => Object.values(filters).some(Boolean);

const filterPrefix = 'filter.';

const readFilters = (fields: readonly string[] = [], query: URLSearchParams): Filters =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith(filterPrefix))
      .map(([name, value]) => [name.slice(filterPrefix.length), value] as const)
      .filter(([name]) => fields.includes(name) || fields.includes(fieldOfFilter(name))),
  );

function readSort(fields: readonly string[] = [], query: URLSearchParams): SortPayload | undefined {
  const field = query.get('sort') ?? '';
  return fields.includes(field) ? { field, order: query.get('order') === 'DESC' ? 'DESC' : 'ASC' } : undefined;
}

/** Reads the page, segment, search, filters and sort of a list from the query of a URL. */
export function readListUrl(definition: AnyResource, query: URLSearchParams) {
  const { list } = definition;
  const segments = segmentsOf(definition);
  const param = segmentParam(definition);
  const name = param && query.get(param);
  return {
    page: readPageNumber(query.get('page')),
    search: (list.search && query.get('search')) ?? '',
    segment: segments.find((segment) => segment.name === name) ?? segments[0],
    filters: readFilters(list.filters, query),
    sort: readSort(list.sort, query),
    /** The search, the filters and the sort cover all pages, not only the loaded one. */
    searchesAll: list.searchAll !== undefined && query.get('all') === 'true',
  };
}

type ListUrlState = ReturnType<typeof readListUrl>;

type SearchAndFilters = Pick<ListUrlState, 'search' | 'filters'>;

/**
 * Returns the query with this search, these filters and these values. Removes parameters without a value. Keeps unknown
 * filters, because an extension that is announced later may know them.
 */
function changeQuery(query: URLSearchParams, { search, filters }: SearchAndFilters, values: Filters) {
  const filterValues = Object.fromEntries(Object.entries(filters).map(([name, value]) => [filterPrefix + name, value]));
  const changed = Object.entries({ ...Object.fromEntries(query), search, ...filterValues, ...values });
  return new URLSearchParams(changed.filter(([, value]) => value));
}

/**
 * The search and the filters in the inputs. The URL lags behind typing, so only links and the browser's history overwrite the
 * inputs. An extension of the list keeps what was typed, and adds the filters in the URL that it knows.
 */
function useTypedSearch({ list }: AnyResource, urlState: SearchAndFilters) {
  const [typed, setTyped] = useEntryState<SearchAndFilters & { list: AnyResource['list'] }>();
  const { search, filters } = typed ?? urlState;
  const isExtended = typed !== undefined && typed.list !== list;
  return [
    { search, filters: isExtended ? { ...urlState.filters, ...filters } : filters },
    (values: SearchAndFilters) => setTyped({ ...values, list }),
  ] as const;
}

/** react-admin scrolls to the top after a navigation with this state. */
const scrollToTop = { _scrollToTop: true };

const replace = { replace: true };

const prefixOf = ({ name, parent }: AnyResource) => (parent ? `${name}.` : '');

/** Returns a list's part of a URL's query. On a record's page, which has several lists, its parameters begin with its name. */
export function ownQuery(definition: AnyResource, query: URLSearchParams) {
  const prefix = prefixOf(definition);
  const params = [...query].filter(([key]) => key.startsWith(prefix));
  return new URLSearchParams(params.map(([key, value]) => [key.slice(prefix.length), value]));
}

function useListQuery(definition: AnyResource) {
  const { parent } = definition;
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const prefix = prefixOf(definition);
  const own = useMemo(() => ownQuery(definition, query), [definition, query]);
  const setOwn = (changed: URLSearchParams, options?: NavigateOptions) => {
    const others = [...query].filter(([key]) => !key.startsWith(prefix));
    const params = [...changed].map(([key, value]) => [prefix + key, value]);
    const next = new URLSearchParams([...others, ...params]);
    const isSame = String(next) === String(query); // as for a link to the page itself, Back would otherwise stay
    setQuery(next, { ...options, ...(isSame && replace), ...(parent && { state }) });
  };
  return [own, setOwn] as const;
}

/** The page, segment, search, filters and sort of a list. The URL contains them, so that reloads and links keep them. */
export function useListState(definition: AnyResource) {
  const [query, setQuery] = useListQuery(definition);
  const { list } = definition;
  const segmentName = segmentParam(definition);
  const urlState = useMemo(() => readListUrl(definition, query), [definition, query]);
  const [typed, setTyped] = useTypedSearch(definition, urlState);

  const change = (values: Record<string, string>, options: NavigateOptions) =>
    setQuery(changeQuery(query, typed, values), options);

  const setSearchAndFilters = (changed: Partial<SearchAndFilters>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    const staysOnPage =
      list.pageSize === undefined && !urlState.searchesAll && next.filters === typed.filters && list.search !== true;
    const hasSearchFiltersOrSort = next.search !== '' || hasValue(next.filters) || urlState.sort !== undefined;
    const reset = { ...(!staysOnPage && { page: '' }), ...(!hasSearchFiltersOrSort && { all: '' }) };
    const removed = Object.fromEntries(Object.keys(urlState.filters).map((name) => [name, '']));
    setQuery(changeQuery(query, { ...next, filters: { ...removed, ...next.filters } }, reset), replace);
  };

  return {
    ...urlState,
    ...typed,
    /** The state in the URL, which the call sends. The typed values may be ahead of it. */
    urlState,
    isFiltered: hasValue(typed.filters),
    setPage: (page: number, options?: NavigateOptions) =>
      change({ page: page > 1 ? String(page) : '' }, { state: scrollToTop, ...options }),
    setSearchAndFilters,
    setSort: ({ field, order }: SortPayload) => {
      const isSorted = list.sort?.includes(field);
      change({ sort: isSorted ? field : '', order: isSorted ? order : '', page: '' }, replace);
    },
    setSearchesAll: (searchesAll: boolean) => change({ all: searchesAll ? 'true' : '', page: '' }, replace),
    setSegment: (name: string) => setQuery(new URLSearchParams(segmentName ? { [segmentName]: name } : {})),
  };
}

export type ListState = ReturnType<typeof useListState>;

/** Stands for the API's default order, which is mostly the newest first. */
export const defaultSort: SortPayload = { field: 'id', order: 'DESC' };

type Query = Pick<ListUrlState, 'page' | 'segment'> & Partial<ListUrlState>;

const pick = (filters: Filters, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== '' && isPicked(name)));

/** The filter of related rows. What a call sends in its URL is text, as the id of their page is before its record is loaded. */
const asSent = (filter: Values, endpoint: Endpoint | undefined): Values =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, endpoint && isInUrl(endpoint, name) ? String(value) : value]),
  );

/** The params of `getList`. react-admin requires a page size, but the data provider does not send it. */
export const listParams = (
  definition: AnyResource,
  endpoint: Endpoint | undefined,
  { page, segment, sort, filters = {}, search }: Query,
) => ({
  pagination: { page, perPage: 10 },
  sort: sort && sortsBy(endpoint, sort.field) ? sort : defaultSort,
  filter: {
    ...pick(filters, (name) => endpoint?.filters?.includes(name) ?? false),
    ...pick({ q: search ?? '' }, () => searches(endpoint)),
    ...segmentFilter(definition, segment),
    ...asSent(definition.parent?.filter ?? {}, endpoint),
  },
});

export type ListParams = ReturnType<typeof listParams>;

/** The search, the sort and the filters that the API lacks. The browser applies them to the loaded rows. */
export const toLocalQuery = (
  endpoint: Endpoint | undefined,
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
) => ({
  search: searches(endpoint) ? '' : search,
  sort: sort && sortsBy(endpoint, sort.field) ? undefined : sort,
  filters: pick(filters, (name) => !endpoint?.filters?.includes(name)),
});

export type LocalQuery = ReturnType<typeof toLocalQuery>;
