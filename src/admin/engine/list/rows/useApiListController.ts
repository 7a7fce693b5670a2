import { type Query, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type ListControllerResult, type RaRecord, useRecordSelection } from 'react-admin';
import { segmentFilter } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { downloads } from '#admin/engine/ui/Downloaded.tsx';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { listReach } from './listPage.ts';
import { defaultSort, type Filters, fieldOfFilter } from './listQuery.ts';
import { useExporter } from './useExporter.ts';
import { useListPage } from './useListPage.ts';
import { useListState } from './useListState.ts';

/** The API takes no page size, so react-admin's components can ask for one in vain. */
const unsupported = () => undefined;

const omit = (filters: Filters, isOmitted: (name: string) => boolean): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !isOmitted(name)));

/** react-admin's filters can be of any type; in an address they are texts. */
const toFilters = (values: Values): Filters =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined || value === null ? '' : String(value)]),
  );

/** What a list consists of: its rows, and what failed to be downloaded for them. */
const isOfList =
  (resource: string) =>
  ({ queryKey: [first, second], state }: Query) =>
    first === downloads ? state.status === 'error' : first === resource && second === 'getList';

/**
 * One page of a list as react-admin's `useListController` would give it, for its list context. react-admin's own
 * computes the number of pages from a page size of its own, which this API alone decides on, and writes a longer address.
 */
export function useApiListController(definition: AnyResource) {
  const text = useResourceText();
  const { name: resource, list } = definition;
  const state = useListState(definition);
  const { search, filters, setPage, setSearch } = state;
  const { query, data, error, page, pageInfo, ...listPage } = useListPage(definition, state);
  const queryClient = useQueryClient();
  const exporter = useExporter(definition);
  const [selectedIds, { select, toggle, unselect }] = useRecordSelection({ resource });

  const controller = {
    ...query,
    data,
    error,
    defaultTitle: text.title(),
    displayedFilters: Object.fromEntries((list.filters ?? []).map((field) => [field, true])),
    exporter: list.export ? exporter : false,
    filter: segmentFilter(definition, state.segment),
    filterValues: search ? { ...filters, q: search } : filters,
    getData: async () => data ?? [],
    hasNextPage: page < (pageInfo?.last_page ?? page),
    hasPreviousPage: page > 1,
    hideFilter: (name: string) =>
      name === 'q' ? setSearch('') : state.setFilters(omit(filters, (filter) => fieldOfFilter(filter) === name)),
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
    setFilters: ({ q = '', ...values }: Values) => state.narrow({ search: String(q), filters: toFilters(values) }),
    setPage,
    setPerPage: unsupported,
    setSort: state.setSort,
    showFilter: unsupported,
    sort: state.sort ?? defaultSort,
    total: pageInfo?.total ?? query.total,
  };
  return {
    controller: controller as unknown as ListControllerResult<RaRecord>,
    exporter,
    pageInfo,
    state,
    ...listPage,
    ...listReach(definition, state, listPage),
  };
}

export const ApiListContext = createContext<ReturnType<typeof useApiListController> | null>(null);

/** What is known of the list around a component beyond react-admin's list context. */
export function useApiList() {
  const list = use(ApiListContext);
  if (!list) throw new Error('useApiList must be used within a list');
  return list;
}
