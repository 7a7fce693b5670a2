import { expect, test } from 'vitest';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import { productTables } from './productTables.ts';

test('the product’s own tables agree', () => {
  const tables = productTables();

  expect(tables.definitions.length).toBeGreaterThan(5);
  expect(checkTables(tables)).toEqual([]);
});
