import { useEffect, useMemo } from 'react';
import { type RaRecord, useEvent, useGetList } from 'react-admin';
import { useProduct } from '#admin/engine/context/contexts.ts';
import {
  type ListParams,
  type ListState,
  type LocalQuery,
  listParams,
  toLocalQuery,
} from '#admin/engine/context/listQuery.ts';
import { segmentParam } from '#admin/engine/context/segments.ts';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ApiError } from '#api/ApiError.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { useAllPages } from './allPages/useAllPages.ts';
import { toApiPage, toShownPage } from './listPage.ts';
import { matchRecords } from './matchRecords.ts';

/** The rows that match the search and the filters, in the chosen order. */
function useMatches(definition: AnyResource, rows: RaRecord[] | undefined, localQuery: LocalQuery) {
  const { search, sort, filters } = localQuery;
  const format = useFormatContext();
  const matchesLocally = search !== '' || sort !== undefined || Object.keys(filters).length > 0;
  const matches = useMemo(
    () => rows && matchRecords(definition, rows, { ...localQuery, format }),
    [definition, rows, localQuery, format],
  );
  return { matches, matchesLocally };
}

/** Some APIs refuse a page past the end. Asking for it again would never help. */
const isFinalRefusal = (error: unknown) =>
  error instanceof ApiError && error.failure === 'refused' && !error.isTransient && !error.sessionIsOver;

/** Requests the page in the URL and returns the page to show: see the head of `listPage.ts`. */
export function useListPage(definition: AnyResource, state: ListState) {
  const { urlState, page, search, sort, filters, searchesAll, setPage } = state;
  const { name, list } = definition;
  const endpoint = endpointOf(useProduct().endpoints, name, 'list');
  const requested = searchesAll ? 1 : page;
  const params = listParams(definition, endpoint, { ...urlState, page: requested });
  const segment = segmentParam(definition) ?? '';
  const query = useGetList<RaRecord>(name, params, {
    refetchInterval: list.refresh && list.refresh * 1_000,
    // Rows of another segment are no placeholder, because their actions differ.
    placeholderData: (previous, before) =>
      (before?.queryKey[2] as ListParams | undefined)?.filter[segment] === params.filter[segment]
        ? previous
        : undefined,
  });
  const apiPage = toApiPage(query, requested);
  const allQuery = useAllPages(name, params, searchesAll);
  const allPages = searchesAll ? allQuery.data : undefined;

  const localQuery = useMemo(
    () => toLocalQuery(endpoint, { search, sort, filters }),
    [endpoint, search, sort, filters],
  );
  const rows = allPages?.data ?? apiPage.rows;
  const { matches, matchesLocally } = useMatches(definition, rows, localQuery);
  const { error } = query;

  const isRefused = requested > 1 && isFinalRefusal(query.error);
  const nearest = apiPage.isPastTheEnd ? apiPage.lastPage : isRefused ? 1 : undefined;
  const showInstead = useEvent((existing: number) => setPage(existing, { replace: true }));
  useEffect(() => {
    if (nearest !== undefined) showInstead(nearest);
  }, [nearest, showInstead]);

  const hasMorePages = apiPage.info && apiPage.info.last_page > 1;
  const allPageSize = apiPage.info?.per_page ?? params.pagination.perPage;
  const localPageSize = allPages ? allPageSize : list.pageSize;
  const shown = toShownPage({ apiPage, rows, isLoadingAll: allQuery.isRunning, matches, error, page, localPageSize });
  return {
    ...{ query, params, localQuery, matchesLocally, apiPage, allQuery, allPages, matches, error },
    /** Undefined until the API returns the number of pages. */
    hasMorePages,
    /** Every row of the list is loaded. */
    isComplete: !hasMorePages || (searchesAll && allQuery.isDone),
    ...shown,
  };
}
