import { expect, test } from 'vitest';
import { shownFields } from '#admin/engine/schema/matches.ts';
import { faq } from '#admin/resources/faq.ts';
import { inSections, withSectionConditions } from './sections.ts';

const definition = {
  ...faq,
  sections: {
    address: { fields: ['street', 'city'], when: { kind: 'place' } },
    billing: { fields: ['price'] },
    notes: { fields: ['memo'] },
  },
};

const fields = ['city', 'kind', 'price', 'street'].map((source) => ({ source }));

const grouped = (groups: ReturnType<typeof inSections>) =>
  groups.map(({ name, fields: inGroup }) => [name, inGroup.map(({ source }) => source)]);

test('fields stand in their sections, those of none before all, and no section is empty', () => {
  expect(grouped(inSections(definition, fields))).toEqual([
    [undefined, ['kind']],
    ['address', ['street', 'city']],
    ['billing', ['price']],
  ]);
});

test('without sections all fields are one group', () => {
  expect(grouped(inSections(faq, fields))).toEqual([[undefined, ['city', 'kind', 'price', 'street']]]);
});

test('the condition of a section is one of each of its fields', () => {
  const shown = (values: object) =>
    shownFields(withSectionConditions(definition, fields), { ...values }).map(({ source }) => source);

  expect(shown({ kind: 'place' })).toEqual(['kind', 'street', 'city', 'price']);
  expect(shown({ kind: 'person' })).toEqual(['kind', 'price']);
});
