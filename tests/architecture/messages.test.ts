import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { admin } from '#i18n/messages/en/admin.ts';

type Tree = { [key: string]: string | Tree };

const leavesOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : leavesOf(value, `${path}${key}.`),
  );

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/messages|\.test\./.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Keys that the code puts together, `statistics.${card}` and the sentences of an operation. */
const composed = new RegExp(
  `^(${[
    'statistics\\.(ios|android|total)',
    'summary\\.(count|sum|mean)',
    '(sort|filters)\\.(pageOnly|readOnly)',
    'actions\\.view',
    'sentences\\.actions?\\..+',
    '.+\\.failure',
  ].join('|')})$`,
);

/** What is neither named whole, nor named without `sentences.`, nor put together. */
const unusedIn = (keys: readonly string[], code: string) =>
  keys.filter(
    (key) => !composed.test(key) && !new RegExp(`['"](admin\\.)?${key.replace(/^sentences\./, '')}['"]`).test(code),
  );

test('every word of the dashboard is said somewhere', () => {
  expect(unusedIn(leavesOf(admin), sources)).toEqual([]);
});

test('a word that nothing says is found', () => {
  expect(unusedIn(['frame.loading', 'frame.gone', 'sentences.list.gone'], sources)).toEqual([
    'frame.gone',
    'sentences.list.gone',
  ]);
});
