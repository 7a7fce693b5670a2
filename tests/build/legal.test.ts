import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { builtIn, openPage, readBuilt } from './builtFiles.ts';

const titles = [
  ['terms', /terms of service/i],
  ['eula', /licen[cs]e agreement/i],
  ['privacy', /privacy policy/i],
  ['disclaimer', /disclaimer/i],
  ['guideliness', /community guidelines/i],
  ['tolerance', /zero[- ]tolerance/i],
  ['report', /how to report/i],
  ['user-disclaimer', /user disclaimer/i],
] as const;

test.each(titles)('%s is headed %s, between header and footer, and has sections', (document, title) => {
  const page = openPage(document);

  expect(page.querySelector('header + main h1')?.textContent).toMatch(title);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelectorAll('section[id]').length).toBeGreaterThan(5);
  expect(page.querySelector('main + footer')).not.toBeNull();
});

test('the text of the documents is in the pages and in no script', () => {
  const withText = builtIn('assets', '.js').filter((file) =>
    /Duplicate accounts are prohibited|class action|중복 계정/.test(readBuilt(file)),
  );

  expect(withText).toEqual([]);
  expect(readBuilt('pages/en/terms.html')).toContain('Duplicate accounts are prohibited');
});

test.each(languages)('the user disclaimer stays English in %s, and says so', (language) => {
  const page = openPage('user-disclaimer', language);

  expect(page.querySelector('main')?.textContent).toContain('Last Updated: August 3, 2025');
  expect(page.querySelector('article[lang="en"]')).not.toBeNull();
  expect(page.documentElement.lang).toBe(language);
});
