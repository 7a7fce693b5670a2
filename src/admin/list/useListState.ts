import { useState } from 'react';
import { type NavigateOptions, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Segment } from '#admin/schema/ListDefinition.ts';
import { readPageNumber } from './readPageNumber.ts';

/** react-admin scrolls to the top after a navigation with this state. */
const scrollToTop = { _scrollToTop: true };

/** Which page of a list, which segment and which search the query of an address names. */
export function readListState({ list }: AnyResource, params: URLSearchParams) {
  const { segments } = list;
  const name = segments && params.get(segments.filter);
  const segment: Segment | undefined = segments?.options.find((option) => option.name === name) ?? segments?.options[0];
  return {
    page: readPageNumber(params.get('page')),
    search: params.get('search') ?? '',
    segment,
    /** All pages are searched. */
    isAll: list.searchAll !== undefined && params.get('all') === 'true',
  };
}

/**
 * The search as it is typed. The address follows it, but comes back later than the next letter is typed, so only an
 * address that was pushed by a link or popped from the history changes what is typed.
 */
function useTypedSearch(addressed: string) {
  const { key } = useLocation();
  const isTyped = useNavigationType() === 'REPLACE';
  const [typed, setTyped] = useState({ search: addressed, key });

  const search = isTyped || key === typed.key ? typed.search : addressed;
  if (key !== typed.key) setTyped({ search, key });
  return [search, (text: string) => setTyped({ search: text, key })] as const;
}

/** Page, search and segment of a list. They live in the address, so a reload and a link keep them. */
export function useListState(definition: AnyResource) {
  const [params, setParams] = useSearchParams();
  const { list } = definition;
  const { segments } = list;
  const state = readListState(definition, params);
  const [search, setTyped] = useTypedSearch(state.search);

  const setParam = (values: Record<string, string>, options: NavigateOptions) => {
    const after = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ search, ...values })) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    setParams(after, options);
  };

  return {
    ...state,
    search,
    setPage: (page: number, options?: NavigateOptions) =>
      setParam({ page: page > 1 ? String(page) : '' }, { state: scrollToTop, ...options }),
    setSearch: (search: string) => {
      setTyped(search);
      const isFirstPage = list.pageSize !== undefined || state.isAll;
      setParam({ search, ...(isFirstPage && { page: '' }), ...(!search && { all: '' }) }, { replace: true });
    },
    setAll: (isAll: boolean) => setParam({ all: isAll ? 'true' : '', page: '' }, { replace: true }),
    setSegment: (name: string) => setParams(segments ? { [segments.filter]: name } : {}),
  };
}

export type ListState = ReturnType<typeof useListState>;
