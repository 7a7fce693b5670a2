import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { AllPages } from '#admin/engine/list/listPage.ts';
import { useLoadTitles } from '#admin/engine/list/useLoadTitles.ts';
import type { ListParams } from '#admin/engine/record/listQuery.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';

/**
 * A query of all pages of a list, which loads them while `isWanted`. Its cached pages are not loaded again when the
 * administrator comes back. The key begins as react-admin's keys of a resource's lists do, so that its mutations change
 * these rows, too. After a change the query loads all pages again, and keeps the rows until then.
 */
export function useAllPages(definition: AnyResource, { filter, sort, pagination }: ListParams, isWanted: boolean) {
  const { name } = definition;
  const loadTitles = useLoadTitles(definition);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const queryKey = [name, 'getList', 'all', { filter, sort }];

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { loadAllPages } = await import('./loadAllPages.ts');
      const { data: earlier, isInvalidated } = queryClient.getQueryState<AllPages>(queryKey) ?? {};
      const loadPage = async (page: number) => {
        const params = { filter, sort, pagination: { ...pagination, page }, signal };
        const result = await dataProvider.getList<RaRecord>(name, params);
        await loadTitles(result.data, signal);
        return result;
      };
      if (isInvalidated) return loadAllPages({ loadPage, signal });
      const onProgress = (pages: AllPages) => void queryClient.setQueryData(queryKey, pages);
      return loadAllPages({ loadPage, signal, earlier, onProgress });
    },
    enabled: isWanted,
    subscribed: isWanted,
    staleTime: ({ state }) => (state.data?.isDone ? Number.POSITIVE_INFINITY : 0),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false, // would compare thousands of rows at every progress
  });
  return {
    ...query,
    stop: () => queryClient.cancelQueries({ queryKey }),
    loadAgain: () => queryClient.resetQueries({ queryKey }),
    remove: () => queryClient.removeQueries({ queryKey }),
  };
}
