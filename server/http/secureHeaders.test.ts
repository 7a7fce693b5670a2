import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './AppEnv.ts';
import { secureHeaders } from './secureHeaders.ts';

const proxies = new BlockList();
proxies.addAddress('10.0.0.1');

const pageSources = {
  scriptSrc: ["'sha256-abc='"],
  connectSrc: ['https://api.example'],
  imgSrc: ['https://pictures.example'],
};

const createApp = (trustProxy: BlockList | null = null) =>
  new Hono<AppEnv>()
    .use(secureHeaders({ pageSources, trustProxy }))
    .get('/page', (c) => c.html('<h1>Hullo.</h1>'))
    .get('/media', (c) => c.body('picture', 200, { 'Content-Security-Policy': "default-src 'none'; sandbox" }))
    .get('/kept', (c) => c.body(null, 304))
    .get('/broken', () => {
      throw new Error('broken');
    })
    .onError((_, c) => c.text('', 500));

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } as IncomingMessage });

const hsts = async (trustProxy: BlockList | null, peer: string, protocol: string) => {
  const headers = { 'X-Forwarded-Proto': protocol };
  const answer = await createApp(trustProxy).request('/page', { headers }, from(peer));
  return answer.headers.get('Strict-Transport-Security');
};

test('only scripts of our own and the known inline ones may run', async () => {
  const answer = await createApp().request('/page');
  const directives = (answer.headers.get('Content-Security-Policy') ?? '').split('; ');

  expect(directives).toContain("script-src 'self' 'sha256-abc='");
  expect(directives).toContain("default-src 'self'");
  expect(directives).toContain("object-src 'none'");
  expect(directives).toContain("base-uri 'none'");
  expect(directives).toContain("form-action 'self'");
  expect(directives).toContain("frame-ancestors 'none'");
});

test('pages may call the API and show the pictures of the origins that the site was built for', async () => {
  const answer = await createApp().request('/page');
  const directives = (answer.headers.get('Content-Security-Policy') ?? '').split('; ');

  expect(directives).toContain("connect-src 'self' https://api.example");
  expect(directives).toContain("img-src 'self' data: blob: https://pictures.example");
});

test('a page that the browser has kept keeps its policy when it has not changed', async () => {
  const page = await createApp().request('/page');
  const kept = await createApp().request('/kept');

  expect(kept.headers.get('Content-Security-Policy')).toBe(page.headers.get('Content-Security-Policy'));
});

test('nothing runs in what is no page', async () => {
  const answer = await createApp().request('/nowhere');

  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
});

test.each(['/page', '/media', '/broken', '/nowhere'])('%s carries the other security headers', async (path) => {
  const { headers } = await createApp().request(path);

  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Permissions-Policy')).toContain('microphone=()');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});

test('a stricter policy of a route stays', async () => {
  const answer = await createApp().request('/media');

  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
});

test('https is insisted on only when a trusted proxy says that the client used it', async () => {
  expect(await hsts(proxies, '10.0.0.1', 'https')).toBe('max-age=31536000');
  expect(await hsts(proxies, '10.0.0.1', 'http, https')).toBe('max-age=31536000');
  expect(await hsts(proxies, '10.0.0.1', 'http')).toBeNull();
  expect(await hsts(proxies, '10.0.0.1', 'https, http')).toBeNull();
  expect(await hsts(proxies, '10.0.0.2', 'https')).toBeNull();
  expect(await hsts(null, '10.0.0.1', 'https')).toBeNull();
});
