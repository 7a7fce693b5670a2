import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import { segmentParam } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { isRecord, valueAt } from '#api/values.ts';
import { type AllPages, allPagesQuery } from './allPagesQuery.ts';
import { toApiPage, toShownPage } from './listPage.ts';
import { type ListParams, listParams, toLocalQuery } from './listQuery.ts';
import type { ListState } from './useListState.ts';
import { useMatches } from './useMatches.ts';

/** Rows of another segment are no placeholder: what can be done with them differs. */
function isSameSegment(definition: AnyResource, queryKey: QueryKey | undefined, { filter }: ListParams) {
  const param = segmentParam(definition);
  return !param || (isRecord(queryKey?.[2]) && valueAt(queryKey[2].filter, param) === filter[param]);
}

/** The rows of all pages, while they are searched. */
function useSearchedPages(definition: AnyResource, params: ListParams, isAll: boolean) {
  const { data } = useQuery<AllPages>({ ...allPagesQuery(definition.name, params, 'search'), subscribed: isAll });
  return isAll && data?.read ? data : undefined;
}

/** Requests the page that the address names and returns the one to show: see the three sources in `listPage.ts`. */
export function useListPage(definition: AnyResource, state: ListState) {
  const { page, search, segment, sort, filters, isAll, setPage } = state;
  const endpoint = useEndpoint(definition.name, 'list');
  const apiPageNumber = isAll ? 1 : page;
  const params = listParams(definition, endpoint, { page: apiPageNumber, segment, sort, filters });
  const localQuery = useMemo(() => toLocalQuery(endpoint, { sort, filters }), [endpoint, sort, filters]);
  const query = useGetList<RaRecord>(definition.name, params, {
    placeholderData: (previous, before) => (isSameSegment(definition, before?.queryKey, params) ? previous : undefined),
  });
  const apiPage = toApiPage(query, apiPageNumber);
  const allPages = useSearchedPages(definition, params, isAll);
  const rows = allPages?.data ?? apiPage.rows;
  const { matches, error: matchError } = useMatches(definition, rows, { search, localQuery, isAll });
  const error = query.error ?? matchError;

  useEffect(() => {
    if (apiPage.isPastTheEnd) setPage(apiPage.lastPage, { replace: true });
  });

  const allPageSize = apiPage.info?.per_page ?? params.pagination.perPage;
  const localPageSize = allPages ? allPageSize : definition.list.pageSize;
  const shown = toShownPage({ apiPage, allPages, matches, error }, { page, apiPageNumber, localPageSize });
  return { query, params, localQuery, apiPage, allPages, matches, error, ...shown };
}
