import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { languages } from '#i18n/language.ts';
import { atomFeed } from './atomFeed.ts';

const day = /^\d{4}-\d\d-\d\dT00:00:00Z$/;

test.each(languages)('the feed in %s is valid Atom, newest first, and translated', async (language) => {
  const text = atomFeed(language, await createI18n(language, ['layout', 'legal', 'prerendered']));
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const valuesOf = (selector: string) => [...document.querySelectorAll(selector)].map((at) => at.textContent ?? '');
  const dates = valuesOf('entry > updated');

  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(document.documentElement.getAttribute('xml:lang')).toBe(language);
  expect(valuesOf('feed > updated')).toEqual([dates[0]]);
  expect(dates).toEqual(dates.map(() => expect.stringMatching(day)));
  expect(dates).toEqual([...dates].sort().reverse());
  expect(valuesOf('feed > author > name')).toEqual(['Hullo']);
  expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(valuesOf('feed > id')[0]);
  expect(new Set(valuesOf('entry > id')).size).toBe(dates.length);
  for (const entryText of valuesOf('entry > title, entry > summary'))
    expect(entryText).not.toMatch(/^$|%\{|descriptions\./);
});

test.each([
  ['en', 'Terms of Service: new version, August 3, 2025'],
  ['es', 'Términos del servicio: nueva versión del 3 de agosto de 2025'],
  ['ko', '서비스 이용약관: 2025년 8월 3일 개정'],
  ['hi', 'सेवा की शर्तें: 3 अगस्त 2025 का नया वर्शन'],
] as const)('an entry in %s says what is new', async (language, title) => {
  const text = atomFeed(language, await createI18n(language, ['layout', 'legal', 'prerendered']));
  expect(text).toContain(`<title>${title}</title>`);
});
