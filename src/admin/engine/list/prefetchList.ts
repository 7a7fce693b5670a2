import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Product } from '#admin/engine/record/contexts.ts';
import { listParams, readListUrl } from '#admin/engine/record/listQuery.ts';
import { endpointOf } from '#api/Endpoint.ts';

type Dependencies = {
  product: Pick<Product, 'resources' | 'endpoints'>;
  queryClient: QueryClient;
  dataProvider: DataProvider;
};

/**
 * Fetches the list at a URL before its screen renders, under the key of react-admin's `useGetList`. The screen
 * retries a failed request and shows its error.
 */
export function prefetchList(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { product, queryClient, dataProvider }: Dependencies,
) {
  const resource = pathname.split('/')[2] ?? '';
  const definition = product.resources.find(({ name }) => name === resource);
  if (!definition) return;
  const endpoint = endpointOf(product.endpoints, resource, 'list');
  const params = listParams(definition, endpoint, readListUrl(definition, new URLSearchParams(search)));
  void queryClient.prefetchQuery({
    queryKey: [resource, 'getList', params],
    queryFn: () => dataProvider.getList(resource, params),
  });
}
