import { expect, test } from 'vitest';
import { faq } from '#admin/resources/faq.ts';
import { groupBySection } from './Section.ts';

const definition = {
  ...faq,
  sections: {
    address: { fields: ['street', 'city'] },
    billing: { fields: ['price'] },
    notes: { fields: ['memo'] },
  },
};

const fields = ['city', 'kind', 'price', 'street'].map((source) => ({ source }));

const grouped = ({ lead, sections }: ReturnType<typeof groupBySection>) => [
  lead.map(({ source }) => source),
  ...sections.map(({ name, fields: own }) => [name, ...own.map(({ source }) => source)]),
];

test('fields are grouped by section in the declared order, without empty sections', () => {
  expect(grouped(groupBySection(definition, fields))).toEqual([
    ['kind'],
    ['address', 'street', 'city'],
    ['billing', 'price'],
  ]);
});
