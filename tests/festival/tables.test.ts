import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import { readIcons, readKinds } from '#scripts/tables/readNames.ts';
import { endpoints } from './endpoints.ts';
import { resources as en } from './messages/en.ts';
import { resources as es } from './messages/es.ts';
import { resources as hi } from './messages/hi.ts';
import { resources as ko } from './messages/ko.ts';
import { resources as definitions } from './resources/resources.ts';

const files = {
  definitions: 'tests/festival/resources',
  endpoints: 'tests/festival/endpoints.ts',
  words: (language: string) => `tests/festival/messages/${language}.ts`,
};

test('the festival’s tables agree', () => {
  const tables = { endpoints, definitions, kinds: readKinds(), icons: readIcons(), words: { en, es, ko, hi }, files };

  expect(checkTables(tables)).toEqual([]);
});

test('every resource of the festival has its suite, in a file of its own so that both workers have their share', () => {
  const suites = readdirSync('tests/festival/suites').map((file) => file.replace('.test.tsx', ''));

  expect(suites.sort()).toEqual(definitions.map(({ name }) => name).sort());
});
