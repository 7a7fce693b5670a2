import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, ticketRow, userRow } from '#tests/support/rows.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

/** Always the same numbers, so that a failure can be repeated (a linear congruential generator). */
const createChance = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202e',
  '👩‍👩‍👧',
  'नमस्ते',
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999999',
  '9007199254740993',
  '-9223372036854775809',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "' or '1'='1",
  '"; drop table users; --',
  '1; select pg_sleep(10)',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..\\..\\windows',
  '%00',
  '%ZZ',
  '%c0%ae',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(300),
  'a'.repeat(70_000),
  '('.repeat(2_000),
  `${'a@'.repeat(500)}b.co`,
  'ada@example.com',
];

const segments = [...hostileTexts.filter((text) => text.length < 5_000), '1', '2', '999'];

const jsonValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  [],
  ['x'],
  {},
  { toString: 'x' },
  { length: 5 },
  [[[[]]]],
];

const rawBodies = [
  '',
  '{',
  '}',
  'null',
  '[]',
  '0',
  '""',
  '{"a":1}x',
  '[1,',
  '\xff\xfe',
  '\0\0\0',
  '['.repeat(10_000),
  '{"a":'.repeat(2_500),
  '{"__proto__":{"admin":true}}',
  '--x\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="question"\r\n\r\nx',
  '--x\r\nContent-Disposition: form-data; name="question"; filename\r\n\r\nx\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name=""\r\n\r\nx\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="image"; filename="\xff"\r\n\r\n\x89PNG\r\n--x--\r\n',
  '--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y--\r\n--x--\r\n',
  '--x--\r\n',
];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/html',
  'image/svg+xml',
  ';;;',
  '',
];

const fieldNames = [
  'email',
  'password',
  'old_password',
  'new_password',
  'question',
  'answer',
  'id',
  'name',
  'type',
  'image',
];
const oddNames = ['__proto__', 'constructor', 'toString', '', 'a[b]', '\0', 'x'.repeat(5_000)];

const calls = [
  'POST /admin/app/pre/create',
  'POST /admin/auth/login',
  'POST /admin/auth/logout',
  'POST /admin/auth/change/password',
  'GET /admin/main',
  'POST /admin/user/list?page={}',
  'GET /admin/user/detail/{}',
  'GET /admin/app/faq/list',
  'POST /admin/app/faq/create',
  'POST /admin/app/faq/edit/{}',
  'POST /admin/app/faq/delete/{}',
  'GET /admin/ticket/list/{}?page={}',
  'GET /admin/ticket/close/{}',
  'GET /admin/app/category/list/interest',
  'POST /admin/app/category/create',
  'POST /admin/app/category/update',
  'POST /admin/app/category/delete/{}',
  'POST /admin/app/pre/list?page={}',
  'GET /admin/app/pre/delete/{}',
];

type Chance = ReturnType<typeof createChance>;

const pick = <Value>(chance: Chance, values: readonly Value[]) => values[chance(values.length)] as Value;

/** Properly encoded half of the time, otherwise as it is, for the server to make sense of. */
const segment = (chance: Chance) => {
  const text = pick(chance, segments).replaceAll(/\p{Surrogate}/gu, '\ufffd');
  return chance(2) === 0 || /[\s\0#?/\\]/.test(text) ? encodeURIComponent(text) : text;
};

const multipart = (chance: Chance) => {
  const form = new FormData();
  for (const name of [...fieldNames, pick(chance, oddNames)]) {
    const text = pick(chance, hostileTexts);
    if (chance(3) > 0) form.append(name, chance(4) === 0 ? new File([text], pick(chance, segments)) : text);
    if (chance(10) === 0) form.append(name, text);
  }
  return form;
};

const json = (chance: Chance) =>
  JSON.stringify(
    Object.fromEntries([...fieldNames, pick(chance, oddNames)].map((name) => [name, pick(chance, jsonValues)])),
  );

const bodyOf = (chance: Chance): RequestInit => {
  const kind = chance(4);
  if (kind === 0) return { body: multipart(chance) };
  if (kind === 1) return { body: json(chance), headers: { 'Content-Type': 'application/json' } };
  const body = Buffer.from(pick(chance, rawBodies), 'latin1');
  return { body, headers: { 'Content-Type': pick(chance, contentTypes) } };
};

const requestOf = (call: string, chance: Chance) => {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replaceAll('{}', () => segment(chance));
  const query = chance(5) === 0 ? `${path.includes('?') ? '&' : '?'}${segment(chance)}=${segment(chance)}&page=` : '';
  return { method, path: path + query, init: method === 'POST' ? bodyOf(chance) : {} };
};

describe.each([['on'], ['off']] as const)('with rate limits %s', (rateLimit) => {
  let server: StartedApp;
  beforeAll(async () => {
    server = await startApp({ rateLimit });
    await server.db.insertInto('users').values(rowsOf(15, userRow)).execute();
    await server.db
      .insertInto('ticket')
      .values(rowsOf(15, (n) => ticketRow(n)))
      .execute();
  });
  afterAll(() => server.close());

  test.each(calls)(
    'two hundred hostile requests to %s are answered in the envelope, and never with a 5xx',
    async (call) => {
      const chance = createChance(calls.indexOf(call) + 1);
      for (let turn = 0; turn < 200; turn += 1) {
        const { method, path, init } = requestOf(call, chance);
        const { status, body } = await server.call(method, path, init);
        // The session ends when a request to log out gets through: that is no refusal of the next one's input.
        if (call.includes('logout')) server.setToken(await server.signIn());

        expect(status, `${method} ${path}`).toBeLessThan(500);
        expect(body).toEqual({
          status: status === 200,
          data: expect.toSatisfy((data) => data === null || typeof data === 'object'),
          message: expect.any(String),
          ...('action' in body && { action: body.message }),
        });
        expect(JSON.stringify(body)).not.toMatch(/node_modules|SQLITE|\.ts:\d/);
      }
    },
  );
});
