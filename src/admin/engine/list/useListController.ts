import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type ListControllerResult, type RaRecord, useRecordSelection } from 'react-admin';
import { defaultSort, useListState } from '#admin/engine/context/listQuery.ts';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { exportOf } from '#admin/engine/schema/fieldsOn.ts';
import { useResourceText } from '#admin/engine/text/useT.ts';
import { downloadQuery } from '#admin/engine/ui/Downloaded.tsx';
import { saveFile } from '#admin/engine/ui/saveFile.ts';
import type { Values } from '#api/values.ts';
import { useListPage } from './useListPage.ts';

const loadToCsv = () => import('./toCsv.ts');

/**
 * Returns a function that saves records as the file that the definition declares, as on screen, with a suffix in its name. It
 * rejects if it cannot.
 */
function useSaveRows(definition: AnyResource) {
  const headings = useResourceText();
  const format = useFormatContext();
  const queryClient = useQueryClient();

  return async (records: readonly RaRecord[], suffix = '') => {
    const file = exportOf(definition);
    if (!file) return;
    const { toCsv } = await queryClient.fetchQuery(downloadQuery(loadToCsv));
    const csv = toCsv(definition, records, { columns: file.columns, headings, format });
    const fileName = file.fileName.replace(/\.csv$/, `${suffix}.csv`);
    saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
}

/** This API takes no page size, and its lists show all of their filters. */
const ignore = () => undefined;

/** The part of react-admin's list context that tells whether rows have loaded. */
function toLoaded(data: RaRecord[] | undefined, error: Error | null, total: number | undefined) {
  const missing = { data: undefined, total: undefined, meta: undefined };
  // react-admin's type leaves out that the total may be unknown.
  if (data) return { data, error, total: total as number, isPending: false as const };
  return error ? { ...missing, error, isPending: false as const } : { ...missing, error, isPending: true as const };
}

/**
 * Returns what this engine's parts need of a list, and the value of react-admin's list context. react-admin's own
 * `useListController` computes the number of pages from a page size that this API does not take, and writes a longer URL.
 */
export function useListController(definition: AnyResource) {
  const { name: resource, list, parent } = definition;
  const state = useListState(definition);
  const { search, filters, segment, isFiltered } = state;
  const { query, ...listPage } = useListPage(definition, state);
  const { data, error, page, pageInfo, params } = listPage;
  const queryClient = useQueryClient();
  const saveRows = useSaveRows(definition);
  // Other segments offer other actions, so that each has its own selection.
  const storeKey = segment && `${resource}.${segment.name}`;
  const [selectedIds, { select, toggle, clearSelection }] = useRecordSelection({ resource, storeKey });
  const hasSearchOrFilters = search !== '' || isFiltered;

  const apiList = {
    ...state,
    ...query,
    ...listPage,
    hasNextPage: page < (pageInfo?.last_page ?? page),
    hasSearchOrFilters,
    /** Without rows, and on a record's page that shows all rows, a list needs no search, filters, export or pages. */
    needsTools: hasSearchOrFilters || (parent ? (pageInfo?.last_page ?? 1) > 1 : data?.length !== 0),
    refetch: () => queryClient.refetchQueries({ type: 'active', queryKey: [resource] }),
    saveRows,
    selectedIds,
    sort: state.sort ?? defaultSort,
    total: pageInfo?.total ?? query.total,
  };
  const controller: ListControllerResult<RaRecord> = {
    ...apiList,
    ...toLoaded(data, error, apiList.total),
    displayedFilters: {},
    exporter: list.export && ((records: RaRecord[]) => saveRows(records)),
    filterValues: search ? { ...filters, q: search } : filters,
    getData: async () => data ?? [],
    hasPreviousPage: page > 1,
    hideFilter: ignore,
    onSelect: select,
    onSelectAll: () => select(data?.map(({ id }) => id) ?? []),
    onToggleItem: toggle,
    onUnselectItems: clearSelection,
    perPage: pageInfo?.per_page ?? params.pagination.perPage,
    resource,
    setFilters: ({ q = '', ...values }: Values) => {
      const texts = Object.entries(values).map(([name, value]) => [name, String(value ?? '')]);
      state.setSearchAndFilters({ search: String(q), filters: Object.fromEntries(texts) });
    },
    setPerPage: ignore,
    showFilter: ignore,
  };
  return { apiList, controller };
}

export const ApiListContext = createContext<ReturnType<typeof useListController>['apiList'] | null>(null);

/** The list around a component: its state in the URL, its rows and pages. react-admin's list context has the selection, too. */
export function useApiList() {
  const apiList = use(ApiListContext);
  if (!apiList) throw new Error('useApiList must be used within a list');
  return apiList;
}
