import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useListContext, useRecordSelection } from 'react-admin';
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

/**
 * The value of react-admin's list context, with more for this engine's parts. Its own `useListController` computes the
 * number of pages from a page size that this API does not take, and writes a longer URL.
 */
export function useListController(definition: AnyResource) {
  const { name: resource, list, parent } = definition;
  const state = useListState(definition);
  const { search, filters, segment, isFiltered } = state;
  const { query, ...listPage } = useListPage(definition, state);
  const { data, error, page, pageInfo } = listPage;
  const queryClient = useQueryClient();
  const saveRows = useSaveRows(definition);
  // Other segments offer other actions, so that each has its own selection.
  const storeKey = segment && `${resource}.${segment.name}`;
  const [selectedIds, { select, toggle, clearSelection }] = useRecordSelection({ resource, storeKey });
  const hasSearchOrFilters = search !== '' || isFiltered;

  return {
    ...state,
    ...query,
    ...listPage,
    exporter: list.export ? (records: RaRecord[]) => saveRows(records) : false,
    filterValues: search ? { ...filters, q: search } : filters,
    getData: async () => data ?? [],
    hasNextPage: page < (pageInfo?.last_page ?? page),
    hasPreviousPage: page > 1,
    hasSearchOrFilters,
    isPending: !data && !error,
    /** Without rows, and on a record's page that shows all rows, a list needs no search, filters, export or pages. */
    needsTools: hasSearchOrFilters || (parent ? (pageInfo?.last_page ?? 1) > 1 : data?.length !== 0),
    onSelect: select,
    onSelectAll: () => select(data?.map(({ id }) => id) ?? []),
    onToggleItem: toggle,
    onUnselectItems: clearSelection,
    perPage: pageInfo?.per_page,
    refetch: () => queryClient.refetchQueries({ type: 'active', queryKey: [resource] }),
    resource,
    saveRows,
    selectedIds,
    setFilters: ({ q = '', ...values }: Values) => {
      const texts = Object.entries(values).map(([name, value]) => [name, String(value ?? '')]);
      state.setSearchAndFilters({ search: String(q), filters: Object.fromEntries(texts) });
    },
    sort: state.sort ?? defaultSort,
    total: pageInfo?.total ?? query.total,
  };
}

type ApiList = ReturnType<typeof useListController>;

/** The list around a component: more than react-admin's list context has. */
export const useApiList = () => useListContext() as unknown as ApiList;
