import { expect, test } from 'vitest';
import { compareFigures, type Figures } from './figures.ts';

const line: Figures = { html: 12_000, bytes: 200_000, modules: 50, requests: 20, commits: 3 };

const compare = (changes: Partial<Figures>) => compareFigures({ home: { ...line, ...changes } }, { home: line });

test('a start with the figures of its line is the same', () => {
  expect(compare({})).toEqual([]);
});

test.each(['html', 'bytes', 'modules', 'requests', 'commits'] as const)('a start grows by one of %s', (name) => {
  const grown = compare({ [name]: line[name] + 1 });
  expect(grown).toEqual([
    `home: ${name} was ${line[name]} and is ${line[name] + 1}. If the growth is meant, change the line in docs/starts.json (npm run starts), and say why in the commit.`,
  ]);
});

test.each(['modules', 'requests', 'commits'] as const)(
  'the line is lowered when a start needs one less of %s',
  (name) => {
    expect(compare({ [name]: line[name] - 1 })).toEqual([
      `home: ${name} was ${line[name]} and is ${line[name] - 1}. Lower the line in docs/starts.json (npm run starts), so that it does not grow again.`,
    ]);
  },
);

test('the line of bytes is lowered when a start is lighter by two steps', () => {
  expect(compare({ bytes: line.bytes - 999 })).toEqual([]);
  expect(compare({ bytes: line.bytes - 1_000 })).toHaveLength(1);
});

test('a start without a line, and a line without a start, are differences', () => {
  expect(compareFigures({ home: line }, {})).toHaveLength(5);
  expect(compareFigures({}, { home: line })).toEqual([
    'home: is no longer measured. Remove its line from docs/starts.json.',
  ]);
});
