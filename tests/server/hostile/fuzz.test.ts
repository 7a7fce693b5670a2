import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { StartedApp } from '#tests/support/startApp.ts';
import { type Call, calls } from './calls.ts';
import { createServer, sendRequest, validValues } from './createServer.ts';
import { kinds } from './values.ts';

/** The suite always sends the same requests. `FUZZ_RUNS=10000 npx vitest run tests/server/hostile` sends many others. */
const runs = process.env.FUZZ_RUNS;
const parameters = runs ? { numRuns: Number(runs) } : { numRuns: 20, seed: 7 };

const hostileTexts = Object.values(kinds)
  .flatMap(({ hostile }) => hostile)
  .flatMap(([value]) => (typeof value === 'string' ? value : []));

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);

/** A part of a URL: encoded, or as it is if it does not change the structure of the URL. */
const segment = fc.tuple(text, fc.boolean()).map(([value, isRaw]) => {
  const whole = value.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  return isRaw && !/[\s\0#?/\\]/.test(whole) && whole !== '' ? whole : encodeURIComponent(whole);
});

const fieldNames = [...new Set(calls.flatMap(({ inputs }) => inputs.map(({ name }) => name)))];
const fieldName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...fieldNames, 'type') },
  fc.constantFrom('__proto__', 'constructor', 'toString', '', 'a[b]', '\0', 'x'.repeat(5_000)),
);

const file = fc
  .tuple(fc.uint8Array({ maxLength: 300 }), text, fc.constantFrom('image/png', 'text/html', ''))
  .map(([bytes, name, type]) => new File([new Uint8Array(bytes)], name, { type }));

const form = fc
  .array(fc.tuple(fieldName, fc.oneof({ weight: 3, arbitrary: text }, file)), { maxLength: 8 })
  .map((fields) => {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    return { body };
  });

const json = fc
  .oneof(fc.dictionary(fieldName, fc.oneof(text, fc.jsonValue())), fc.jsonValue())
  .map((value) => ({ body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } }));

const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'application/x-www-form-urlencoded',
  'text/html',
  ';;;',
  '',
);

/** A form that ends anywhere. `requests.test.ts` has broken forms of other kinds. */
const wholeForm =
  '--x\r\nContent-Disposition: form-data; name="image"; filename="\xff"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n\x89PNG\r\n--x--\r\n';
const brokenForm = fc.nat(wholeForm.length).map((end) => wholeForm.slice(0, end));

const raw = fc
  .tuple(fc.oneof(brokenForm, fc.string({ unit: 'binary', maxLength: 200 })), contentType)
  .map(([body, type]) => ({ body: Buffer.from(body, 'latin1'), headers: { 'Content-Type': type } }));

const body = fc.oneof(form, json, raw);

/** A request to the call. A part of its path is valid or arbitrary, and its query may have values that the call does not know. */
function requestOf(call: Call) {
  const values = validValues(call);
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = fc.tuple(...names.map((name) => fc.oneof(fc.constant(String(values[name])), segment)));
  const query = fc.array(fc.tuple(fc.constantFrom('page', 'lng', 'x'), segment), { maxLength: 2 });
  return fc
    .record({ parts, query, init: call.method === 'POST' ? body : fc.constant({}) })
    .map(({ parts, query, init }) => {
      const path = names.reduce(
        (filled, name, index) => filled.replace(`{${name}}`, () => parts[index] ?? ''),
        call.path,
      );
      return { path: [path, ...query.map((pair) => pair.join('='))].join('?'), init };
    });
}

let server: StartedApp;
beforeAll(async () => {
  server = await createServer();
  return () => server.close();
});

test.each(calls)(
  'every response of $name is an envelope, and none is a 5xx',
  async (call) => {
    await fc.assert(
      fc.asyncProperty(requestOf(call), async ({ path, init }) => {
        const { status, body } = await sendRequest(server, call, path, init);
        // A successful request to log out ends the session, so the next request needs a new one.
        if (call.name === 'session.logout') server.setToken(await server.signIn());

        expect(status).toBeLessThan(500);
        expect(body).toEqual({
          status: status === 200,
          data: expect.toSatisfy((data) => data === null || typeof data === 'object'),
          message: expect.any(String),
          ...('action' in body && { action: body.message }),
        });
        expect(JSON.stringify(body)).not.toMatch(/node_modules|SQLITE|\.ts:\d/);
      }),
      parameters,
    );
  },
  Math.max(20_000, parameters.numRuns * 50),
);
