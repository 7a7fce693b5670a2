import { afterEach, expect, test } from 'vitest';
import type { Page, PreLaunchUser } from '#api/wire.ts';
import { jsonOf, type StartedApp, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const minute = 60_000;
let clock = Date.UTC(2025, 8, 1, 12);
let server: StartedApp;
const start = async (options: Parameters<typeof startApp>[0] = {}) => {
  server = await startApp({ now: () => clock, ...options });
};
afterEach(() => server.close());

const subscribe = (email: unknown, from?: string) =>
  server.call('POST', '/admin/app/pre/create', jsonOf({ email }), from);
const list = async (page = 1) =>
  (await server.call('POST', `/admin/app/pre/list?page=${page}`, jsonOf({}))).body.data as Page<PreLaunchUser>;

test('a known address gets the very answer of a new one, and is listed once', async () => {
  await start();
  const first = await subscribe('ada@example.com');
  const second = await subscribe('ADA@example.com');

  const headersOf = ({ headers }: typeof first) => [...headers].filter(([name]) => name !== 'x-request-id');
  expect(second.body).toEqual(first.body);
  expect(headersOf(second)).toEqual(headersOf(first));
  expect((await list()).total).toBe(1);
});

test.each([null, idleMail])('a subscription is recorded where a row or a mail came of it', async (mail) => {
  await start({ mail, rateLimit: 'off' });
  const recorded = async () =>
    (await server.db.selectFrom('audit').select('row_key').execute()).map(({ row_key }) => row_key);
  for (let turn = 0; turn < 5; turn += 1) await subscribe('ada@example.com');
  expect(await recorded()).toEqual(['1']);
  clock += 11 * minute;
  await subscribe('ada@example.com');
  expect(await recorded()).toEqual(mail ? ['1', '1'] : ['1']);
});

test('the same address at the same moment is listed once', async () => {
  await start();
  await Promise.all(Array.from({ length: 8 }, () => subscribe('ada@example.com')));

  expect(await list()).toMatchObject({ total: 1, data: [{ email: 'ada@example.com' }] });
});

test.each([
  [undefined, 'Please fill in the email'],
  [null, 'Please fill in the email'],
  ['', 'Please fill in the email'],
  ['   ', 'Please fill in the email'],
  ['ada', 'Please enter a valid email address'],
  ['ada@example', 'Please enter a valid email address'],
  ['ada@example.com\u0000', 'The email contains characters that cannot be stored'],
  ['\ud800@example.com', 'The email contains characters that cannot be stored'],
  [`${'a'.repeat(250)}@b.co`, 'The email may be at most 254 characters long'],
  [`${'a'.repeat(5_000)}@b.co`, 'The email may be at most 254 characters long'],
  [7, 'The email must be text'],
  [['ada@example.com'], 'The email must be text'],
  [{ toString: 'ada@example.com' }, 'The email must be text'],
])('the address %j is refused: %s', async (email, words) => {
  await start();
  const { status, body } = await subscribe(email);

  expect(status).toBe(422);
  expect(body).toEqual({ status: false, data: { errors: { email: words } }, message: words });
});

test.each([
  ['{"email":', 'application/json', 400],
  ['', 'application/json', 400],
  ['[]', 'application/json', 400],
  ['null', 'application/json', 400],
  ['"ada@example.com"', 'application/json', 400],
  ['\xff\xfe{}', 'application/json', 400],
  ['{"email":"ada@example.com"}', 'text/plain', 415],
  ['email=ada%40example.com', 'application/x-www-form-urlencoded', 415],
  [`{"email":"${'a'.repeat(20_000)}"}`, 'application/json', 413],
  [`${'['.repeat(8_000)}`, 'application/json', 400],
  ['{"__proto__":{"email":"ada@example.com"}}', 'application/json', 422],
])('the body %.30s as %s is refused with %i', async (text, type, status) => {
  await start();
  const body = Buffer.from(text, 'latin1');
  const answer = await server.call('POST', '/admin/app/pre/create', { body, headers: { 'Content-Type': type } });

  expect(answer.status).toBe(status);
  expect(answer.body.status).toBe(false);
});

test('after ten subscriptions in a minute an address waits, others do not', async () => {
  await start();
  for (let n = 0; n < 10; n += 1) expect((await subscribe(`person${n}@example.com`)).status).toBe(200);
  const { status, headers } = await subscribe('one-more@example.com');
  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('60');
  expect((await subscribe('one-more@example.com', '198.51.100.7')).status).toBe(200);

  clock += minute;
  expect((await subscribe('later@example.com')).status).toBe(200);
});

test('with rate limits off nobody waits', async () => {
  await start({ rateLimit: 'off' });
  for (let n = 0; n < 25; n += 1) expect((await subscribe(`person${n}@example.com`)).status).toBe(200);
});

test('the list takes no body, an empty one, or an empty object, but not a broken one', async () => {
  await start();
  const statusOf = async (init: RequestInit) => (await server.call('POST', '/admin/app/pre/list', init)).status;

  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ body: '' })).toBe(200);
  expect(await statusOf({ headers: { 'Content-Type': 'application/json' } })).toBe(200);
  expect(await statusOf(jsonOf({}))).toBe(200);
  expect(await statusOf({ body: '{', headers: { 'Content-Type': 'application/json' } })).toBe(400);
  expect(await statusOf({ body: 'hello', headers: { 'Content-Type': 'text/plain' } })).toBe(415);
});
