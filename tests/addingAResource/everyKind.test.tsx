import { expect, test } from 'vitest';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { readKinds } from '#scripts/tables/readNames.ts';
import { testedOwnProduct } from '#tests/resources/testedOwnProduct.ts';
import { describeResource } from '#tests/suite/describeResource.ts';
import type { TestedProduct } from '#tests/suite/TestedProduct.ts';
import { calls, specimens, words } from './everyKind.ts';

const withSpecimens: TestedProduct = {
  ...testedOwnProduct,
  examples: { 'specimens.custom': (n) => `Custom ${n}` },
  product: {
    ...testedOwnProduct.product,
    endpoints: calls,
    resources: [specimens],
    loadMessages: (language) => loadPolyglot(language, async () => ({ resources: words })),
  },
};

test('the resource has a field of every kind', () => {
  expect(Object.keys(specimens.fields).toSorted()).toEqual([...readKinds()].toSorted());
});

describeResource(withSpecimens, 'specimens');
