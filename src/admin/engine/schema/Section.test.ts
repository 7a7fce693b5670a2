import { expect, test } from 'vitest';
import { groupBySection } from './Section.ts';

test('fields are grouped by section in the declared order, without empty sections', () => {
  const [city, kind, price, street] = [
    { source: 'city' },
    { source: 'kind' },
    { source: 'price' },
    { source: 'street' },
  ];
  const sections = {
    address: { fields: ['street', 'city'] },
    billing: { fields: ['price'] },
    notes: { fields: ['memo'] },
  };

  expect(groupBySection({ sections }, [city, kind, price, street])).toEqual({
    lead: [kind],
    sections: [
      { name: 'address', fields: [street, city] },
      { name: 'billing', fields: [price] },
    ],
  });
});
