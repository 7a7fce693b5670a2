import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Call, type Contract, callsOf, exampleOf, nameOf, requestOf } from '#scripts/doctor/contractCalls.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { appToken, formOf } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const server = appForAllTests({ appToken, mail: idleMail, rateLimit: 'off' });

const document: Contract = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

/** A body that is cut off. */
const cutOff = () =>
  new ReadableStream({
    pull: (controller) => controller.error(new Error('cut off')),
  });

const typeOf = ({ requestBody }: Call) => Object.keys(requestBody?.content ?? {})[0];

/** What provokes a status that every call with a body documents. */
const provoked: Record<number, (call: Call) => { body: BodyInit; headers: Record<string, string> }> = {
  400: (call) => ({ body: cutOff(), headers: { 'Content-Type': typeOf(call) ?? 'application/json' } }),
  413: (call) => ({
    body: 'x',
    headers: { 'Content-Type': typeOf(call) ?? 'application/json', 'Content-Length': String(2 ** 30) },
  }),
  415: () => ({ body: 'x', headers: { 'Content-Type': 'text/css' } }),
};

const cases = Object.keys(provoked).flatMap((status) =>
  callsOf(document).flatMap((call) =>
    call.responses[status] ? [{ status: Number(status), call, name: nameOf(call) }] : [],
  ),
);

test.each(cases)('$name responds with the documented $status', async ({ status, call }) => {
  const { keys } = exampleOf(call);
  const { body, headers } = provoked[status]?.(call) ?? { body: '', headers: {} };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => keys[name] ?? '');
  const isOfApp = call['x-caller'] === 'app';
  const response = await server.call(call.method.toUpperCase(), path, {
    body,
    headers: { ...headers, ...(isOfApp && { Authorization: `Bearer ${appToken}`, 'Idempotency-Key': 'any' }) },
    duplex: 'half',
  } as RequestInit);

  expect(response.status).toBe(status);
});

test.each(
  callsOf(document)
    .filter(({ parameters }) =>
      parameters.some(({ name, in: place, required }) => place === 'header' && name === 'Idempotency-Key' && !required),
    )
    .map((call) => ({ call, name: nameOf(call) })),
)('$name refuses the key of another request', async ({ call }) => {
  const token = server.token() ?? '';
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'used' };
  await server.call('POST', '/admin/app/faq/create', { body: formOf({ question: 'Why?', answer: 'So.' }), headers });
  const request = requestOf(call, exampleOf(call), { base: 'http://api.test/api', headers });

  const response = await server.app.fetch(request);

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: 'This Idempotency-Key belongs to another request' });
});

const limited = appForAllTests({ appToken, mail: idleMail });

/** It counts only a right code, so tests/contract/account.test.ts has its limit. */
const needsCode = '/admin/account/second-factor';

/** More than the app's backend may make in a minute. */
const many = 601;

test.each(
  callsOf(document)
    .filter(({ path, responses }) => responses[429] && path !== needsCode)
    .map((call) => ({ call, name: nameOf(call) })),
)('$name is limited', async ({ call }) => {
  const token = call['x-caller'] === 'app' ? appToken : limited.token();
  const send = (key: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key };
    return limited.app.fetch(requestOf(call, exampleOf(call), { base: 'http://api.test/api', headers }));
  };
  let status = 200;
  for (let count = 0; count < many && status !== 429; count += 1)
    ({ status } = await send(`${call.path} ${count}`.replaceAll(' ', '-')));

  expect(status).toBe(429);
});
