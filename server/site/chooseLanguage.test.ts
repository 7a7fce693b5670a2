import { expect, test } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

const offered = ['en', 'ko', 'es', 'hi'];

const choose = (address: string, cookie: string | null, acceptLanguage: string | null) =>
  chooseLanguage({ query: new URLSearchParams(address), cookie, acceptLanguage }, offered);

test.each([
  ['lng=ko', 'i18next=es', 'hi', 'ko'],
  ['', 'i18next=es', 'hi', 'es'],
  ['', null, 'hi', 'hi'],
  ['', null, null, undefined],
])('the address comes before the cookie, and the cookie before the browser (%s, %s, %s)', (...row) => {
  const [address, cookie, acceptLanguage, language] = row;

  expect(choose(address, cookie, acceptLanguage)).toBe(language);
});

test.each([
  ['es-MX', 'es'],
  ['ES', 'es'],
  ['fr, ko;q=0.5', 'ko'],
  ['en;q=0.4, hi;q=0.9, es;q=0.7', 'hi'],
  ['ko;q=0, es;q=0.1', 'es'],
  ['hi-Deva-IN', 'hi'],
  ['*', undefined],
  ['de-CH, fr', undefined],
  ['estonian', undefined],
  ['es;q=yes', undefined],
  ['<script>alert(1)</script>, ko', 'ko'],
  [`${'fr,'.repeat(10_000)}ko`, undefined],
])('Accept-Language: %.40s leads to %s', (header, language) => {
  expect(choose('', null, header)).toBe(language);
});

test.each([
  ['lng=fr', null],
  ['lng=', null],
  ['lng=en%3Cscript%3E', null],
  ['lng=../../en', null],
  ['lng=__proto__', null],
  ['lng=en%00', null],
  ['', 'i18next=%3Cscript%3E'],
  ['', 'i18next=constructor'],
  ['', 'i18next'],
  ['', 'xi18next=en; other=en'],
])('a value that is no language is ignored (%s, %s)', (address, cookie) => {
  expect(choose(address, cookie, 'ko')).toBe('ko');
});

test.each([
  ['lng=es-MX', null, 'es'],
  ['lng=fr&lng=es', 'i18next=hi', 'hi'],
  ['', 'session=1; i18next=ko; theme=dark', 'ko'],
  ['', 'i18next=pt; i18next=ko', undefined],
])('a language is found in %s and %s', (address, cookie, language) => {
  expect(choose(address, cookie, null)).toBe(language);
});
