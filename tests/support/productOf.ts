import type { Product } from '#admin/engine/record/ProductContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import type { ResourceEndpoints } from '#api/Endpoint.ts';

/** This product with one resource in place of its own. */
export const productOf = (resource: AnyResource, calls: ResourceEndpoints): Product => ({
  ...ownProduct,
  resources: [resource],
  endpoints: { [resource.name]: calls },
});
