import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vocabularyFile, vocabularyPage } from './vocabularyPage.ts';

test('the page of the vocabulary is what its types say; else run npm run docs -- vocabulary', () => {
  expect(readFileSync(vocabularyFile, 'utf8')).toBe(vocabularyPage());
});

test('every kind of field has a chapter with its line', () => {
  const page = vocabularyPage();

  for (const kind of ['text', 'money', 'choice', 'date', 'reference', 'computed', 'custom']) {
    expect(page).toMatch(new RegExp(`\\n### ${kind}\\n\\n\\S.+\\n`));
  }
});
