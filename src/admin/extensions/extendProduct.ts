import type { Product } from '#admin/engine/dashboard.ts';
import type { Announced } from '#api/extensions/announcement.ts';
import { loadPolyglot, loadWithExtensions } from '#i18n/adminMessages.ts';
import { extendTables } from './extendTables.ts';

/** The product with what a server has announced: calls, screens and words. It is the same one where that is nothing. */
export function extendProduct(product: Product, announced: readonly Announced[]): Product {
  const extended = extendTables(product, announced);
  if (extended === product) return product;
  return { ...extended, preferences: true, loadMessages: (language) => loadPolyglot(language, loadWithExtensions) };
}
