import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Contract } from '#scripts/doctor/contractCalls.ts';
import { examineContract } from '#scripts/doctor/examineContract.ts';
import { callsOfResources } from '#scripts/openapi/callsByResource.ts';
import { seedDemo } from '#server/seed/seedDemo.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { allRows } from '#tests/support/rows.ts';
import { idleMail } from '#tests/support/startMail.ts';

const document: Contract = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

const server = appForAllTests({ mail: idleMail, rateLimit: 'off' });
const fixed = appForAllTests({ extensions: 'off' });
const changed = appForAllTests({ mail: idleMail, rateLimit: 'off' });
beforeAll(async () => {
  for (const { db, media } of [server, fixed, changed])
    await seedDemo(db, { pictures: 'server/seed/pictures', media, now: Date.now(), noPassword: '*' });
});

type Drift = (text: string, response: Response, path: string) => { text?: string; status?: number } | undefined;

/** Examines a server. `drift` changes its responses, and `strip` its requests. */
const examine = (
  app: Pick<typeof server, 'app' | 'token'>,
  {
    drift = () => undefined,
    strip = () => {},
    token = app.token() ?? '',
    ...options
  }: {
    drift?: Drift;
    strip?: (request: Request) => void;
    token?: string;
    writes?: boolean;
    without?: string[];
  } = {},
) => {
  const calls: string[] = [];
  const faults = examineContract({
    document,
    base: 'http://api.test/api',
    token,
    language: 'en',
    ...options,
    fetch: async (request) => {
      strip(request);
      const response = await app.app.fetch(request);
      const text = await response.text();
      const path = new URL(request.url).pathname;
      calls.push(`${request.method} ${path} ${response.status}`);
      const { status = response.status, text: body = text } = drift(text, response, path) ?? {};
      return new Response(body, { status, headers: response.headers });
    },
  });
  return { faults, calls };
};

/** Everything that is stored but the last use of sessions, and attempts. */
async function snapshot() {
  const { attempt: _, session: __, ...stored } = await allRows(server.db);
  return stored;
}

test('by reading alone the doctor makes every reading call, finds no difference in the reference server, and changes nothing', async () => {
  const before = await snapshot();
  const { faults, calls } = examine(server);

  expect(await faults).toEqual([]);
  expect(calls.filter((call) => call.endsWith(' 200')).length).toBeGreaterThan(30);
  expect(await snapshot()).toEqual(before);
});

test('the doctor makes only the fixed calls of a server that announces no extensions', async () => {
  const { faults, calls } = examine(fixed);

  expect(await faults).toEqual([]);
  expect(calls).toContain('GET /api/admin/app/faq/list 200');
  expect(calls.join()).not.toContain('/moderation/');
});

test('the doctor leaves out the calls that it is told to, whatever they call their parameters', async () => {
  const { faults, calls } = examine(fixed, { without: ['POST /admin/user/list', 'GET /admin/user/detail/{id}'] });

  expect(await faults).toEqual([]);
  expect(calls).toContain('GET /api/admin/app/faq/list 200');
  expect(calls.join()).not.toContain('/user/');
});

test('a resource has the calls of the fixed API, and those of the extensions that replace them', () => {
  const calls = callsOfResources(['ticket']);
  expect(calls).toContain('GET /admin/ticket/list/{state}');
  expect(calls).toContain('GET /admin/conversation/ticket/list');
});

test('on a test server the doctor also makes the calls that write', async () => {
  const { faults, calls } = examine(changed, { writes: true });

  expect(await faults).toEqual([]);
  expect(calls).toEqual(
    expect.arrayContaining(['POST /api/admin/app/faq/create 200', expect.stringMatching(/faq\/delete\/\d+ 200$/)]),
  );
});

const inFaqs =
  (change: (text: string) => string): Drift =>
  (text, response, path) =>
    path.endsWith('/faq/list') && response.ok ? { text: change(text) } : undefined;

test('the doctor reports a value of another type', async () => {
  const { faults } = examine(server, { drift: inFaqs((text) => text.replaceAll(/"id":(\d+)/g, '"id":"$1"')) });

  expect(await faults).toEqual([
    { call: 'GET /admin/app/faq/list', when: '', at: '/data/*/id', expected: 'integer', came: '"1"' },
  ]);
});

test('the doctor reports a missing field', async () => {
  const { faults } = examine(server, { drift: inFaqs((text) => text.replaceAll('"answer":', '"reply":')) });

  expect(await faults).toEqual([
    { call: 'GET /admin/app/faq/list', when: '', at: '/data/*/answer', expected: 'string', came: 'nothing' },
  ]);
});

test('the doctor reports an envelope under another status, the fixed API first and before wrong data', async () => {
  const drift: Drift = (text, response, path) => {
    if (response.status === 404) return { status: 200 };
    return inFaqs((list) => list.replaceAll('"answer":', '"reply":'))(text, response, path);
  };
  const found = await examine(server, { drift }).faults;

  expect(found.slice(0, 2)).toEqual([
    {
      call: 'GET /admin/user/detail/{uuid}',
      when: 'for a key without a row',
      at: 'status',
      expected: '404',
      came: '200',
    },
    { call: 'GET /admin/app/faq/list', when: '', at: '/data/*/answer', expected: 'string', came: 'nothing' },
  ]);
  expect(found.slice(2).map(({ came }) => came)).toEqual(found.slice(2).map(() => '200'));
});

test('the doctor reports a change that is made again under its key, and a refusal that lacks a header', async () => {
  const strip = (request: Request) => request.headers.delete('Idempotency-Key');
  const drift: Drift = (_, response) => void response.headers.delete('WWW-Authenticate');
  const found = await examine(changed, { strip, drift, writes: true }).faults;

  const create = 'POST /admin/app/faq/create';
  expect(found).toContainEqual({
    call: create,
    when: 'repeated under its Idempotency-Key',
    at: '/data',
    expected: 'null',
    came: 'data',
  });
  expect(found).toContainEqual({
    call: create,
    when: 'without a token',
    at: 'WWW-Authenticate',
    expected: 'this header',
    came: 'nothing',
  });
});

test('the doctor reports a token that the server refuses, once', async () => {
  const { faults, calls } = examine(server, { token: 'of-nobody' });

  const expected = 'a good token of an administrator';
  expect(await faults).toEqual([{ call: 'GET /extensions', when: '', at: 'status', expected, came: '401' }]);
  expect(calls).toEqual(['GET /api/extensions 401']);
});

test('the doctor reports a server that does not respond, once', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  const found = examineContract({ document, base: 'http://api.test/api', token: 'any', language: 'en', fetch });

  expect(await found).toEqual([
    {
      call: 'GET /extensions',
      when: '',
      at: 'connection',
      expected: 'a response',
      came: 'fetch failed: connect ECONNREFUSED',
    },
  ]);
});
