import { expect, test } from 'vitest';
import { createTranslate } from '#server/language/translate.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { formOf, jsonOf } from '#tests/support/startApp.ts';

const server = appForAllTests({ rateLimit: 'off' });

const form = (fields: Record<string, string | File>) => ({ body: formOf(fields) });
const faqWith = (fields: Record<string, string | File>) => form({ question: 'Q', answer: 'Yes.', ...fields });
const faq = 'app/faq/create';
const subscription = 'app/pre/create';
const login = 'auth/login';

test.each<[string, RequestInit, Record<string, string>]>([
  [faq, form({}), { question: 'Please fill in the question', answer: 'Please fill in the answer' }],
  [subscription, jsonOf({ email: '\ud800@a.co' }), { email: 'The email contains characters we can’t store' }],
  [subscription, jsonOf({ email: { toString: 'ada@example.com' } }), { email: 'The email must be text' }],
  ['user/list?page=1&page=2', {}, { page: 'The page must be a whole number, 1 or higher' }],
])('%s (%#) is refused with a message for each field, the first of which is that of the response', async (...row) => {
  const [path, init, errors] = row;
  const { status, body } = await server.call('POST', `/admin/${path}`, init);

  const [message] = Object.values(errors);
  expect([status, body]).toEqual([422, { status: false, data: { errors }, message }]);
});

test('a field that is sent twice is refused', async () => {
  const body = formOf({ question: 'One?', answer: 'Yes.' });
  body.append('question', 'Two?');
  const response = await server.call('POST', `/admin/${faq}`, { body });

  expect([response.status, response.body.message]).toEqual([422, 'The question may be sent only once']);
});

const typed = (type: string, body: string) => ({
  body: Buffer.from(body, 'latin1'),
  headers: { 'Content-Type': type },
});

/** As a program sends it that does not know UTF-8. */
const latin1Form =
  '--x\r\nContent-Disposition: form-data; name="question"\r\n\r\ncaf\xe9\r\n' +
  '--x\r\nContent-Disposition: form-data; name="answer"\r\n\r\nyes\r\n--x--\r\n';

test.each<[string, RequestInit, number]>([
  [faq, jsonOf({ question: 'Q', answer: 'A' }), 415],
  [faq, typed('multipart/form-data', '--x\r\nnonsense'), 400],
  [faq, typed('multipart/form-data; boundary=x', '--x\r\nnonsense'), 400],
  [faq, typed('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="q"\r\n\r\nx'), 400],
  [faq, typed('multipart/form-data; boundary=x', ''), 400],
  [faq, typed('multipart/form-data; boundary=', '--x\r\nnonsense'), 400],
  [faq, typed('multipart/form-data; boundary=x', latin1Form), 400],
  [login, jsonOf({ email: 'a@b.co', password: 'secret' }), 415],
  [login, { body: new URLSearchParams({ email: 'a@b.co', password: 'secret' }) }, 415],
  [login, {}, 415],
  [subscription, typed('text/plain', '{"email":"ada@example.com"}'), 415],
  [subscription, typed('application/x-www-form-urlencoded', 'email=ada%40example.com'), 415],
  [subscription, typed('application/json', '{"email":'), 400],
  [subscription, typed('application/json', ''), 400],
  [subscription, typed('application/json', '[]'), 400],
  [subscription, typed('application/json', 'null'), 400],
  [subscription, typed('application/json', '\xff\xfe{}'), 400],
  [subscription, typed('application/json', '['.repeat(8_000)), 400],
  [subscription, jsonOf({ email: 'a'.repeat(20_000) }), 413],
  [faq, { ...faqWith({ answer: 'a'.repeat(70_000) }), headers: { 'Content-Length': '70200' } }, 413],
  [subscription, typed('application/json', '{"__proto__":{"email":"ada@example.com"}}'), 422],
  ['app/pre/list', {}, 200],
  ['app/pre/list', { body: '' }, 200],
  ['app/pre/list', { headers: { 'Content-Type': 'application/json' } }, 200],
  ['app/pre/list', jsonOf({}), 200],
])('%s (%#) has the status for its body', async (path, init, status) => {
  const response = await server.call('POST', `/admin/${path}`, init);

  expect([response.status, response.body.status]).toEqual([status, status === 200]);
});

test('the server stops reading an endless body', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { body: endless, headers, duplex: 'half' };
  const { status, body } = await server.call('POST', `/admin/${faq}`, init);
  expect([status, body.message]).toEqual([413, 'The request is too large. The limit is 64 kB.']);
  expect(sent).toBeLessThan(34 * 1024 * 1024);
});

test('a missing picture is refused in the language of the reader', async () => {
  const response = await server.app.request('/media/none.png', { headers: { 'Accept-Language': 'ko' } });
  expect(await response.text()).toBe(createTranslate('ko')('request.notFound'));
});
