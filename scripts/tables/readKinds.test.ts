import { expect, test } from 'vitest';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import { readKinds } from './readKinds.ts';

test('the kinds that are read are those that there are', () => {
  expect(readKinds()).toEqual(Object.keys(fieldKinds));
});

test('a source without the record of kinds is refused', () => {
  expect(() => readKinds('export const kinds = {};')).toThrow('no record of kinds');
});
