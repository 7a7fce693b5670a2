import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

const app = new Hono().get('*', detectLanguage(['querystring', 'cookie', 'header'], ['ko', 'es', 'hi']), (c) =>
  c.text(c.get('language')),
);

const detect = async (query: string, cookie: string | null, acceptLanguage: string | null) => {
  const headers = { ...(cookie && { Cookie: cookie }), ...(acceptLanguage && { 'Accept-Language': acceptLanguage }) };
  const response = await app.request(`/?${query}`, { headers });
  expect(response.headers.get('Set-Cookie')).toBeNull();
  return response.text();
};

test.each([
  ['lng=ko', 'i18next=es', 'hi', 'ko'],
  ['', 'i18next=es', 'hi', 'es'],
  ['', null, 'hi', 'hi'],
  ['', null, null, 'en'],
])('the URL comes before the cookie, and the cookie before the browser (%s, %s, %s)', async (...row) => {
  const [query, cookie, acceptLanguage, language] = row;

  expect(await detect(query, cookie, acceptLanguage)).toBe(language);
});

test.each([
  ['es-MX', 'es'],
  ['ko_KR', 'ko'],
  ['en;q=0.4, hi;q=0.9, es;q=0.7', 'hi'],
  ['ko;q=0', 'en'],
  ['de-CH, fr', 'en'],
  ['estonian', 'en'],
  ['<script>alert(1)</script>, ko', 'ko'],
])('Accept-Language: %s leads to %s', async (header, language) => {
  expect(await detect('', null, header)).toBe(language);
});

test.each([
  ['lng=', null],
  ['lng=en%3Cscript%3E', null],
  ['', 'xi18next=en; other=en'],
])('an unknown language is ignored (%s, %s)', async (query, cookie) => {
  expect(await detect(query, cookie, 'ko')).toBe('ko');
});

test.each([
  ['lng=es_MX', null, 'es'],
  ['lng=fr&lng=es', 'i18next=hi', 'hi'],
  ['', 'session=1; i18next=ko; theme=dark', 'ko'],
  ['', 'i18next=pt; i18next=ko', 'en'],
])('a language is found in %s and %s', async (query, cookie, language) => {
  expect(await detect(query, cookie, null)).toBe(language);
});
