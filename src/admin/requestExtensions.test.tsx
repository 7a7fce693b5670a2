import { HttpResponse, http } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from '#session/session.ts';
import { mockNetwork } from '#tests/support/mockNetwork.ts';
import { requestExtensions } from './requestExtensions.ts';

const session = JSON.stringify({ role: 'admin', token: 'secret' });
const announced = [{ id: 'audit', version: 1 }];

const network = mockNetwork();

beforeEach(() => {
  localStorage.setItem('userData', session);
});

afterEach(() => {
  delete document.documentElement.dataset.extensions;
});

/** Serves the call by a response. Returns the requests to come. */
function serve(respond: () => Response) {
  const requests: Request[] = [];
  network.use(
    http.get('http://api.test/api/extensions', ({ request }) => {
      requests.push(request);
      return respond();
    }),
  );
  return requests;
}

test('the extensions are requested once a session, with its token', async () => {
  const requests = serve(() => Response.json({ extensions: announced }));

  expect(await requestExtensions()).toEqual(announced);
  expect(await requestExtensions()).toEqual(announced);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret');
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
  const requests = serve(respond);

  expect(await requestExtensions()).toEqual([]);
  expect(await requestExtensions()).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(readSession()).not.toBeNull();
});

test.each<[string, () => Response]>([
  ['cannot be reached', () => HttpResponse.error()],
  ['fails', () => new Response('', { status: 502 })],
])('a server that %s means no extensions, and the next page asks again', async (_, respond) => {
  serve(respond);
  expect(await requestExtensions()).toEqual([]);

  serve(() => Response.json({ extensions: announced }));
  expect(await requestExtensions()).toEqual(announced);
});

test('the request is aborted after five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());

  expect(await requestExtensions()).toEqual([]);
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('a page whose server has no extensions makes no request', async () => {
  const requests = serve(() => Response.json({ extensions: announced }));
  expect(await requestExtensions()).toEqual(announced);

  document.documentElement.dataset.extensions = 'off';
  expect(await requestExtensions()).toEqual([]);
  localStorage.removeItem('extensions');
  expect(await requestExtensions()).toEqual([]);
  expect(requests).toHaveLength(1);
});

test('a build without extensions and a browser without a token make no request', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  localStorage.clear();
  expect(await requestExtensions()).toEqual([]);

  localStorage.setItem('userData', session);
  vi.stubEnv('VITE_EXTENSIONS', 'off');
  expect(await requestExtensions()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});
