import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const [, ...rows] = text.split('\n').filter((line) => /^\| [\d.]+/.test(line));

/** The numbers in a row's first cell: 1.2.1–1.2.3 are three. */
function numbersOf(row: string) {
  const [, cell = ''] = row.split('|');
  return [...cell.matchAll(/([\d.]+\.)(\d+)(?:–[\d.]+\.(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => `${section}${Number(first) + step}`),
  );
}

test('every test file that the ASVS table names exists', () => {
  const testFiles = [...text.matchAll(/`([\w/]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
  const missing = testFiles.filter((path) => !existsSync(path) && !existsSync(`tests/server/${path}`));

  expect(testFiles.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('the table contains each ASVS requirement once', () => {
  const numbers = rows.flatMap(numbersOf);

  expect(numbers.length).toBeGreaterThan(180);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
