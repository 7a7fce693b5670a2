import { afterEach, beforeEach, expect, test } from 'vitest';
import { formOf, jsonOf, type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server.close());

const create = (fields: Record<string, string | File>) =>
  server.call('POST', '/admin/app/faq/create', { body: formOf(fields) });
const list = async () => (await server.call('GET', '/admin/app/faq/list')).body.data;

test.each([
  [{ question: '  ', answer: 'Yes.' }, { question: 'Please fill in the question' }],
  [{ answer: 'Yes.' }, { question: 'Please fill in the question' }],
  [{}, { question: 'Please fill in the question', answer: 'Please fill in the answer' }],
  [{ question: 'a'.repeat(301), answer: 'Yes.' }, { question: 'The question may be at most 300 characters long' }],
  [{ question: 'Q', answer: '👍'.repeat(5_001) }, { answer: 'The answer may be at most 5000 characters long' }],
  [{ question: 'Q\0', answer: 'Yes.' }, { question: 'The question contains characters that cannot be stored' }],
  [{ question: new File(['Q'], 'q.txt'), answer: 'Yes.' }, { question: 'The question must be text' }],
])('the fields %j are refused by name', async (fields, errors) => {
  const { status, body } = await create(fields as Record<string, string | File>);

  expect(status).toBe(422);
  expect(body).toEqual({ status: false, data: { errors }, message: Object.values(errors)[0] });
  expect(await list()).toEqual([]);
});

test('a field that is sent twice is refused', async () => {
  const body = formOf({ question: 'One?', answer: 'Yes.' });
  body.append('question', 'Two?');
  const answer = await server.call('POST', '/admin/app/faq/create', { body });

  expect(answer.status).toBe(422);
  expect(answer.body.message).toBe('The question may be sent only once');
});

test('a body of another type is refused with 415', async () => {
  expect((await server.call('POST', '/admin/app/faq/create', jsonOf({ question: 'Q', answer: 'A' }))).status).toBe(415);
});

test('a broken form is refused with 400', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary=']) {
    const init = { body: '--x\r\nnonsense', headers: { 'Content-Type': type } };
    expect((await server.call('POST', '/admin/app/faq/create', init)).status).toBe(400);
  }
});

test('a body over the limit is refused with 413, announced or not, and an endless one too', async () => {
  const tooLong = formOf({ question: 'Q', answer: 'a'.repeat(70_000) });
  const announced = await server.call('POST', '/admin/app/faq/create', {
    body: tooLong,
    headers: { 'Content-Length': '70200' },
  });
  expect(announced.status).toBe(413);

  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const streamed = await server.call('POST', '/admin/app/faq/create', {
    body: endless,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    duplex: 'half',
  } as RequestInit);

  expect(streamed.status).toBe(413);
  expect(streamed.body.message).toBe('The request is too large: at most 64 kB are accepted');
  expect(sent).toBeLessThan(34 * 1024 * 1024);
});
