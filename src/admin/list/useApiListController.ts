import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ListControllerResult, type RaRecord, useGetList, useRecordSelection } from 'ra-core';
import { useEffect } from 'react';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { isRecord, type Values } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';
import { listParams, sort } from './listQuery.ts';
import { type PageInfo, paginate } from './paginate.ts';
import { searchRecords } from './searchRecords.ts';
import { useListState } from './useListState.ts';

const hasFilter = (queryKey: QueryKey | undefined, filter: Values) =>
  isRecord(queryKey?.[2]) && JSON.stringify(queryKey[2].filter) === JSON.stringify(filter);

/** The API neither sorts nor takes a page size, so react-admin's components can ask for both in vain. */
const unsupported = () => undefined;

/**
 * One page of a list as react-admin's `useListController` would give it, for its list context. react-admin's own
 * computes the number of pages from a page size of its own, which this API alone decides on, and writes a longer address.
 */
export function useApiListController(definition: AnyResource) {
  const t = useT();
  const { name: resource, list } = definition;
  const state = useListState(definition);
  const { page, search, segment, setPage, setSearch } = state;
  const queryClient = useQueryClient();
  const [selectedIds, selection] = useRecordSelection({ resource });

  const params = listParams(definition, page, segment);
  const query = useGetList<RaRecord>(resource, params, {
    // Rows of another segment are no placeholder: what can be done with them differs.
    placeholderData: (previous, before) => (hasFilter(before?.queryKey, params.filter) ? previous : undefined),
  });
  const apiPage: PageInfo | undefined = query.meta;
  const lastPage = Math.max(1, apiPage?.last_page ?? page);
  const isPastTheEnd = !query.isPlaceholderData && page > lastPage;

  useEffect(() => {
    if (isPastTheEnd) setPage(lastPage, { replace: true });
  });

  const read = isPastTheEnd ? undefined : query.data;
  const matches = read && searchRecords(definition, read, search);
  const ownPage = matches && list.pageSize ? paginate(matches, page, list.pageSize) : undefined;
  const data = ownPage?.rows ?? matches;
  const pageInfo = ownPage?.pageInfo ?? apiPage;
  const currentPage = ownPage?.pageInfo.current_page ?? page;

  const exporter: Exporter = async (records) => {
    const { exportCsv } = await import('./exportCsv.ts');
    if (list.export) exportCsv(definition, list.export, records, t);
  };

  const controller = {
    ...selectionHandlers(selection, selectedIds, data),
    data,
    defaultTitle: t(definition.texts.title),
    displayedFilters: {},
    error: query.error,
    exporter: list.export ? exporter : false,
    filter: params.filter,
    filterValues: search ? { q: search } : {},
    getData: async () => data ?? [],
    hasNextPage: currentPage < (pageInfo?.last_page ?? currentPage),
    hasPreviousPage: currentPage > 1,
    hideFilter: () => setSearch(''),
    isFetching: query.isFetching,
    isLoading: query.isLoading,
    isPaused: query.isPaused,
    isPending: data === undefined && !query.error,
    isPlaceholderData: query.isPlaceholderData,
    meta: query.meta,
    page: currentPage,
    perPage: pageInfo?.per_page ?? params.pagination.perPage,
    refetch: () => queryClient.refetchQueries({ queryKey: [resource, 'getList'], type: 'active' }),
    resource,
    selectedIds,
    setFilters: ({ q = '' }: Values) => setSearch(String(q)),
    setPage,
    setPerPage: unsupported,
    setSort: unsupported,
    showFilter: unsupported,
    sort,
    total: pageInfo?.total ?? query.total,
  };
  return { controller: controller as unknown as ListControllerResult<RaRecord>, exporter, pageInfo, matches, state };
}

/** Downloads records as the definition's file. */
export type Exporter = (records: RaRecord[]) => Promise<void>;

type Selection = ReturnType<typeof useRecordSelection>[1];

const selectionHandlers = (
  { select, toggle, unselect }: Selection,
  selectedIds: RaRecord['id'][],
  data?: RaRecord[],
) => ({
  onSelect: select,
  onSelectAll: () => select(data?.map(({ id }) => id) ?? []),
  onToggleItem: toggle,
  onUnselectItems: (fromAllStoreKeys?: boolean) => unselect(selectedIds, fromAllStoreKeys),
});
