import { baseProduct } from '#admin/baseProduct.ts';
import { extendProduct } from '#admin/extensions/extendProduct.ts';
import { extensions } from '#api/extensions/endpoints.ts';

/** The announcement of a server with every extension. */
export const everyExtension = Object.entries(extensions).map(([id, { version }]) => ({ id, version }));

/** The product with everything that extensions add. */
export const extendedProduct = extendProduct(baseProduct, everyExtension);
