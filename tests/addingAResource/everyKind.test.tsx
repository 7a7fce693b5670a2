import { expect, test } from 'vitest';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import { testedBaseProduct } from '#tests/resources/testedBaseProduct.ts';
import { describeResources } from '#tests/suite/describeResources.ts';
import { kinds } from '#tests/suite/kinds.ts';
import type { TestedProduct } from '#tests/suite/TestedProduct.ts';
import { calls, messages, specimens } from './everyKind.ts';

const withSpecimens: TestedProduct = {
  ...testedBaseProduct,
  examples: { 'specimens.custom': (n) => `Custom ${n}` },
  product: {
    ...testedBaseProduct.product,
    endpoints: calls,
    resources: [specimens],
    loadMessages: (language) => loadPolyglot(language, async () => ({ resources: messages })),
  },
};

test('the resource has a field of every kind', () => {
  const declared = Object.values(specimens.fields).map((field) => field?.kind);
  expect(declared.toSorted()).toEqual(Object.keys(kinds).toSorted());
});

describeResources(withSpecimens);
