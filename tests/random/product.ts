import { announcement } from '#api/extensions/announcement.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { servedTables } from '#tests/support/servedEndpoints.ts';
import type { KnownProduct } from './Walk.ts';

/** Requests that no table has: the call that announces the extensions, and the page that previews a letter. */
const others = {
  extensions: { announce: { ...announcement, safe: true } },
  letterPreview: { one: { call: 'GET /letter/{key}' } },
} as const;

/** The product with every extension. */
export const extended: KnownProduct = { resources: extendedProduct.resources, tables: [...servedTables, others] };

/** The paths of the lists and forms of a product. */
export const pathsOf = ({ resources }: KnownProduct) =>
  resources.filter(({ menu }) => menu).flatMap(({ name }) => [`/${name}`, `/${name}/create`]);
