import { expect, test } from '@playwright/test';
import { compareFigures, readTable } from '#scripts/starts/figures.ts';
import { measureStarts } from '#scripts/starts/measureStarts.ts';

test('each start of the product has the figures of its line in docs/starts.json', async () => {
  test.setTimeout(180_000); // fourteen visits, beside other tests
  expect(compareFigures(await measureStarts(), readTable())).toEqual([]);
});
