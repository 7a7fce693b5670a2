import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Product } from '#admin/engine/context/contexts.ts';
import { listParams, readListUrl } from '#admin/engine/context/listQuery.ts';
import { endpointOf } from '#api/Endpoint.ts';

type Dependencies = {
  product: Pick<Product, 'resources' | 'endpoints'>;
  queryClient: QueryClient;
  dataProvider: DataProvider;
};

/** Keeps a query fresh until its screen observes it, however slowly the dashboard starts. */
function keepFreshUntilObserved(queryClient: QueryClient, queryKey: QueryKey) {
  queryClient.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query.queryHash !== hashKey(queryKey)) return;
    queryClient.setQueryDefaults(queryKey, {});
    unsubscribe();
  });
}

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
  const queryKey = [resource, 'getList', params];
  keepFreshUntilObserved(queryClient, queryKey);
  void queryClient.prefetchQuery({
    queryKey,
    queryFn: () => dataProvider.getList(resource, params),
  });
}
