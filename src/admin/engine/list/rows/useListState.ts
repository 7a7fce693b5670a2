import { useMemo, useState } from 'react';
import type { SortPayload } from 'react-admin';
import { type NavigateOptions, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { segmentParam } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { changeQuery, type Filters, type ListAddress, readListAddress } from './listQuery.ts';

/** react-admin scrolls to the top after a navigation with this state. */
const scrollToTop = { _scrollToTop: true };

const replace = { replace: true };

type Typed = Pick<ListAddress, 'search' | 'filters'>;

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

/** Page, segment, search, filters and order of a list. They live in the address, so a reload and a link keep them. */
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
