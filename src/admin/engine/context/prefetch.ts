import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ApiError } from '#api/ApiError.ts';
import { endpointOf } from '#api/Endpoint.ts';
import type { Product } from './contexts.ts';
import { listParams, ownQuery, readListUrl } from './listQuery.ts';

export type Prefetching = {
  product: Pick<Product, 'resources' | 'endpoints'>;
  queryClient: QueryClient;
  dataProvider: DataProvider;
};

/**
 * Fetches under a key of react-admin's hooks. The result is fresh until a screen observes it, however slowly that is drawn. The
 * screen repeats a failed request and shows its error; after a 429 it shows the error at once. Returns a function to call
 * when no screen will show the result.
 */
function prefetch(queryClient: QueryClient, queryKey: QueryKey, queryFn: () => Promise<unknown>) {
  let isUnobserved = true;
  const unobserved = { staleTime: Number.POSITIVE_INFINITY };
  const end = () => {
    isUnobserved = false;
    queryClient.setQueryDefaults(queryKey, {});
    unsubscribe();
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded' && query.queryHash === hashKey(queryKey)) end();
  });
  queryClient.fetchQuery({ queryKey, queryFn }).catch((error) => {
    if (isUnobserved && error instanceof ApiError && error.isTooMany)
      queryClient.setQueryDefaults(queryKey, { ...unobserved, retryOnMount: false });
  });
  queryClient.setQueryDefaults(queryKey, unobserved); // after the fetch, which an earlier result must not stop
  return end;
}

/** Fetches the page of a list that a URL's query names, before its screen is drawn. Returns as `prefetch` does. */
export function prefetchList(
  definition: AnyResource,
  search: string,
  { product, queryClient, dataProvider }: Prefetching,
) {
  const { name } = definition;
  const endpoint = endpointOf(product.endpoints, name, 'list');
  const query = ownQuery(definition, new URLSearchParams(search));
  const params = listParams(definition, endpoint, readListUrl(definition, query));
  return prefetch(queryClient, [name, 'getList', params], () => dataProvider.getList(name, params));
}

type OneParams = { id: string; meta?: unknown };

/** Fetches a record, before its screen is drawn. Returns as `prefetch` does. */
export function prefetchOne(resource: string, { id, meta }: OneParams, { queryClient, dataProvider }: Prefetching) {
  const getOne = async () => (await dataProvider.getOne(resource, { id, meta })).data;
  return prefetch(queryClient, [resource, 'getOne', { id, meta }], getOne);
}
