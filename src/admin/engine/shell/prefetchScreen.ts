import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Product } from '#admin/engine/context/contexts.ts';
import { pageIdAt } from '#admin/engine/context/dialogRoutes.ts';
import { listParams, readListUrl } from '#admin/engine/context/listQuery.ts';
import { pageParams, preloadDetailView } from '#admin/engine/detail/DetailScreen.tsx';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { endpointOf, onlyId, supports } from '#api/Endpoint.ts';

type Dependencies = {
  product: Pick<Product, 'resources' | 'endpoints' | 'dashboardRecords'>;
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

/** Fetches under a key of react-admin's hooks. The screen retries a failed request and shows its error. */
function prefetch(queryClient: QueryClient, queryKey: QueryKey, queryFn: () => Promise<unknown>) {
  keepFreshUntilObserved(queryClient, queryKey);
  void queryClient.prefetchQuery({ queryKey, queryFn });
}

function prefetchList(definition: AnyResource, search: string, { product, queryClient, dataProvider }: Dependencies) {
  const { name } = definition;
  const endpoint = endpointOf(product.endpoints, name, 'list');
  const params = listParams(definition, endpoint, readListUrl(definition, new URLSearchParams(search)));
  prefetch(queryClient, [name, 'getList', params], () => dataProvider.getList(name, params));
}

type OneParams = { id: string; meta?: unknown };

function prefetchOne(resource: string, { id, meta }: OneParams, { queryClient, dataProvider }: Dependencies) {
  const getOne = async () => (await dataProvider.getOne(resource, { id, meta })).data;
  prefetch(queryClient, [resource, 'getOne', { id, meta }], getOne);
}

/**
 * Fetches what the screen at a URL shows first, before it renders: a list, the record of a page and the code of the page, or
 * the records of the home. `basename` is the part of the URL before the screens' own.
 */
export function prefetchScreen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  basename: string,
  dependencies: Dependencies,
) {
  const { resources, endpoints, dashboardRecords = [] } = dependencies.product;
  const path = pathname.slice(basename.length);
  if (path === '' || path === '/')
    for (const name of dashboardRecords)
      if (supports(endpoints, name, 'one')) prefetchOne(name, { id: onlyId }, dependencies);
  for (const definition of resources) {
    const id = pageIdAt(definition, path);
    if (id !== undefined) {
      preloadDetailView();
      prefetchOne(definition.name, pageParams(definition, id), dependencies);
    } else if (path.split('/')[1] === definition.name) prefetchList(definition, search, dependencies);
  }
}
