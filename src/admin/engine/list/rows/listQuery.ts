import type { SortPayload } from 'react-admin';
import { segmentFilter, segmentParam, segmentsOf } from '#admin/engine/record/segments.ts';
import { readPageNumber } from '#admin/engine/requestFirstPage.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Endpoint } from '#api/Endpoint.ts';

/** The values that a list is filtered by, by field; `price_gte` and `price_lte` are the ends of a range. */
export type Filters = Readonly<Record<string, string>>;

/** The field of a filter. */
export const fieldOfFilter = (name: string) => name.replace(/_(?:gte|lte)$/, '');

const filterPrefix = 'filter.';

const readFilters = (filters: readonly string[] = [], query: URLSearchParams): Filters =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith(filterPrefix))
      .map(([name, value]) => [name.slice(filterPrefix.length), value] as const)
      .filter(([name]) => filters.includes(name) || filters.includes(fieldOfFilter(name))),
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

export type ListAddress = ReturnType<typeof readListAddress>;

/** Returns the query with another search, other filters and changed values. Empty ones are left out. */
export function changeQuery(
  query: URLSearchParams,
  { search, filters }: Pick<ListAddress, 'search' | 'filters'>,
  values: Readonly<Record<string, string>>,
) {
  const changed = new URLSearchParams([...query].filter(([name]) => !name.startsWith(filterPrefix)));
  const filterValues = Object.entries(filters).map(([name, value]) => [filterPrefix + name, value] as const);
  for (const [name, value] of [['search', search] as const, ...filterValues, ...Object.entries(values)]) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

/** The order in which the API lists: mostly the newest first. */
export const defaultSort: SortPayload = { field: 'id', order: 'DESC' };

type Query = Pick<ListAddress, 'page' | 'segment'> & { sort?: SortPayload; filters?: Filters };

const pick = (filters: Filters, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== '' && isPicked(name)));

/** What a list asks the API for. react-admin wants a page size, which the server alone decides on. */
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

/** The order and the filters that the API does not offer, and that are applied here. */
export const toLocalQuery = (
  endpoint: Endpoint | undefined,
  { sort, filters = {} }: Pick<Query, 'sort' | 'filters'>,
) => ({
  sort: sort && endpoint?.sorts?.includes(sort.field) ? undefined : sort,
  filters: pick(filters, (name) => !endpoint?.filters?.includes(name)),
});

export type LocalQuery = ReturnType<typeof toLocalQuery>;

export const isArranged = ({ sort, filters }: LocalQuery) => sort !== undefined || Object.keys(filters).length > 0;
