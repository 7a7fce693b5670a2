import { useSearchParams } from 'react-router-dom';
import type { AnyResource, Segment } from '#admin/schema/defineResource.ts';
import { readPageNumber } from './readPageNumber.ts';

type NavigateOptions = { replace?: boolean; state?: object };

/** react-admin scrolls to the top after a navigation with this state. */
const scrollToTop = { _scrollToTop: true };

/** Which page of a list, which segment and which search the query of an address names. */
export function readListState({ list: { segments } }: AnyResource, params: URLSearchParams) {
  const name = segments && params.get(segments.filter);
  const segment: Segment | undefined = segments?.options.find((option) => option.name === name) ?? segments?.options[0];
  return { page: readPageNumber(params.get('page')), search: params.get('search') ?? '', segment };
}

/** Page, search and segment of a list. They live in the address, so a reload and a link keep them. */
export function useListState(definition: AnyResource) {
  const [params, setParams] = useSearchParams();
  const { list } = definition;
  const { segments } = list;

  const setParam = (values: Record<string, string>, options: NavigateOptions) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      return after;
    }, options);

  return {
    ...readListState(definition, params),
    setPage: (page: number, options?: NavigateOptions) =>
      setParam({ page: page > 1 ? String(page) : '' }, { state: scrollToTop, ...options }),
    setSearch: (search: string) => setParam({ search, ...(list.pageSize && { page: '' }) }, { replace: true }),
    setSegment: (name: string) => setParams(segments ? { [segments.filter]: name } : {}),
  };
}

export type ListState = ReturnType<typeof useListState>;
