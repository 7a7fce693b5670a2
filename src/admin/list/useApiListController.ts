import { useQueryClient } from '@tanstack/react-query';
import { type ListControllerResult, type RaRecord, useRecordSelection } from 'ra-core';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { segmentFilter } from '#admin/schema/segmentFilter.ts';
import type { Values } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';
import { sort } from './listParams.ts';
import { useListPage } from './useListPage.ts';
import { useListState } from './useListState.ts';

/** Downloads records as the file that the definition declares. */
export type Exporter = (records: RaRecord[]) => Promise<void>;

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
  const { search, segment, setPage, setSearch } = state;
  const { query, params, apiPage, matches, data, pageInfo, page } = useListPage(definition, state);
  const queryClient = useQueryClient();
  const [selectedIds, { select, toggle, unselect }] = useRecordSelection({ resource });

  const exporter: Exporter = async (records) => {
    const { exportCsv } = await import('./exportCsv.ts');
    if (list.export) exportCsv(definition, list.export, records, t);
  };

  const controller = {
    ...query,
    data,
    defaultTitle: t(definition.texts.title),
    displayedFilters: {},
    exporter: list.export ? exporter : false,
    filter: segmentFilter(definition, segment),
    filterValues: search ? { q: search } : {},
    getData: async () => data ?? [],
    hasNextPage: page < (pageInfo?.last_page ?? page),
    hasPreviousPage: page > 1,
    hideFilter: () => setSearch(''),
    isPending: !data && !query.error,
    onSelect: select,
    onSelectAll: () => select(data?.map(({ id }) => id) ?? []),
    onToggleItem: toggle,
    onUnselectItems: (fromAllStoreKeys?: boolean) => unselect(selectedIds, fromAllStoreKeys),
    page,
    perPage: pageInfo?.per_page,
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
  const isNarrowed = search !== '';
  const hasMorePages = apiPage !== undefined && apiPage.last_page > 1;
  const canSearchAll = list.searchAll !== undefined && (state.isAll || (isNarrowed && hasMorePages));

  return {
    controller: controller as unknown as ListControllerResult<RaRecord>,
    exporter,
    /** What the API was asked for, and what it says about that page. */
    params,
    apiPage,
    pageInfo,
    matches,
    state,
    canSearchAll,
    /** Something to narrow the list by beyond the search in what was read. */
    hasTools: canSearchAll,
  };
}

export type ApiList = ReturnType<typeof useApiListController>;
