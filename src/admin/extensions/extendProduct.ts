import type { Product } from '#admin/engine/dashboard.ts';
import { loadPolyglot, loadWithExtensions } from '#admin/engine/messages.ts';
import type { AnnouncedExtension } from '#api/extensions/announcement.ts';
import { extendTables } from './extendTables.ts';

/** Adds calls, screens and messages of the announced extensions. Returns the same product when none is supported. */
export function extendProduct(product: Product, announced: readonly AnnouncedExtension[]): Product {
  const extended = extendTables(product, announced);
  if (extended === product) return product;
  const { role = 'admin' } = announced.find((extension) => extension.role) ?? {};
  return {
    ...extended,
    role,
    figures: 'figures',
    preferences: true,
    loadMessages: (language) => loadPolyglot(language, loadWithExtensions),
  };
}
