import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guidelines } from '#api/extensions/wire.ts';
import { createTranslate, languages } from '#server/language/translate.ts';
import { readSource } from '#site/legal/compileDocument.ts';
import { languageOf } from './notices.ts';

test.each(languages)('a reason has the title of its section of the Community Guidelines, in %s', (language) => {
  const source = readSource(readFileSync(`src/site/legal/texts/guideliness/${language}.md`, 'utf8'));
  const t = createTranslate(language);
  const headings = guidelines.map((id) => source.find((section) => section.id === id)?.heading);

  expect(guidelines.map((id) => t(`guidelines.${id}`))).toEqual(headings);
});

test.each([
  ['Français, Español, English', 'es'],
  ['English, 한국어', 'en'],
  [null, 'en'],
])('a profile with the languages %s gets notices in %s', (profileLanguages, language) => {
  expect(languageOf(profileLanguages)).toBe(language);
});
