import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { extensions } from '#api/extensions/endpoints.ts';
import { readSource } from '#site/legal/compileDocument.ts';
import { legalPages } from '#site/legalPages.ts';
import { notPromises } from './notPromises.ts';

const document = readFileSync('docs/promises.md', 'utf8');

type Sentence = { page: string; text: string };

/** What no program can keep, as the document names it. */
const people = ['support', 'privacy', 'reports', 'legal', 'editors', 'operators', 'app'];

/** Where we say what we do, where a time is named, and what anybody can do whenever they like. */
const promising =
  /\b[Ww]e\b|\{\{period|\bOur (?:server|staff)\b|Every such|Only authorised|It does not write|goes to our team|carry the label|get a copy|at any time|whenever you like|\bas long as\b|\buntil\b/;

/** What we may do or suspect, and what we say that we do not do, cannot do, or are not: a sentence may promise beside it. */
const statement =
  /\b[Ww]e (?:may|do not (?:verify|carry|collect|promise|run|check|vouch|have)|provide|are|did|have no|suspect|find (?:more|that)|cannot|license|collect|process|use|would)\b/g;

/** Where a sentence ends, and each item of a list. */
const sentencesOf = (text: string) =>
  text.split('\n').flatMap((line) => line.replace(/^(?:-|\d+\.) /, '').split(/(?<=[.!?:”])\s+(?=[A-Z*[{“])/));

const isPromise = (text: string) => promising.test(text.replaceAll(statement, ''));

const promisesIn = (page: string, markdown: string): Sentence[] =>
  readSource(markdown)
    .flatMap((section) => sentencesOf(section.text))
    .filter(isPromise)
    .map((text) => ({ page, text }));

const sentences = legalPages.flatMap((page) =>
  promisesIn(page, readFileSync(`src/site/legal/texts/${page}/en.md`, 'utf8')),
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

/** The keepers that a row names, each with whether it exists. */
function keepersOf(row: string) {
  const cell = row.split(' | ').at(-1)?.replace(/ \|$/, '') ?? '';
  const tests = [...cell.matchAll(/\]\(\.\.\/([^)]+)\): ([^;]+)/g)].map(([, path = '', name = '']) => {
    const file = join('.', path);
    return { keeper: `${path}: ${name}`, exists: existsSync(file) && readFileSync(file, 'utf8').includes(name.trim()) };
  });
  const calls = [...cell.matchAll(/`([\w.]+)`/g)].map(([, call = '']) => {
    return { keeper: call, exists: operations.includes(call) };
  });
  const persons = [...cell.matchAll(/\*\*(\w+)\*\*/g)].map(([, who = '']) => {
    return { keeper: who, exists: people.includes(who) };
  });
  return [...tests, ...calls, ...persons];
}

test('every promise of the legal pages is in the table, or named as none', () => {
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => !isQuoted(sentence))).toEqual([]);
});

test('what the table quotes is said where it says, in a sentence that promises', () => {
  expect(quoted.filter((quotation) => !sentences.some((sentence) => isQuoted(sentence, [quotation])))).toEqual([]);
});

test.each(rows)('the keeper exists in %s', (row) => {
  const keepers = keepersOf(row);

  expect(keepers.length).toBeGreaterThan(0);
  expect(keepers.filter(({ exists }) => !exists)).toEqual([]);
});

test('a promise that nobody keeps is found, and so is a keeper that is none', () => {
  const [promise] = promisesIn('terms', '# Terms\n\nWe may change. We bring flowers at once.\n');

  expect(promise).toEqual({ page: 'terms', text: 'We bring flowers at once.' });
  expect(isQuoted(promise as Sentence)).toBe(false);
  expect(
    keepersOf('| flowers | terms “flowers” | [x](../tests/nothing.test.ts): brings; `users.forget`; **nobody** |'),
  ).toEqual([
    { keeper: 'tests/nothing.test.ts: brings', exists: false },
    { keeper: 'users.forget', exists: false },
    { keeper: 'nobody', exists: false },
  ]);
});
