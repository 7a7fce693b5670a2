import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { isRecord, type Values } from '#api/values.ts';
import { type AllPages, allPagesQuery } from './allPages/AllPages.ts';
import { listParams } from './listParams.ts';
import { type PageInfo, paginate } from './paginate.ts';
import { searchRecords } from './searchRecords.ts';
import type { ListState } from './useListState.ts';

const hasFilter = (queryKey: QueryKey | undefined, filter: Values) =>
  isRecord(queryKey?.[2]) && JSON.stringify(queryKey[2].filter) === JSON.stringify(filter);

/** The data provider describes the page of a paged list as the API does. */
const isPageInfo = (pageInfo: unknown): pageInfo is PageInfo => isRecord(pageInfo) && 'last_page' in pageInfo;

/** What was read of all pages, where they are searched. */
function useAllPages(definition: AnyResource, params: ReturnType<typeof listParams>, isAll: boolean) {
  const { data } = useQuery<AllPages>({ ...allPagesQuery(definition.name, params, 'search'), subscribed: isAll });
  return isAll && data?.read ? data : undefined;
}

/** The records of the page that the address names, and the way back from a page that no longer exists. */
export function useListPage(definition: AnyResource, { page: addressed, search, segment, isAll, setPage }: ListState) {
  const pageOfApi = isAll ? 1 : addressed;
  const params = listParams(definition, { page: pageOfApi, segment });
  const query = useGetList<RaRecord>(definition.name, params, {
    // Rows of another segment are no placeholder: what can be done with them differs.
    placeholderData: (previous, before) => (hasFilter(before?.queryKey, params.filter) ? previous : undefined),
  });
  const all = useAllPages(definition, params, isAll);
  const apiPage = isPageInfo(query.pageInfo) ? query.pageInfo : undefined;
  const lastPage = Math.max(1, apiPage?.last_page ?? pageOfApi);
  const isPastTheEnd = !query.isPlaceholderData && pageOfApi > lastPage;
  // A page whose last row was just deleted is empty until the answer says which page is the last one now.
  const isEmptied = query.isFetching && pageOfApi > 1 && query.data?.length === 0;

  useEffect(() => {
    if (isPastTheEnd) setPage(lastPage, { replace: true });
  });

  const read = all?.data ?? (isPastTheEnd || isEmptied ? undefined : query.data);
  const matches = useMemo(() => read && searchRecords(definition, read, search), [definition, read, search]);
  const pageSize = all ? (apiPage?.per_page ?? params.pagination.perPage) : definition.list.pageSize;
  const found = { query, params, all, apiPage, matches };

  // None that matches so far is not none.
  if (all?.status === 'reading' && matches?.length === 0)
    return { ...found, data: undefined, pageInfo: undefined, page: 1 };
  if (!matches || !pageSize) return { ...found, data: matches, pageInfo: apiPage, page: pageOfApi };
  const { rows, pageInfo } = paginate(matches, addressed, pageSize);
  return { ...found, data: rows, pageInfo, page: pageInfo.current_page };
}
