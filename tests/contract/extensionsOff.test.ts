import { expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { buildRequest } from '#api/request.ts';
import type { Values } from '#api/values.ts';
import { png } from '#tests/support/images.ts';
import { rowsOf, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { callsOf } from '#tests/support/servedEndpoints.ts';
import { administrator, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const now = () => Date.UTC(2026, 0, 2, 3, 4);

const passwords = { old_password: 'wrong', new_password: 'another one' };
const category = { name: 'Tea', image: new File([png], 'tea.png') };
const fields = { ...administrator, ...passwords, ...category, question: 'Why?', answer: 'So.', state: 0 };

/** Values that the call accepts, then values that it refuses. */
const valuesOf = (resource: string): Values[] => [
  { ...fields, id: resource === 'users' ? userRow(1).uuid : 1 },
  { id: 999, state: 7 },
];

const withoutSecrets = (text: string) =>
  text.replaceAll(/"token":"[\w-]+"/g, '"token":"…"').replaceAll(/[\da-f]{32}\.png/g, '….png');

/** Every response of the fixed API as text, refusals included. */
async function answersOf(mode: 'on' | 'off') {
  const server = await startApp({ extensions: mode, now });
  await server.insert('users', rowsOf(12, userRow));
  await server.insert('ticket', ticketRow(1));
  await server.insert('pre_launch_user', subscriberRow('b@example.com'));
  const responses: string[] = [];
  for (const { resource, operation, endpoint } of callsOf(endpoints)) {
    for (const values of valuesOf(resource)) {
      const token = await server.signIn();
      const response = await server.app.fetch(buildRequest(endpoint, values, { base: 'http://api.test/api', token }));
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      const text = withoutSecrets(await response.text());
      responses.push(`${resource}.${operation} ${response.status} ${JSON.stringify(headers)} ${text}`);
    }
  }
  await server.close();
  return responses;
}

test('extensions change no byte of the nineteen calls', async () => {
  const without = await answersOf('off');

  expect(without).toHaveLength(38);
  expect(without.filter((response) => / 200 /.test(response)).length).toBeGreaterThan(17);
  expect(await answersOf('on')).toEqual(without);
});

const announced = Object.entries(extensions).map(([id, { version }]) => ({ id, version }));

test.each([
  ['and letters when it sends mail', idleMail, announced],
  ['but no letters without mail', null, announced.filter(({ id }) => id !== 'letter')],
])('the server announces each extension of the dashboard with its version, %s', async (_, mail, expected) => {
  const server = await startApp({ mail });
  expect((await server.call('GET', '/extensions')).body).toEqual({ extensions: expected });
  await server.close();
});
