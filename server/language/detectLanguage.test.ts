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
  ['', null, 'en;q=0.4, hi;q=0.9, es;q=0.7', 'hi'],
  ['', null, null, 'en'],
  ['lng=es_MX', null, null, 'es'],
  ['', null, 'ko_KR', 'ko'],
  ['lng=fr', 'i18next=hi', null, 'hi'],
  ['lng=en%3Cscript%3E', null, 'ko', 'ko'],
  ['', 'xi18next=en; other=en', 'ko', 'ko'],
  ['', null, 'estonian', 'en'],
  ['', null, '<script>alert(1)</script>, ko', 'ko'],
])('the URL comes before the cookie and the browser, without unknown languages (%s, %s, %s)', async (...row) => {
  const [query, cookie, acceptLanguage, language] = row;

  expect(await detect(query, cookie, acceptLanguage)).toBe(language);
});
