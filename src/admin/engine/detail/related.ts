import type { Identifier, RaRecord } from 'react-admin';
import { detailPagePath } from '#admin/engine/context/dialogRoutes.ts';
import { type Prefetching, prefetchList } from '#admin/engine/context/prefetch.ts';
import { segmentFilters } from '#admin/engine/context/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { endpointOf, isInUrl } from '#api/Endpoint.ts';
import { type Key, partsOf, splitKey } from '#api/keys.ts';
import { valueAt } from '#api/values.ts';

/**
 * The parameters of the request for the record of a page. `page` makes another cache key. Otherwise react-admin would show the
 * list's record first, which has another shape.
 */
export const pageParams = (definition: AnyResource, id: string) => ({
  id,
  meta: { page: true, filters: segmentFilters(definition) },
});

const isNamedByPerson = (definition: AnyResource) =>
  traitsOf(definition.fields[titlesOf(definition)[0]]?.kind ?? 'text').isPerson === true;

/** The parameters that select related rows. */
const targetsOf = (page: AnyResource, { name }: AnyResource) => [page.detailPage?.related?.[name]?.target ?? []].flat();

/** The values of a record that select related rows: its key, or its parts, unless another field does. */
export function selectingValues(page: AnyResource, { name }: AnyResource, record: RaRecord, key: Key = 'id') {
  const { source } = page.detailPage?.related?.[name] ?? {};
  return source || typeof key === 'string' ? [valueAt(record, source ?? 'id')] : partsOf(record, key);
}

/** The definition of the related rows on a record's page. All of their calls get the values under the names of `target`. */
export function relatedRows(
  page: AnyResource,
  rows: AnyResource,
  id: Identifier,
  values: readonly unknown[],
): AnyResource {
  const { aside = [] } = page.detailPage ?? {};
  const parent = {
    path: `${detailPagePath(page, id)}/${rows.name}`,
    filter: Object.fromEntries(targetsOf(page, rows).map((target, index) => [target, values[index]])),
    isAside: aside.includes(rows.name),
    isPerson: isNamedByPerson(page) && isNamedByPerson(rows),
  };
  return { ...rows, parent };
}

type Page = {
  /** The id in the URL. */
  id: string;
  /** The rest of the path, which may name a tab. */
  rest: string;
  search: string;
};

/** Returns the related rows of the open tab that need only the id of the record. */
function rowsById(definition: AnyResource, { id, rest }: Page, { resources, endpoints }: Prefetching['product']) {
  const { related = {}, tabs = [] } = definition.detailPage ?? {};
  const { key = 'id' } = endpoints[definition.name] ?? {};
  const tabOf = (name = '') => (tabs.includes(name) ? name : tabs[0]);
  return resources
    .filter(({ name }) => related[name] && !related[name].source && tabOf(name) === tabOf(rest.split('/')[0]))
    .filter((rows) => {
      const list = endpointOf(endpoints, rows.name, 'list');
      // Elsewhere the type of the id matters, which the URL lacks.
      return list && targetsOf(definition, rows).every((target) => isInUrl(list, target));
    })
    .map((rows) => relatedRows(definition, rows, id, typeof key === 'string' ? [id] : splitKey(id)));
}

/**
 * Fetches the related rows of a page while its record is loading, before they are drawn. Returns a function to call when the
 * page closes: what it has not shown is then no longer fresh.
 */
export function prefetchRelated(definition: AnyResource, page: Page, options: Prefetching) {
  const ends = rowsById(definition, page, options.product).map((rows) => prefetchList(rows, page.search, options));
  return () => {
    for (const end of ends) end();
  };
}
