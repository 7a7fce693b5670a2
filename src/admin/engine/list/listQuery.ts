import { useMemo, useState } from 'react';
import type { SortPayload } from 'react-admin';
import { type NavigateOptions, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { segmentFilter, segmentParam, segmentsOf } from '#admin/engine/record/segments.ts';
import { readPageNumber } from '#admin/engine/requestFirstPage.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Endpoint } from '#api/Endpoint.ts';

/** The values that a list is filtered by, by field; `price_gte` and `price_lte` are the ends of a range. */
export type Filters = Readonly<Record<string, string>>;

/** The field of a filter. */
export const fieldOfFilter = (name: string) => name.replace(/_(?:gte|lte)$/, '');

const filterPrefix = 'filter.';

const readFilters = (fields: readonly string[] = [], query: URLSearchParams): Filters =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith(filterPrefix))
      .map(([name, value]) => [name.slice(filterPrefix.length), value] as const)
      .filter(([name]) => fields.includes(name) || fields.includes(fieldOfFilter(name))),
  );

function readSort(fields: readonly string[] = [], query: URLSearchParams): SortPayload | undefined {
  const field = query.get('sort');
  if (field === null || !fields.includes(field)) return undefined;
  return { field, order: query.get('order') === 'DESC' ? 'DESC' : 'ASC' };
}

/** Reads page, segment, search, filters and order of a list from the query of an address. */
export function readListAddress(definition: AnyResource, query: URLSearchParams) {
  const { list } = definition;
  const segments = segmentsOf(definition);
  const param = segmentParam(definition);
  const name = param && query.get(param);
  return {
    page: readPageNumber(query.get('page')),
    search: query.get('search') ?? '',
    segment: segments.find((segment) => segment.name === name) ?? segments[0],
    filters: readFilters(list.filters, query),
    sort: readSort(list.sort, query),
    /** All pages are searched. */
    isAll: list.searchAll !== undefined && query.get('all') === 'true',
  };
}

type ListAddress = ReturnType<typeof readListAddress>;

type Typed = Pick<ListAddress, 'search' | 'filters'>;

/** Returns the query with another search, other filters and changed values. Empty ones are left out. */
function changeQuery(query: URLSearchParams, { search, filters }: Typed, values: Readonly<Record<string, string>>) {
  const changed = new URLSearchParams([...query].filter(([name]) => !name.startsWith(filterPrefix)));
  const filterValues = Object.entries(filters).map(([name, value]) => [filterPrefix + name, value] as const);
  for (const [name, value] of [['search', search] as const, ...filterValues, ...Object.entries(values)]) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

/**
 * The search and the filters as they are typed. The address follows later than the next letter is typed, so only a link or
 * the browser's history changes what is typed.
 */
function useTyped(address: Typed) {
  const { key } = useLocation();
  const isTyped = useNavigationType() === 'REPLACE';
  const [typed, setTyped] = useState({ ...address, key });

  const { search, filters } = isTyped || key === typed.key ? typed : address;
  if (key !== typed.key) setTyped({ search, filters, key });
  return [{ search, filters }, (values: Typed) => setTyped({ ...values, key })] as const;
}

/** react-admin scrolls to the top after a navigation with this state. */
const scrollToTop = { _scrollToTop: true };

const replace = { replace: true };

/** Page, segment, search, filters and order of a list. They are in the address, so that reloads and links keep them. */
export function useListState(definition: AnyResource) {
  const [query, setQuery] = useSearchParams();
  const { list } = definition;
  const segmented = segmentParam(definition);
  const address = useMemo(() => readListAddress(definition, query), [definition, query]);
  const [typed, setTyped] = useTyped(address);

  const change = (values: Record<string, string>, options: NavigateOptions) =>
    setQuery(changeQuery(query, typed, values), options);

  const narrow = (next: Typed) => {
    setTyped(next);
    const staysOnPage = list.pageSize === undefined && !address.isAll && next.filters === typed.filters;
    const isNarrowed = next.search !== '' || Object.values(next.filters).some(Boolean) || address.sort !== undefined;
    const reset = { ...(!staysOnPage && { page: '' }), ...(!isNarrowed && { all: '' }) };
    setQuery(changeQuery(query, next, reset), replace);
  };

  return {
    ...address,
    ...typed,
    setPage: (page: number, options?: NavigateOptions) =>
      change({ page: page > 1 ? String(page) : '' }, { state: scrollToTop, ...options }),
    setSearch: (search: string) => narrow({ ...typed, search }),
    setFilters: (filters: Filters) => narrow({ ...typed, filters }),
    narrow,
    setSort: ({ field, order }: SortPayload) => {
      const isSorted = list.sort?.includes(field);
      change({ sort: isSorted ? field : '', order: isSorted ? order : '', page: '' }, replace);
    },
    setAll: (isAll: boolean) => change({ all: isAll ? 'true' : '', page: '' }, replace),
    setSegment: (name: string) => setQuery(segmented ? { [segmented]: name } : {}),
  };
}

export type ListState = ReturnType<typeof useListState>;

/** The API's own order, mostly the newest first. */
export const defaultSort: SortPayload = { field: 'id', order: 'DESC' };

type Query = Pick<ListAddress, 'page' | 'segment'> & { sort?: SortPayload; filters?: Filters };

const pick = (filters: Filters, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== '' && isPicked(name)));

/** The params of `getList`. react-admin needs a page size, but the server alone decides on it. */
export const listParams = (
  definition: AnyResource,
  endpoint: Endpoint | undefined,
  { page, segment, sort, filters = {} }: Query,
) => ({
  pagination: { page, perPage: 10 },
  sort: sort && endpoint?.sorts?.includes(sort.field) ? sort : defaultSort,
  filter: {
    ...pick(filters, (name) => endpoint?.filters?.includes(name) ?? false),
    ...segmentFilter(definition, segment),
  },
});

export type ListParams = ReturnType<typeof listParams>;

/** The order and the filters that the API does not offer. They are applied to the loaded rows. */
export const toLocalQuery = (
  endpoint: Endpoint | undefined,
  { sort, filters }: Pick<ListState, 'sort' | 'filters'>,
) => ({
  sort: sort && endpoint?.sorts?.includes(sort.field) ? undefined : sort,
  filters: pick(filters, (name) => !endpoint?.filters?.includes(name)),
});

export type LocalQuery = ReturnType<typeof toLocalQuery>;
