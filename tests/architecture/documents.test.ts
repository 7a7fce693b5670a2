import { existsSync, readFileSync } from 'node:fs';
import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { parseSource, sourceFiles } from './sources.ts';

const behaviours = readFileSync('docs/observed-behaviour.md', 'utf8')
  .split('\n')
  .map((line) => line.split(' | '))
  .filter(([first]) => /^\| \d+$/.test(first ?? ''))
  .map((cells) => ({
    number: cells[0]?.slice(2) ?? '',
    files: [...(cells.at(-1) ?? '').matchAll(/`((?:src|server)\/[^`]+)`/g)].map(([, file = '']) => file),
  }));

const namesRow = (file: string, number: string) =>
  new RegExp(`observed-behaviour\\.md, (?:\\d+ and )?${number}\\b`).test(readFileSync(file, 'utf8'));

test('the table has its nineteen rows in order', () => {
  expect(behaviours.map(({ number }) => number)).toEqual(Array.from({ length: 19 }, (_, index) => String(index + 1)));
});

test.each(behaviours)('row $number names its source files, and each names the row', ({ number, files }) => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !namesRow(file, number))).toEqual([]);
});

const securityGuide = readFileSync('docs/security.md', 'utf8');
const [, ...requirements] = securityGuide.split('\n').filter((line) => /^\| [\d.]+/.test(line));

/** The numbers in a row's first cell: 1.2.1–1.2.3 are three. */
function numbersOf(row: string) {
  const [, cell = ''] = row.split('|');
  return [...cell.matchAll(/([\d.]+\.)(\d+)(?:–[\d.]+\.(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => `${section}${Number(first) + step}`),
  );
}

test('every test file that the ASVS table names exists', () => {
  const testFiles = [...securityGuide.matchAll(/`([\w/]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
  const missing = testFiles.filter((path) => !existsSync(path) && !existsSync(`tests/server/${path}`));

  expect(testFiles.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('the table contains each ASVS requirement once', () => {
  const numbers = requirements.flatMap(numbersOf);

  expect(numbers.length).toBeGreaterThan(180);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

/** The limits that a file defines, as rows of the operator's table begin. */
function limitsIn(file: string) {
  const source = readFileSync(file, 'utf8');
  const rows: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [limit] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineLimit' || !limit) return;
      const text = source.slice(limit.start, limit.end);
      const [, name, max, minutes = '1'] =
        /^{ name: '(\w+)', max: (\d+), windowInMs: (?:(\d+) \* )?minute }$/.exec(text) ?? [];
      rows.push(name ? `| \`${name}\` | ${max} in ${minutes} ${minutes === '1' ? 'minute' : 'minutes'} ` : text);
    },
  }).visit(parseSource(file, source).program);
  return rows;
}

test('the operator’s table has every limit of the server', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## Limits\n');
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));

  const defined = sourceFiles('server').flatMap(limitsIn);
  expect(defined.length).toBeGreaterThan(5);
  expect(
    rows
      .map((row) =>
        row
          .split(/(?=\| )/)
          .slice(0, 2)
          .join(''),
      )
      .toSorted(),
  ).toEqual(defined.toSorted());
});

test('the example of the guide to resources is the product’s FAQ', () => {
  const guide = readFileSync('docs/adding-a-resource.md', 'utf8');
  const files = [
    'src/api/endpoints.ts',
    'src/api/wire.ts',
    'src/i18n/messages/en/resources.ts',
    'src/admin/resources/faq.ts',
  ];
  const blocks = [...guide.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);

  expect(blocks).toHaveLength(files.length);
  for (const [index, file] of files.entries()) expect(readFileSync(file, 'utf8'), file).toContain(blocks[index]);
});
