import { expect, test } from 'vitest';
import { checkProduct } from './productTables.ts';

test('the product’s own tables agree', async () => {
  expect(await checkProduct()).toEqual([]);
});
