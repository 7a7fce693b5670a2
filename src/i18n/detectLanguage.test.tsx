import { afterEach, expect, test, vi } from 'vitest';
import { detectLanguage, languageOfUrl, saveLanguage } from './detectLanguage.ts';
import { detectDashboardLanguage } from './language.ts';

type Visit = {
  url?: string;
  selected?: string;
  cookie?: string;
  local?: string;
  session?: string;
  browser?: string[];
  html?: string;
};

/** The browser tested in has no cookie store. */
const setCookie = (value: string) => Reflect.set(document, 'cookie', `i18next=${value}; path=/`);

function visit({ url = '/', selected, cookie, local, session, browser = [], html = '' }: Visit) {
  history.replaceState(null, '', url);
  if (selected) localStorage.setItem('selected-language', selected);
  if (cookie) setCookie(cookie);
  if (local) localStorage.setItem('i18nextLng', local);
  if (session) sessionStorage.setItem('i18nextLng', session);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  document.documentElement.lang = html;
}

afterEach(() => setCookie('; max-age=0'));

const everything: Visit = {
  url: '/?lng=ko',
  selected: 'es',
  cookie: 'hi',
  local: 'ko',
  session: 'es',
  browser: ['hi-IN'],
  html: 'ko',
};

test.each<[string, Visit, string]>([
  ['the URL comes first', everything, 'ko'],
  ['then the saved selection', { ...everything, url: '/' }, 'es'],
  ['then the cookie', { ...everything, url: '/', selected: '' }, 'hi'],
  ['then local storage', { local: 'ko', session: 'es', browser: ['hi'] }, 'ko'],
  ['then session storage', { session: 'es', browser: ['hi'] }, 'es'],
  ['then the browser', { browser: ['hi-IN', 'ko'], html: 'ko' }, 'hi'],
  ['then the page', { html: 'ko' }, 'ko'],
  ['and English by default', {}, 'en'],
  ['a browser language that is not offered is passed over', { browser: ['xx-XX', 'ko-KR'] }, 'ko'],
  ['a region does not matter', { browser: ['es-MX'] }, 'es'],
])('%s', (_, given, expected) => {
  visit(given);
  expect(detectLanguage()).toBe(expected);
});

test.each([
  'xx',
  '<script>alert(1)</script>',
  'ko"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../ko',
  '__proto__',
  'dev',
  'k'.repeat(5_000),
])('%.40s is ignored, in every source', (hostile) => {
  visit({
    url: `/?lng=${encodeURIComponent(hostile)}`,
    selected: hostile,
    cookie: encodeURIComponent(hostile),
    local: hostile,
    session: hostile,
    browser: [hostile],
    html: hostile,
  });

  expect(detectLanguage()).toBe('en');
  expect(detectDashboardLanguage()).toBe('en');
  expect(languageOfUrl()).toBeUndefined();
});

test('the dashboard uses only the saved choice', () => {
  visit({ ...everything, selected: '' });
  expect(detectDashboardLanguage()).toBe('en');

  visit({ selected: 'hi' });
  expect(detectDashboardLanguage()).toBe('hi');
});

test('a choice is saved for the next visit, the server and the dashboard', () => {
  visit({});
  saveLanguage('ko');

  expect(localStorage.getItem('selected-language')).toBe('ko');
  expect(localStorage.getItem('i18nextLng')).toBe('ko');
  expect(document.cookie).toBe('i18next=ko');
});

test.each([
  ['https:', '; Secure'],
  ['http:', ''],
])('over %s the cookie has "%s"', (protocol, expected) => {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
  saveLanguage('ko');

  expect(written).toEqual([expect.stringMatching(new RegExp(`^i18next=ko; Path=/${expected}; SameSite=lax`, 'i'))]);
});
