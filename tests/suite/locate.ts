import { detailPagePath } from '#admin/engine/context/dialogRoutes.ts';
import { segmentFilters } from '#admin/engine/context/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { endpointOf, fillsPath } from '#api/Endpoint.ts';
import { keyOf } from './exampleRow.ts';
import type { TestedProduct } from './TestedProduct.ts';

/** The definition where its list can be opened: below the first record of another resource, if it cannot be listed alone. */
export function locate({ product }: TestedProduct, definition: AnyResource): AnyResource {
  const { name } = definition;
  const endpoint = endpointOf(product.endpoints, name, 'list');
  const [filter] = segmentFilters(definition);
  if (!endpoint || fillsPath(endpoint, filter)) return definition;
  const parent = product.resources.find(({ detailPage }) => detailPage?.related?.[name]);
  const [target] = [parent?.detailPage?.related?.[name]?.target ?? []].flat();
  if (!parent || !target) throw new Error(`No page lists ${name}, and it cannot be listed alone`);
  const id = keyOf(product, parent.name, 1);
  return { ...definition, parent: { path: `${detailPagePath(parent, id)}/${name}`, filter: { [target]: id } } };
}
