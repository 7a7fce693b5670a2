import { useMemo, useState } from 'react';
import type { SortPayload } from 'react-admin';
import { type NavigateOptions, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { segmentParam, segmentsOf } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { readPageNumber } from './readPageNumber.ts';

/** react-admin scrolls to the top after a navigation with this state. */
const scrollToTop = { _scrollToTop: true };

/** The values that a list is filtered by, by field; `price_gte` and `price_lte` are the ends of a range. */
export type Filters = Readonly<Record<string, string>>;

const filterPrefix = 'filter.';

/** The field of a filter. */
export const fieldOfFilter = (name: string) => name.replace(/_(?:gte|lte)$/, '');

const readFilters = (filters: readonly string[] = [], params: URLSearchParams): Filters =>
  Object.fromEntries(
    [...params]
      .filter(([name]) => name.startsWith(filterPrefix))
      .map(([name, value]) => [name.slice(filterPrefix.length), value] as const)
      .filter(([name]) => filters.includes(name) || filters.includes(fieldOfFilter(name))),
  );

function readSort(fields: readonly string[] = [], params: URLSearchParams): SortPayload | undefined {
  const field = params.get('sort');
  if (field === null || !fields.includes(field)) return undefined;
  return { field, order: params.get('order') === 'DESC' ? 'DESC' : 'ASC' };
}

/** Which page of a list, which segment, search, filters and order the query of an address names. */
export function readListState(definition: AnyResource, params: URLSearchParams) {
  const { list } = definition;
  const segments = segmentsOf(definition);
  const param = segmentParam(definition);
  const name = param && params.get(param);
  return {
    page: readPageNumber(params.get('page')),
    search: params.get('search') ?? '',
    segment: segments.find((segment) => segment.name === name) ?? segments[0],
    filters: readFilters(list.filters, params),
    sort: readSort(list.sort, params),
    /** All pages are searched. */
    isAll: list.searchAll !== undefined && params.get('all') === 'true',
  };
}

/** What is typed to narrow a list. */
type Typed = { search: string; filters: Filters };

/**
 * The search and the filters as they are typed. The address follows them, but comes back later than the next letter is
 * typed, so only an address that was pushed by a link or popped from the history changes what is typed.
 */
function useTyped(addressed: Typed) {
  const { key } = useLocation();
  const isTyped = useNavigationType() === 'REPLACE';
  const [typed, setTyped] = useState({ ...addressed, key });

  const { search, filters } = isTyped || key === typed.key ? typed : addressed;
  if (key !== typed.key) setTyped({ search, filters, key });
  return [{ search, filters }, (values: Typed) => setTyped({ ...values, key })] as const;
}

const paramsOf = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [filterPrefix + name, value]));

/** Page, segment, search, filters and order of a list. They live in the address, so a reload and a link keep them. */
export function useListState(definition: AnyResource) {
  const [params, setParams] = useSearchParams();
  const { list } = definition;
  const segmented = segmentParam(definition);
  const state = useMemo(() => readListState(definition, params), [definition, params]);
  const [{ search, filters }, setTyped] = useTyped(state);

  const setParam = (values: Record<string, string>, options: NavigateOptions) => {
    const after = new URLSearchParams([...params].filter(([name]) => !name.startsWith(filterPrefix)));
    for (const [name, value] of Object.entries({ search, ...paramsOf(filters), ...values })) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    setParams(after, options);
  };

  const narrow = (typed: Typed) => {
    setTyped(typed);
    const removed = Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
    const isOfPage = list.pageSize === undefined && !state.isAll && typed.filters === filters;
    const isNarrowed = typed.search !== '' || Object.values(typed.filters).some(Boolean) || state.sort !== undefined;
    setParam(
      {
        ...paramsOf({ ...removed, ...typed.filters }),
        search: typed.search,
        ...(!isOfPage && { page: '' }),
        ...(!isNarrowed && { all: '' }),
      },
      { replace: true },
    );
  };

  return {
    ...state,
    search,
    filters,
    setPage: (page: number, options?: NavigateOptions) =>
      setParam({ page: page > 1 ? String(page) : '' }, { state: scrollToTop, ...options }),
    setSearch: (text: string) => narrow({ search: text, filters }),
    setFilters: (values: Filters) => narrow({ search, filters: values }),
    narrow,
    setSort: ({ field, order }: SortPayload) => {
      const isSorted = list.sort?.includes(field);
      setParam({ sort: isSorted ? field : '', order: isSorted ? order : '', page: '' }, { replace: true });
    },
    setAll: (isAll: boolean) => setParam({ all: isAll ? 'true' : '', page: '' }, { replace: true }),
    setSegment: (name: string) => setParams(segmented ? { [segmented]: name } : {}),
  };
}

export type ListState = ReturnType<typeof useListState>;
