import { checkTables } from '#admin/check/checkTables.ts';
import { productTables } from './productTables.ts';

/** Where this product's tables disagree. The dev server runs it anew after each change of a file it reads. */
export const checkProduct = () => checkTables(productTables());
