import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportOf } from '#admin/list/rows/exportOf.ts';
import { actionsOf } from '#admin/record/actionsOf.ts';
import { segmentsOf } from '#admin/record/segments.ts';
import { resources } from '#admin/resources/resources.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { languages } from '#i18n/language.ts';
import { admin } from '#i18n/messages/en/admin.ts';

type Tree = { [key: string]: string | Tree };

const leavesOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : leavesOf(value, `${path}${key}.`),
  );

const sources = ['src', 'tests/admin']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('messages'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Keys that the code puts together, `statistics.${card}` and the sentences of an operation, and labels that any definition can name. */
const composed =
  /^(statistics\.(ios|android|total)|actions\.(view|edit|delete)|sentences\.actions?\..+|.+\.failure|fields\..+)$/;

/** What is neither named whole, nor named without `sentences.`, nor put together. */
const unusedIn = (keys: readonly string[], code: string) =>
  keys.filter(
    (key) => !composed.test(key) && !new RegExp(`['"](admin\\.)?${key.replace(/^sentences\./, '')}['"]`).test(code),
  );

test('every word of the dashboard is said somewhere', () => {
  expect(unusedIn(leavesOf(admin), sources)).toEqual([]);
});

test('a word that nothing says is found', () => {
  expect(unusedIn(['frame.skip', 'frame.gone', 'sentences.list.gone'], sources)).toEqual([
    'frame.gone',
    'sentences.list.gone',
  ]);
});

const generic = Object.keys(admin.actions);

/** The words without which a screen of the resource would show a name of the wire. */
function wordsOf({ name, fields, list, sections = {}, detailPage, ...definition }: AnyResource) {
  const tabs = detailPage?.tabs ?? [];
  const ofTabs = tabs.flatMap((tab) => ('fields' in tab ? Object.entries(tab.fields) : []));
  const labelled = ofTabs.map(([field]) => field);
  const shown = [...Object.entries(fields), ...ofTabs, ...Object.entries(detailPage?.header ?? {})];
  const columns = exportOf({ name, fields, list, ...definition })?.columns ?? [];
  return [
    'name',
    ...[...Object.keys(fields), ...labelled].map((field) => `fields.${field}`),
    ...shown.flatMap(([field, declared]) =>
      declared?.kind === 'choice' ? declared.of.map((value) => `choices.${field}.${value}`) : [],
    ),
    ...segmentsOf({ name, fields, list, ...definition }).map((segment) => `segments.${segment.name}`),
    ...[...Object.keys(sections), ...tabs.map((tab) => tab.name)].map((section) => `sections.${section}`),
    ...(['row', 'toolbar'] as const)
      .flatMap((place) => actionsOf({ name, fields, list, ...definition }, place))
      .filter(([action]) => !generic.includes(action))
      .map(([action]) => `actions.${action}`),
    ...columns.flatMap((column) =>
      typeof column !== 'string' && column.format ? `export.${column.field}.${column.format}` : [],
    ),
  ];
}

const catalogues = await Promise.all(
  languages.map(async (language) => ({
    language,
    catalogue: (await import(`../../src/i18n/messages/${language}/resources.ts`)).resources as Tree,
  })),
);

test.each(catalogues)(
  'each resource has all its words in $language, and none that no screen shows',
  ({ catalogue }) => {
    expect(Object.keys(catalogue)).toEqual(resources.map(({ name }) => name));
    for (const definition of resources) {
      const { texts: _, gender: __, ...words } = catalogue[definition.name] as Tree;
      const exported = exportOf(definition)?.columns ?? [];
      const headings = leavesOf(words).filter((key) => exported.some((column) => key === `export.${String(column)}`));
      expect([...new Set([...wordsOf(definition), ...headings])].sort()).toEqual(leavesOf(words).sort());
    }
  },
);
