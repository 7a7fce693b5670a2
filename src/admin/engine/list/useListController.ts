import { type Query, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type ListControllerResult, type RaRecord, useRecordSelection } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { segmentFilter } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { exportOf } from '#admin/engine/schema/fieldsOn.ts';
import { downloadKey } from '#admin/engine/ui/Downloaded.tsx';
import { saveFile } from '#admin/engine/ui/saveFile.ts';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { listScope } from './listPage.ts';
import { defaultSort, type Filters, useListState } from './listQuery.ts';
import { useListPage } from './useListPage.ts';
import { useLoadTitles } from './useLoadTitles.ts';

/** Downloads records as the file that the definition declares, formatted as on screen; rejects when it cannot be made. */
function useExporter(definition: AnyResource) {
  const headings = useResourceText();
  const format = useFormatContext();
  const loadTitles = useLoadTitles(definition);

  return async (records: RaRecord[], fileName?: string) => {
    const file = exportOf(definition);
    if (!file) return;
    const { toCsv } = await import('./toCsv.ts');
    await loadTitles(records);
    const csv = toCsv(definition, records, { columns: file.columns, headings, format });
    saveFile(fileName ?? file.fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
}

/** The queries of a list, and the failed downloads of its code. */
const isOfList =
  (resource: string) =>
  ({ queryKey: [first, second], state }: Query) =>
    first === downloadKey ? state.status === 'error' : first === resource && second === 'getList';

/**
 * The value of react-admin's list context. Its own `useListController` computes the number of pages from a page size that
 * this API does not take, and writes a longer URL.
 */
export function useListController(definition: AnyResource) {
  const text = useResourceText();
  const { name: resource, list } = definition;
  const state = useListState(definition);
  const { search, filters, segment, setPage } = state;
  const { query, data, error, page, pageInfo, ...listPage } = useListPage(definition, state);
  const queryClient = useQueryClient();
  const exporter = useExporter(definition);
  // Other segments offer other actions, so that each has its own selection.
  const storeKey = segment && `${resource}.${segment.name}`;
  const [selectedIds, { select, toggle, unselect }] = useRecordSelection({ resource, storeKey });

  const toTexts = (values: Values): Filters =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));

  const controller = {
    ...query,
    data,
    error,
    defaultTitle: text.title(),
    exporter: list.export ? exporter : false,
    filter: segmentFilter(definition, segment),
    filterValues: search ? { ...filters, q: search } : filters,
    getData: async () => data ?? [],
    hasNextPage: page < (pageInfo?.last_page ?? page),
    hasPreviousPage: page > 1,
    isPending: !data && !error,
    onSelect: select,
    onSelectAll: () => select(data?.map(({ id }) => id) ?? []),
    onToggleItem: toggle,
    onUnselectItems: (fromAllStoreKeys?: boolean) => unselect(selectedIds, fromAllStoreKeys),
    page,
    perPage: pageInfo?.per_page,
    refetch: () => queryClient.refetchQueries({ type: 'active', predicate: isOfList(resource) }),
    resource,
    selectedIds,
    setFilters: ({ q = '', ...values }: Values) =>
      state.setSearchAndFilters({ search: String(q), filters: toTexts(values) }),
    setPage,
    setSort: state.setSort,
    sort: state.sort ?? defaultSort,
    total: pageInfo?.total ?? query.total,
  };
  return {
    controller: controller as unknown as ListControllerResult<RaRecord>,
    exporter,
    pageInfo,
    state,
    ...listPage,
    ...listScope(state, listPage),
  };
}

export const ApiListContext = createContext<ReturnType<typeof useListController> | null>(null);

/** The list around a component: more than react-admin's list context has. */
export function useApiList() {
  const list = use(ApiListContext);
  if (!list) throw new Error('useApiList must be used within a list');
  return list;
}
