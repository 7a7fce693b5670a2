import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vocabularyFile, vocabularyPage } from './vocabularyPage.ts';

test('docs/vocabulary.md is up to date with the types; if not, run npm run vocabulary', () => {
  expect(readFileSync(vocabularyFile, 'utf8')).toBe(vocabularyPage());
});
