import { useSearchParams } from 'react-router-dom';
import type { AnyResource, Segment } from '#admin/schema/defineResource.ts';
import { readPageNumber } from '#api/dashboardUrl.ts';

type How = { replace?: boolean; state?: object };

/** react-admin's sign to begin a new page at its top. */
const fromTheTop = { _scrollToTop: true };

/** What an address says about a list: which page of it, what to search for, and which segment. */
export function readListState({ list: { segments } }: AnyResource, params: URLSearchParams) {
  const wanted = segments && params.get(segments.filter);
  const segment: Segment | undefined = segments?.options.find(({ name }) => name === wanted) ?? segments?.options[0];
  return { page: readPageNumber(params.get('page')), search: params.get('search') ?? '', segment };
}

/** Page, search and segment of a list. They live in the address, so a reload and a link keep them. */
export function useListState(definition: AnyResource) {
  const [params, setParams] = useSearchParams();
  const { list } = definition;
  const { segments } = list;

  const change = (values: Record<string, string>, how: How = {}) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      return after;
    }, how);

  return {
    ...readListState(definition, params),
    setPage: (page: number, how?: How) => change({ page: page > 1 ? String(page) : '' }, { state: fromTheTop, ...how }),
    setSearch: (search: string) => change({ search, ...(list.pageSize && { page: '' }) }, { replace: true }),
    setSegment: (name: string) => setParams(segments ? { [segments.filter]: name } : {}),
  };
}

export type ListState = ReturnType<typeof useListState>;
