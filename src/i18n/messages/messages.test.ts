import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { legalTexts } from './legalTexts.ts';
import { loadFailure } from './loadFailure.ts';
import { openGraph } from './openGraph.ts';

const files = import.meta.glob<Record<string, unknown>>('./*/*.ts', { eager: true });

/** In every language at once: each file says why. */
const tables: Record<string, Record<string, unknown>> = { legalTexts, loadFailure, openGraph };

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
  'Spam',
  'Min',
  'Simple.',
  'Inspector',
  'Email',
  'Ticket |||| Tickets',
  'Tickets',
  'Hindi',
  '%{count} USD',
];

const leavesOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

const messagesOf = (language: string, namespace: string) => {
  const messages = files[`./${language}/${namespace}.ts`]?.[namespace] ?? tables[namespace]?.[language];
  return new Map(leavesOf(messages));
};

/** The name of a resource and of an action in its several forms: each language takes the one that its sentence needs. */
const formOf: Record<string, string> = { names: 'name', noun: 'name', nouns: 'name', verb: 'action' };

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => formOf[name] ?? name))].sort();
const withoutPlaceholders = (text: string) => text.replaceAll(/%\{\w+\}/g, '');
const marks = (text: string) => text.split('*').length - 1;

const namespaces = Object.keys(files)
  .map((file) => /^\.\/en\/(\w+)\.ts$/.exec(file)?.[1])
  .filter((namespace) => namespace !== undefined);
const translations = [...namespaces, ...Object.keys(tables)].flatMap((namespace) =>
  languages.filter((language) => language !== 'en').map((language) => ({ namespace, language })),
);

test.each(translations)(
  '$namespace in $language keeps placeholders and marks, and leaves nothing blank',
  ({ namespace, language }) => {
    const translated = messagesOf(language, namespace);
    for (const [key, english] of messagesOf('en', namespace)) {
      const text = translated.get(key) ?? '';
      expect({ key, placeholders: placeholders(text), marks: marks(text) }).toEqual({
        key,
        placeholders: placeholders(english),
        marks: marks(english),
      });
      expect(withoutPlaceholders(text), `${key} has a brace that is no placeholder`).not.toMatch(/[{}]/);
      expect(text.trim() === '', `${key} is blank`).toBe(english.trim() === '');
    }
  },
);

test.each(translations)('$namespace in $language is translated', ({ namespace, language }) => {
  const translated = messagesOf(language, namespace);
  const left = [...messagesOf('en', namespace)].filter(
    ([key, english]) =>
      /\p{L}/u.test(withoutPlaceholders(english)) &&
      translated.get(key) === english &&
      !sameAsEnglish.includes(english),
  );
  expect(left).toEqual([]);
});
