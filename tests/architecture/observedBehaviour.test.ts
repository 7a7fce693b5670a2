import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/observed-behaviour.md', 'utf8')
  .split('\n')
  .map((line) => line.split(' | '))
  .filter(([first]) => /^\| \d+$/.test(first ?? ''))
  .map((cells) => ({
    number: cells[0]?.slice(2) ?? '',
    files: [...(cells.at(-1) ?? '').matchAll(/`((?:src|server)\/[^`]+)`/g)].map(([, file = '']) => file),
  }));

const namesRow = (file: string, number: string) =>
  new RegExp(`observed-behaviour\\.md, (?:\\d+ and )?${number}\\b`).test(readFileSync(file, 'utf8'));

test('the table has its twenty rows in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
});

test.each(rows)('row $number names its source files, and each names the row', ({ number, files }) => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !namesRow(file, number))).toEqual([]);
});
