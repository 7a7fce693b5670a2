import { expect, test } from 'vitest';
import { readKinds } from './readKinds.ts';

test('the kinds are those of the records, whether they are loaded at once or later', () => {
  const source = `
    const first = { text, person };
    const lazy: Record<string, unknown> = { image: async () => (await import('./image.tsx')).image };
    export const fieldKinds = { ...first };
  `;

  expect(readKinds(source)).toEqual(['text', 'person', 'image']);
});

test('the product’s record is found', () => {
  expect(readKinds()).toEqual(expect.arrayContaining(['text', 'longText', 'image', 'person', 'dateTime']));
});

test('a source without a record of kinds is refused', () => {
  expect(() => readKinds('export const kinds = {};')).toThrow('no record of kinds');
});
