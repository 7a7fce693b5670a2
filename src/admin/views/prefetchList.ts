import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { resourceOf } from '#api/dashboardUrl.ts';
import { listQuery } from './listQuery.ts';
import { readListState } from './useListState.ts';

type Sources = { queryClient: QueryClient; dataProvider: DataProvider; definitions: readonly AnyResource[] };

/**
 * Asks for the list that the address leads to while its screen is still being made, under the key that useGetList
 * looks for. A failure is left to the screen, which asks again and says so.
 */
export function prefetchList(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { queryClient, dataProvider, definitions }: Sources,
) {
  const definition = definitions.find(({ name }) => name === resourceOf(pathname));
  if (!definition) return;
  const { page, segment } = readListState(definition, new URLSearchParams(search));
  const query = listQuery(definition, page, segment);
  void queryClient.prefetchQuery({
    queryKey: [definition.name, 'getList', query],
    queryFn: () => dataProvider.getList(definition.name, query),
  });
}
