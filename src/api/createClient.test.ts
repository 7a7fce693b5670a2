import { expect, test, vi } from 'vitest';
import { ApiError, reportedId } from './ApiError.ts';
import { createClient } from './createClient.ts';
import type { Endpoint } from './Endpoint.ts';
import { endpoints } from './endpoints.ts';

type Fetch = (request: Request) => Promise<Response> | Response;

const sendThrough = (
  fetch: Fetch,
  { token = 'secret', timeout = 1_000 }: { token?: string | null; timeout?: number } = {},
) => createClient({ base: 'http://api.test/api', token: () => token, language: () => 'en', fetch, timeout });

/** Never responds, as a server that hangs. */
const hang: Fetch = () => new Promise(() => undefined);

test('an upload has a longer timeout than other calls', async () => {
  vi.useFakeTimers();
  const call = createClient({ base: 'http://api.test/api', token: () => 'secret', language: () => 'en', fetch: hang });
  const failures: string[] = [];
  const send = (name: string, image?: File) =>
    call(endpoints.category.create, { name, image }).catch(({ failure }) => failures.push(`${name}: ${failure}`));
  send('without');
  send('with', new File(['a picture'], 'one.png'));

  await vi.advanceTimersByTimeAsync(25_000);
  expect(failures).toEqual(['without: timeout']);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(failures).toEqual(['without: timeout', 'with: timeout']);
});

test('without a token only public calls are sent', async () => {
  const respond = vi.fn((_: Request) => Response.json({ status: true, data: null, message: '' }));
  const send = sendThrough(respond, { token: null });

  await expect(send(endpoints.faq.list)).rejects.toMatchObject({ name: 'ApiError', failure: 'noToken', status: 0 });
  await send(endpoints.subscription.create, { email: 'ada@example.com' });
  expect(respond.mock.calls.map(([{ url }]) => url)).toEqual(['http://api.test/api/admin/app/pre/create']);
});

/** A response whose body breaks off after the first bytes. */
const breakOff: Fetch = () => {
  const start = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(8));
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError('terminated'));
  return new Response(new ReadableStream({ start, pull }));
};

const neverEnd: Fetch = ({ signal }) => {
  const start = (controller: ReadableStreamDefaultController) =>
    signal.addEventListener('abort', () => controller.error(signal.reason));
  return new Response(new ReadableStream({ start }));
};

const archive: Endpoint = { call: 'POST /admin/users/export/1', file: 'application/zip' };

test.each<[string, Fetch, Endpoint, string]>([
  ['a missing network', () => Promise.reject(new TypeError('fetch failed')), endpoints.faq.list, 'offline'],
  ['a connection that breaks during the response', breakOff, endpoints.faq.list, 'offline'],
  ['a server that hangs', hang, endpoints.faq.list, 'timeout'],
  ['a response that never ends', neverEnd, endpoints.faq.list, 'timeout'],
  ['a page of a gateway in place of a file', () => new Response('<html></html>'), archive, 'notJson'],
  ['an envelope in place of a file', () => Response.json({ status: true, data: null }), archive, 'noData'],
])('%s is a failure of its own', async (_, fetch, endpoint, failure) => {
  await expect(sendThrough(fetch, { timeout: 10 })(endpoint)).rejects.toMatchObject({ failure });
});

test("the caller's abort stays an abort, also before the call", async () => {
  const abort = { name: 'AbortError' };
  const controller = new AbortController();
  const response = sendThrough(hang)(endpoints.faq.list, {}, { signal: controller.signal });
  controller.abort();
  await expect(response).rejects.toMatchObject(abort);

  const send = sendThrough(({ signal }) => Promise.reject(signal.reason));
  await expect(send(endpoints.faq.list, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject(abort);
});

test('a failure has its request id, which users see only if an operator can help', async () => {
  const failureOf = async (respond: Fetch) => {
    const error = await sendThrough(respond)(endpoints.faq.list).catch((reason: unknown) => reason);
    return [error instanceof ApiError && error.requestId, reportedId(error)];
  };
  const response = (status: number) => () =>
    Response.json({ status: false, data: null, message: 'No' }, { status, headers: { 'X-Request-Id': 'r-1' } });

  expect(await failureOf(response(503))).toEqual(['r-1', 'r-1']);
  expect(await failureOf(response(422))).toEqual(['r-1', undefined]);
  expect(await failureOf(response(401))).toEqual(['r-1', undefined]);
  expect(await failureOf(() => Response.error())).toEqual([undefined, undefined]);
  expect(reportedId(new Error('broken'))).toBeUndefined();
});

const zip = { headers: { 'Content-Type': 'application/zip' } };

test('a file is returned as a Blob, and a refusal has the server’s message', async () => {
  const respond = vi.fn((_: Request) => new Response('an archive', zip));
  const { data } = await sendThrough(respond)<Blob>(archive);
  expect([data.type, await data.text()]).toEqual(['application/zip', 'an archive']);
  expect(respond.mock.lastCall?.[0].headers.get('Accept')).toBe('application/zip, application/json, */*;q=0.1');

  const refusing = sendThrough(() => Response.json({ status: false, message: 'No such user' }, { status: 404 }));
  await expect(refusing(archive)).rejects.toMatchObject({ failure: 'refused', serverMessage: 'No such user' });
});

test('a file that breaks off is `offline`, and has no timeout once it arrives', async () => {
  vi.useFakeTimers();
  const feeds: ReadableStreamDefaultController[] = [];
  const body = new ReadableStream({ start: (feed) => void feeds.push(feed) });
  const failure = sendThrough(() => new Response(body, zip))(archive).catch((error) => error.failure);
  await vi.advanceTimersByTimeAsync(60_000);
  feeds[0]?.error(new TypeError('terminated'));

  expect(await failure).toBe('offline');
});

test.each([
  ['3', 3_000],
  ['0', 0],
  ['Sun, 01 Jun 2025 12:00:20 GMT', undefined],
  [undefined, undefined],
])('Retry-After: %s is read as %s ms', async (value, retryAfterInMs) => {
  const headers = value === undefined ? undefined : { 'Retry-After': value };
  const refusal = { status: false, data: null, message: 'Later' };
  const send = sendThrough(() => Response.json(refusal, { status: 429, headers }));

  await expect(send(endpoints.faq.list)).rejects.toMatchObject({ status: 429, retryAfterInMs });
});
