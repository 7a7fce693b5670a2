import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTranslate, languages } from '#server/language/translate.ts';
import { readSource } from '#site/legal/readSource.ts';
import { guidelines, languageOf } from './guidelines.ts';

test.each(languages)(
  'each reason is called what its section of the Community Guidelines is called, in %s',
  (language) => {
    const source = readSource(readFileSync(`src/site/legal/texts/guideliness/${language}.md`, 'utf8'));
    const t = createTranslate(language);
    const headings = guidelines.map((id) => source.find((section) => section.id === id)?.heading);

    expect(guidelines.map((id) => t(`guidelines.${id}`))).toEqual(headings);
  },
);

test.each([
  ['Français, Español, English', 'es'],
  ['हिन्दी, मराठी, English', 'hi'],
  ['English, 한국어', 'en'],
  ['Türkçe', 'en'],
  [null, 'en'],
])('who speaks %s is told in %s', (spoken, language) => {
  expect(languageOf(spoken)).toBe(language);
});
