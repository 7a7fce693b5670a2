import { expect, test } from 'vitest';
import { languageOf } from './profileLanguages.ts';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['Français, Español, English', 'es'],
  ['English, 한국어', 'en'],
  ['ko', 'ko'],
  ['KO', 'ko'],
  ['ko-KR', 'ko'],
  ['es_MX', 'es'],
  ['en-GB, ko', 'en'],
  ['kor', 'ko'],
  ['fr, ko', 'ko'],
  ['zh / ko', 'ko'],
  ['Korean', 'ko'],
  ['coreano', 'ko'],
  ['한국어', 'ko'],
  ['한국어'.normalize('NFD'), 'ko'],
  ['español', 'es'],
  ['ESPANOL; Inglés', 'es'],
  ['Español (México)', 'es'],
  ['Castellano', 'es'],
  ['हिंदी', 'hi'],
  ['हिन्दी, English', 'hi'],
  ['Hindi', 'hi'],
  ['Français, 日本語', 'en'],
  ['no-such-tag-at-all, hi-IN', 'hi'],
])('a profile with the languages %s gets texts in %s', (profileLanguages, language) => {
  expect(languageOf(profileLanguages)).toBe(language);
});
