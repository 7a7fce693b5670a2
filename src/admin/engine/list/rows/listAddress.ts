import type { SortPayload } from 'react-admin';
import { segmentParam, segmentsOf } from '#admin/engine/record/segments.ts';
import { readPageNumber } from '#admin/engine/requestFirstPage.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';

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
