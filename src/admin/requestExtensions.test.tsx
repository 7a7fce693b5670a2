import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from '#session/session.ts';
import { requestExtensions } from './requestExtensions.ts';

const session = JSON.stringify({ role: 'admin', token: 'secret' });
const announced = [{ id: 'audit', version: 1 }];

beforeEach(() => {
  localStorage.setItem('userData', session);
  vi.stubGlobal('Request', function (this: Partial<Request>, url: string, { headers }: RequestInit) {
    Object.assign(this, { url, headers: new Headers(headers) }); // Node's Request rejects a URL without an origin
  });
});

afterEach(() => {
  delete document.documentElement.dataset.extensions;
});

function serve(respond: () => Promise<Response> | Response) {
  const fetch = vi.fn(async (_: Request) => respond());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the extensions are requested once a session, with its token', async () => {
  const fetch = serve(() => Response.json({ extensions: announced }));

  expect(await requestExtensions()).toEqual(announced);
  expect(await requestExtensions()).toEqual(announced);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [request] = fetch.mock.calls[0] ?? [];
  expect(request?.url).toMatch(/\/api\/extensions$/);
  expect(request?.headers.get('Authorization')).toBe('Bearer secret');
});

test.each<[string, () => Response]>([
  ['404', () => Response.json({ status: false, data: null, message: 'Nothing here' }, { status: 404 })],
  ['401', () => Response.json({ status: false, data: null, message: 'Who are you?' }, { status: 401 })],
  ['a page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ['bad JSON', () => new Response('{"extensions": [', { headers: { 'Content-Type': 'application/json' } })],
  ['nothing', () => new Response('')],
  ['something else', () => Response.json({ extensions: { audit: 1 } })],
  ['names alone', () => Response.json({ extensions: ['audit', null] })],
])('a response with %s means no extensions, is stored, and keeps the session', async (_, respond) => {
  const fetch = serve(respond);

  expect(await requestExtensions()).toEqual([]);
  expect(await requestExtensions()).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(readSession()).not.toBeNull();
});

test.each<[string, () => Promise<Response> | Response]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => new Response('', { status: 502 })],
])('a server that %s means no extensions, and the next page asks again', async (_, respond) => {
  serve(respond);
  expect(await requestExtensions()).toEqual([]);

  serve(() => Response.json({ extensions: announced }));
  expect(await requestExtensions()).toEqual(announced);
});

test('the request is aborted after five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  serve(() => new Promise(() => undefined));

  expect(await requestExtensions()).toEqual([]);
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('a page whose server has no extensions makes no request', async () => {
  const fetch = serve(() => Response.json({ extensions: announced }));
  expect(await requestExtensions()).toEqual(announced);

  document.documentElement.dataset.extensions = 'off';
  expect(await requestExtensions()).toEqual([]);
  localStorage.removeItem('extensions');
  expect(await requestExtensions()).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a build without extensions and a browser without a token make no request', async () => {
  const fetch = serve(() => Response.json({ extensions: announced }));
  localStorage.clear();
  expect(await requestExtensions()).toEqual([]);

  localStorage.setItem('userData', session);
  vi.stubEnv('VITE_EXTENSIONS', 'off');
  expect(await requestExtensions()).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
