import { checkTables } from '#admin/engine/check/checkTables.ts';
import { extendedTables, productTables } from './productTables.ts';

/** Where this product's tables disagree, or those of its extensions with them. The dev server runs it anew after each change of a file it reads. */
export const checkProduct = () => {
  const faults = checkTables(productTables());
  return faults.length > 0 ? faults : checkTables(extendedTables());
};
