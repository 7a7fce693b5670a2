import type { QueryKey } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'ra-core';
import { useEffect } from 'react';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { isRecord, type Values } from '#api/values.ts';
import { listParams } from './listParams.ts';
import { type PageInfo, paginate } from './paginate.ts';
import { searchRecords } from './searchRecords.ts';
import type { ListState } from './useListState.ts';

const hasFilter = (queryKey: QueryKey | undefined, filter: Values) =>
  isRecord(queryKey?.[2]) && JSON.stringify(queryKey[2].filter) === JSON.stringify(filter);

/** The data provider describes the page of a paged list as the API does. */
const isPageInfo = (pageInfo: unknown): pageInfo is PageInfo => isRecord(pageInfo) && 'last_page' in pageInfo;

/** The records of the page that the address names, and the way back from a page that no longer exists. */
export function useListPage(definition: AnyResource, { page, search, segment, setPage }: ListState) {
  const { pageSize } = definition.list;
  const params = listParams(definition, page, segment);
  const query = useGetList<RaRecord>(definition.name, params, {
    // Rows of another segment are no placeholder: what can be done with them differs.
    placeholderData: (previous, before) => (hasFilter(before?.queryKey, params.filter) ? previous : undefined),
  });
  const apiPage = isPageInfo(query.pageInfo) ? query.pageInfo : undefined;
  const lastPage = Math.max(1, apiPage?.last_page ?? page);
  const isPastTheEnd = !query.isPlaceholderData && page > lastPage;
  // A page whose last row was just deleted is empty until the answer says which page is the last one now.
  const isEmptied = query.isFetching && page > 1 && query.data?.length === 0;

  useEffect(() => {
    if (isPastTheEnd) setPage(lastPage, { replace: true });
  });

  const read = isPastTheEnd || isEmptied ? undefined : query.data;
  const matches = read && searchRecords(definition, read, search);
  if (!matches || !pageSize) return { query, matches, data: matches, pageInfo: apiPage, page };
  const { rows, pageInfo } = paginate(matches, page, pageSize);
  return { query, matches, data: rows, pageInfo, page: pageInfo.current_page };
}
