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

const hsts = async (trustProxy: BlockList | null, peer: string, protocol: string) => {
  const headers = { 'X-Forwarded-Proto': protocol };
  const response = await createApp(trustProxy).request('/page', { headers }, from(peer));
  return response.headers.get('Strict-Transport-Security');
};

test('a response without its own policy allows no scripts', async () => {
  const response = await createApp().request('/nowhere');

  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.each(['/page', '/media', '/broken', '/nowhere'])('%s carries the other security headers', async (path) => {
  const { headers } = await createApp().request(path);

  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Permissions-Policy')).toContain('microphone=()');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});

test.each(['text/css; charset=utf-8', 'text/javascript; charset=utf-8', 'font/woff2'])(
  'a file of %s has no headers for pages',
  async (type) => {
    const app = new Hono<AppEnv>().use(secureHeaders(null)).get('/', (c) => c.body('', 200, { 'Content-Type': type }));
    const { headers } = await app.request('/');

    expect(Object.fromEntries(headers)).toEqual({
      'content-type': type,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('an SVG has a policy that allows no scripts, and the headers of every file', async () => {
  const type = 'image/svg+xml; charset=utf-8';
  const app = new Hono<AppEnv>().use(secureHeaders(null)).get('/', (c) => c.body('', 200, { 'Content-Type': type }));
  const { headers } = await app.request('/');

  expect(Object.fromEntries(headers)).toEqual({
    'content-type': type,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('the policy of a route stays', async () => {
  const response = await createApp().request('/media');

  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
});

test('Strict-Transport-Security is sent only when a trusted proxy reports https', async () => {
  expect(await hsts(proxies, '10.0.0.1', 'https')).toBe('max-age=31536000');
  expect(await hsts(proxies, '10.0.0.1', 'http, https')).toBe('max-age=31536000');
  expect(await hsts(proxies, '10.0.0.1', 'http')).toBeNull();
  expect(await hsts(proxies, '10.0.0.1', 'https, http')).toBeNull();
  expect(await hsts(proxies, '10.0.0.2', 'https')).toBeNull();
  expect(await hsts(null, '10.0.0.1', 'https')).toBeNull();
});
