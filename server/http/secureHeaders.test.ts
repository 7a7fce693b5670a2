import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './AppEnv.ts';
import { secureHeaders } from './secureHeaders.ts';

const proxies = new BlockList();
proxies.addAddress('10.0.0.1');

const createApp = (trustProxy: BlockList | null = null) =>
  new Hono<AppEnv>()
    .use(secureHeaders(trustProxy))
    .get('/page', (c) => c.html('<h1>Hullo.</h1>'))
    .get('/media', (c) => c.body('picture', 200, { 'Content-Security-Policy': "default-src 'none'; sandbox" }))
    .get('/broken', () => {
      throw new Error('broken');
    })
    .onError((_, c) => c.text('', 500));

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } as IncomingMessage });

test.each([
  ['/page', "default-src 'none'; frame-ancestors 'none'"],
  ['/broken', "default-src 'none'; frame-ancestors 'none'"],
  ['/nowhere', "default-src 'none'; frame-ancestors 'none'"],
  ['/media', "default-src 'none'; sandbox"],
])('%s carries the security headers, and its own policy or one that allows no scripts', async (path, policy) => {
  const { headers } = await createApp().request(path);

  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

const noScripts = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

test.each([
  ['text/css; charset=utf-8', {}],
  ['text/javascript; charset=utf-8', {}],
  ['font/woff2', {}],
  ['image/svg+xml; charset=utf-8', noScripts],
])('a file of %s has no headers for pages, and an SVG allows no scripts', async (type, policy) => {
  const app = new Hono<AppEnv>().use(secureHeaders(null)).get('/', (c) => c.body('', 200, { 'Content-Type': type }));
  const { headers } = await app.request('/');

  expect(Object.fromEntries(headers)).toEqual({
    'content-type': type,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...policy,
  });
});

test.each([
  [proxies, '10.0.0.1', 'https', 'max-age=31536000'],
  [proxies, '10.0.0.1', 'http, https', 'max-age=31536000'],
  [proxies, '10.0.0.1', 'http', null],
  [proxies, '10.0.0.1', 'https, http', null],
  [proxies, '10.0.0.2', 'https', null],
  [null, '10.0.0.1', 'https', null],
])('only a trusted proxy that reports https gets Strict-Transport-Security: %#', async (...row) => {
  const [trusted, peer, protocol, sent] = row;
  const headers = { 'X-Forwarded-Proto': protocol };
  const response = await createApp(trusted).request('/page', { headers }, from(peer));

  expect(response.headers.get('Strict-Transport-Security')).toBe(sent);
});
