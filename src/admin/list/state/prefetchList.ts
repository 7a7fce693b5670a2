import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import type { Product } from '#admin/product/Product.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { listParams } from './listParams.ts';
import { readListState } from './useListState.ts';

type Parts = {
  product: Pick<Product, 'resources' | 'endpoints'>;
  queryClient: QueryClient;
  dataProvider: DataProvider;
};

/**
 * Fetches the list at an address before its screen renders, under the key of react-admin's `useGetList`. The screen
 * repeats a failed request and shows its error.
 */
export function prefetchList(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { product, queryClient, dataProvider }: Parts,
) {
  const resource = pathname.split('/')[2] ?? '';
  const definition = product.resources.find(({ name }) => name === resource);
  if (!definition) return;
  const endpoint = endpointOf(product.endpoints, resource, 'list');
  const params = listParams(definition, endpoint, readListState(definition, new URLSearchParams(search)));
  void queryClient.prefetchQuery({
    queryKey: [resource, 'getList', params],
    queryFn: () => dataProvider.getList(resource, params),
  });
}
