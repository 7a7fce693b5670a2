import { expect, test } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { type PageName, pageAt, pages } from './pages.ts';

test.each([
  ['/', 'home'],
  ['//', 'home'],
  ['/no-such-page', 'not-found'],
  ['/dashboards', 'not-found'],
])('%s is the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test.each([
  ['home', 'Hullo: meet the person before the picture'],
  ['terms', 'Terms of Service – Hullo'],
  ['not-found', 'Page not found'],
] satisfies [PageName, string][])(
  'the title of %s is made of the messages that the page downloads',
  async (name, title) => {
    const { namespaces, title: titleOf } = pages[name];
    expect(titleOf(await createI18n('en', namespaces))).toBe(title);
  },
);
