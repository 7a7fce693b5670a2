import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';

const catalogues = import.meta.glob<Record<string, unknown>>(
  [
    '/src/i18n/messages/*/*.ts',
    '!/src/i18n/messages/*/lists.ts', // `admin.ts` contains it
    '/server/language/messages/*.ts',
  ],
  { eager: true },
);

/** The languages with a form for one. */
const withSingular = languages.filter((language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('one'),
);

/** The placeholders that a number replaces. Others, such as `%{size}`, have their unit. */
const number =
  /%\{(?:smart_count|count|total|recipients|sent|failed|done|loaded|pages|hours_left|min|max|number|megabytes|pixels|megapixels|left)\}/;

/** A number after a colon or in brackets is no part of a sentence: `Recipients: 1`. */
const apart = new RegExp(`: ${number.source}[.।]?$|\\(${number.source}\\)`);

/** The messages whose words are right for one and for many, in these languages, and why. */
const exceptions: readonly [reason: string, languages: readonly string[], keys: readonly string[]][] = [
  [
    'The number is never one.',
    withSingular,
    [
      ...['field.tooLong', 'session.shortPassword', 'image.tooWide', 'image.tooManyPixels'],
      ...['admin.pages.searchAll', 'admin.pages.loadedOf', 'reactAdmin.ra.message.select_all_limit_reached'],
      ...['reactAdmin.ra.validation.minLength', 'reactAdmin.ra.validation.maxLength'],
    ],
  ],
  ['The specification fixes the text.', withSingular, ['admin.list.range']],
  [
    'It counts nothing that is named, or abbreviates its unit.',
    withSingular,
    [
      ...['request.tooLarge', 'image.tooHeavy', 'extensions.cases.choices.due.inTime'],
      ...['admin.gallery.photo', 'admin.gallery.position', 'admin.rules.minEntries', 'admin.rules.maxEntries'],
      ...['reactAdmin.ra.validation.minValue', 'reactAdmin.ra.validation.maxValue'],
      'reactAdmin.ra.navigation.page_range_info',
    ],
  ],
  [
    'English participles have one form.',
    ['en'],
    [
      ...['admin.letter.progress', 'admin.letter.failed', 'admin.bulk.progress'],
      ...['joined', 'confirmed', 'unsubscribed'].map((change) => `admin.statistics.lastWeek.${change}`),
    ],
  ],
  [
    'The Hindi noun or verb has one form.',
    ['hi'],
    [
      ...['admin.menu.waiting', 'admin.letter.progress', 'admin.bulk.title', 'admin.bulk.remaining'],
      'admin.statistics.lastWeek.unsubscribed',
    ],
  ],
];

const leavesOf = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

/** The messages of a language by key. Those of the server have no namespace. */
const messagesIn = (language: string) =>
  Object.entries(catalogues).flatMap(([file, exported]) => {
    if (file.includes('/server/')) return file.endsWith(`/${language}.ts`) ? leavesOf(exported[language], '') : [];
    return file.includes(`/${language}/`) ? leavesOf(exported, '') : [];
  });

const isSingular = (text: string) => number.test(text) && !text.includes('||||') && !apart.test(text);

const exceptedIn = (language: string) =>
  exceptions.flatMap(([, languages, keys]) => (languages.includes(language) ? keys : []));

test.each(withSingular)('a message with a number has a form for one in %s', (language) => {
  const messages = messagesIn(language);
  expect(messages.length).toBeGreaterThan(500);
  const found = messages.filter(([, text]) => isSingular(text));
  expect(found.filter(([key]) => !exceptedIn(language).includes(key))).toEqual([]);
  const keys = messages.map(([key]) => key);
  expect(exceptedIn(language).filter((key) => !keys.includes(key))).toEqual([]);
});

test('a message without a form for one is found', () => {
  expect(isSingular('%{recipients} recipients')).toBe(true);
  expect(isSingular('1 recipient |||| %{smart_count} recipients')).toBe(false);
  expect(isSingular('Recipients: %{recipients}.')).toBe(false);
});
