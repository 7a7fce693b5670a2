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

/** Keys that the code composes, such as `statistics.${card}` and the sentences of an operation. */
const composed = new RegExp(
  `^(${[
    'chart\\.(noteOf\\.)?(weekly|cumulative)',
    'conflict\\.(theirs|yours)',
    'statistics\\.(ios|android|total|lastWeek\\..+|byDay\\..+)',
    '(sort|filters)\\.(pageOnly|loadedOnly)',
    'actions\\.view',
    'menu\\.(groups|roles)\\..+',
    'preferences\\.(schemes|photosAre)\\..+',
    '(image|file)\\.(choose|replace|remove|notAccepted)',
    'sentences\\.(actions?|phrase)\\..+',
    '.+\\.failure',
    'sentences\\.(create|update)\\.save',
  ].join('|')})$`,
);

/** The keys that the code neither names, with or without `sentences.`, nor composes. */
const unusedIn = (keys: readonly string[], code: string) =>
  keys.filter(
    (key) => !composed.test(key) && !new RegExp(`['"](admin\\.)?${key.replace(/^sentences\./, '')}['"]`).test(code),
  );

test('the code uses every message of the dashboard', () => {
  expect(unusedIn(leavesOf(admin), sources)).toEqual([]);
});

test('an unused message is found', () => {
  expect(unusedIn(['frame.loading', 'frame.gone', 'sentences.list.gone'], sources)).toEqual([
    'frame.gone',
    'sentences.list.gone',
  ]);
});
