import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extensions } from '#api/extensions/endpoints.ts';
import { readSource } from '#site/legal/compileDocument.ts';
import { legalPages } from '#site/legalPages.ts';
import { notPromises } from './notPromises.ts';

const document = readFileSync('docs/promises.md', 'utf8');

type Sentence = { page: string; text: string };

/** The document's names for people who keep a promise. */
const people = ['support', 'privacy', 'reports', 'legal', 'editors', 'operators', 'app'];

/** The signs of a promise: a statement about us, a period, or a right without a time limit. */
const promising =
  /\b[Ww]e\b|\{\{period|\bOur (?:server|staff)\b|Someone else|Every such|Only authorised|It does not write|goes to our team|carry the label|get a copy|at any time|whenever you like|\bas long as\b|\buntil\b/;

/** Statements that promise nothing. A sentence may contain a promise besides. */
const statement =
  /\b[Ww]e (?:may|do(?: not|n’t) (?:verify|carry|collect|promise|run|check|vouch|have)|provide|are|did|have no|suspect|find (?:more|that)|cannot|license|collect(?! no )|process|use|would)\b/g;

/** Where a sentence ends, and each item of a list. */
const sentencesOf = (text: string) =>
  text.split('\n').flatMap((line) => line.replace(/^(?:-|\d+\.) /, '').split(/(?<=[.!?:”])\s+(?=[A-Z*[{“])/));

const isPromise = (text: string) => promising.test(text.replaceAll(statement, ''));

const sentences = legalPages.flatMap((page) =>
  readSource(readFileSync(`src/site/legal/texts/${page}/en.md`, 'utf8'))
    .flatMap((section) => sentencesOf(section.text))
    .filter(isPromise)
    .map((text) => ({ page, text })),
);

const rows = document.split('\n').filter((line) => line.startsWith('| ') && line.includes('“'));

/** The quotations of a row. One without a page is of the page before it. A quotation may contain quotation marks. */
function quotedIn(row: string): Sentence[] {
  let page = '';
  return [...row.matchAll(/(?:([a-z-]+) )?“(.+?)”(?=,| \|)/g)].map(([, named, text = '']) => {
    page = named ?? page;
    return { page, text };
  });
}

const quoted = [
  ...rows.flatMap(quotedIn),
  ...Object.entries(notPromises).flatMap(([page, texts]) => texts.map((text) => ({ page, text }))),
];

const isQuoted = ({ page, text }: Sentence, all = quoted) =>
  all.some((quotation) => quotation.page === page && text.includes(quotation.text));

const operations = Object.values(extensions).flatMap(({ endpoints }) =>
  Object.entries<object>(endpoints).flatMap(([resource, calls]) =>
    Object.keys(calls).map((name) => `${resource}.${name}`),
  ),
);

test('every promise of the legal pages is in the table, or named as none', () => {
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => !isQuoted(sentence))).toEqual([]);
});

test('each quotation of the table is in its document, in a sentence that promises', () => {
  expect(quoted.filter((quotation) => !sentences.some((sentence) => isQuoted(sentence, [quotation])))).toEqual([]);
});

test.each(rows)('the keeper exists in %s', (row) => {
  const cell = row.split(' | ').at(-1)?.replace(/ \|$/, '') ?? '';
  const tests = [...cell.matchAll(/\]\(\.\.\/([^)]+)\): ([^;]+)/g)];
  const calls = [...cell.matchAll(/`([\w.]+)`/g)];
  const persons = [...cell.matchAll(/\*\*(\w+)\*\*/g)];

  expect(tests.length + calls.length + persons.length).toBeGreaterThan(0);
  for (const [, path = '', name = ''] of tests) expect(readFileSync(path, 'utf8'), path).toContain(name.trim());
  for (const [, call] of calls) expect(operations).toContain(call);
  for (const [, person] of persons) expect(people).toContain(person);
});
