import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./*/*.ts', { eager: true });

/** Names, formats and words that are the same in several languages. */
const sameAsEnglish = [
  'Maya',
  'Jun',
  'Noor',
  'Kabir',
  'Ruth',
  'Leo',
  'Sol',
  'Theo',
  'Maya, 34',
  'Jun, 29',
  'Noor, 31',
  'Kabir, 38',
  'Ruth, 67',
  'Leo, 42',
  'Sol, 26',
  'Theo, 61',
  'App Store',
  'Google Play',
  'No',
  'Error',
  'iOS',
  'Android',
  'FAQ',
  'FAQs',
  'UUID',
  'ID',
  'CSV',
  'Min',
  'Simple.',
  'Inspector',
  'Email',
];

const leavesOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

const wordsOf = (language: string, area: string) => {
  const words = files[`./${language}/${area}.ts`]?.[area];
  return new Map(leavesOf(words));
};

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|%?\{\w+\}/g))].sort();
const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{\w+\}\}|%\{\w+\}/g, '');
const marks = (text: string) => text.split('*').length - 1;

const areas = Object.keys(files)
  .map((file) => /^\.\/en\/(\w+)\.ts$/.exec(file)?.[1])
  .filter((area) => area !== undefined);
const translations = areas.flatMap((area) => ['es', 'ko', 'hi'].map((language) => ({ area, language })));

test.each(translations)('$area in $language has the words that English has', ({ area, language }) => {
  expect([...wordsOf(language, area).keys()].sort()).toEqual([...wordsOf('en', area).keys()].sort());
});

test.each(translations)(
  '$area in $language keeps placeholders and marks, and leaves nothing blank',
  ({ area, language }) => {
    const translated = wordsOf(language, area);
    for (const [key, english] of wordsOf('en', area)) {
      const text = translated.get(key) ?? '';
      expect({ key, placeholders: placeholders(text), marks: marks(text) }).toEqual({
        key,
        placeholders: placeholders(english),
        marks: marks(english),
      });
      expect(text.trim() === '', `${key} is blank`).toBe(english.trim() === '');
    }
  },
);

test.each(translations)('$area in $language is translated', ({ area, language }) => {
  const translated = wordsOf(language, area);
  const left = [...wordsOf('en', area)].filter(
    ([key, english]) =>
      /\p{L}/u.test(withoutPlaceholders(english)) &&
      translated.get(key) === english &&
      !sameAsEnglish.includes(english),
  );
  expect(left).toEqual([]);
});
