import { expect, test } from 'vitest';
import { readEnvelope } from './readEnvelope.ts';

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html' };

test.each([
  ['the server’s message', { data: null, message: 'Please check' }, 422, { serverMessage: 'Please check' }],
  ['field errors', { data: { errors: { question: 'Missing' } } }, 422, { body: { errors: { question: 'Missing' } } }],
  ['the action of a change of password', { data: null, message: 'No', action: 'Wrong' }, 422, { action: 'Wrong' }],
  ['no server message if the response has none', { data: null }, 500, { serverMessage: undefined }],
  ['its message despite status 200', { data: [], message: 'Closed' }, 200, { serverMessage: 'Closed' }],
])('a refusal has %s', async (_, body, status, error) => {
  const response = Response.json({ status: false, ...body }, { status });

  await expect(readEnvelope(response)).rejects.toMatchObject({ failure: 'refused', status, ...error });
});

test.each([
  ['a page where data should be', '<!doctype html><title>App</title>', 200, html, 'notJson'],
  ['a page from a broken gateway', '<html>Bad Gateway</html>', 502, html, 'notJson'],
  ['a page that calls itself JSON', '<html></html>', 200, json, 'notJson'],
  ['plain text', 'upstream timed out', 504, { 'Content-Type': 'text/plain' }, 'notJson'],
  ['no body', '', 200, json, 'empty'],
  ['blanks alone', ' \n', 200, json, 'empty'],
  ['half a JSON text', '{"status": true, "data": [', 200, json, 'malformed'],
  ['JSON null', 'null', 200, json, 'noData'],
  ['a JSON text', '"ok"', 200, json, 'noData'],
  ['a JSON list', '[]', 200, json, 'noData'],
  ['an object that is no envelope', '{"faq": []}', 200, json, 'noData'],
])('%s has a failure of its own', async (_, body, status, headers, failure) => {
  await expect(readEnvelope(new Response(body, { status, headers }))).rejects.toMatchObject({ failure, status });
});

test.each([404, 406, 500])('a status of %i without a body is a refusal', async (status) => {
  const refused = { failure: 'refused', status, serverMessage: undefined };
  await expect(readEnvelope(new Response('', { status }))).rejects.toMatchObject(refused);
});

test('only a 401 ends the session, with any body', async () => {
  const asPage = new Response('<html>Unauthorized</html>', { status: 401, headers: html });

  await expect(readEnvelope(asPage)).rejects.toMatchObject({ sessionIsOver: true });
  await expect(readEnvelope(Response.json({ status: false }, { status: 403 }))).rejects.toMatchObject({
    sessionIsOver: false,
  });
});
