import type { Product } from '#admin/engine/context/contexts.ts';
import { pageAt } from '#admin/engine/context/dialogRoutes.ts';
import { type Prefetching, prefetchList, prefetchOne } from '#admin/engine/context/prefetch.ts';
import { preloadDetailView } from '#admin/engine/detail/DetailScreen.tsx';
import { pageParams, prefetchRelated } from '#admin/engine/detail/related.ts';
import { onlyId, supports } from '#api/Endpoint.ts';

type Dependencies = Prefetching & { product: Pick<Product, 'dashboardRecords'> };

/**
 * Fetches what the screen at a URL shows first, before it renders: a list, the record of a page with its related rows and the
 * code of the page, or the records of the home. `basename` is the part of the URL before the screens' own.
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
    const page = pageAt(definition, path);
    if (page) {
      preloadDetailView();
      prefetchOne(definition.name, pageParams(definition, page.id), dependencies);
      prefetchRelated(definition, { ...page, search }, dependencies);
    } else if (path.split('/')[1] === definition.name) prefetchList(definition, search, dependencies);
  }
}
