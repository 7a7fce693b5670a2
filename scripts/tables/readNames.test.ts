import { expect, test } from 'vitest';
import { namesIn, readIcons, readKinds } from './readNames.ts';

test('the names are those of the records, whether they are loaded at once or later', () => {
  const source = `
    const first = { text, person };
    const lazy: Record<string, unknown> = { image: async () => (await import('./image.tsx')).image };
    export const fieldKinds = { ...first };
  `;

  expect(namesIn('kinds.ts', source)).toEqual(['text', 'person', 'image']);
});

test('the product’s records are found', () => {
  expect(readKinds()).toEqual(expect.arrayContaining(['text', 'longText', 'image', 'person', 'dateTime']));
  expect(readIcons()).toEqual(expect.arrayContaining(['Event', 'Quiz']));
});

test('a source without a record is refused', () => {
  expect(() => namesIn('kinds.ts', 'export const kinds = {};')).toThrow('kinds.ts has no record');
});
