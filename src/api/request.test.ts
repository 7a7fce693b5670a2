import { expect, test } from 'vitest';
import type { Endpoint } from './Endpoint.ts';
import { endpoints } from './endpoints.ts';
import { buildRequest } from './request.ts';
import type { Values } from './values.ts';

const base = 'http://api.test/api';

const build = (endpoint: Endpoint, values: Values = {}, options: { page?: number; token?: string } = {}) =>
  buildRequest(endpoint, values, { base, token: 'secret', language: 'ko', ...options });

const formOf = async (request: Request) => [...(await request.formData()).entries()];

test('every call says who asks, in which language, and never takes its answer from the cache', () => {
  const request = build(endpoints.statistics.one);

  expect(request.method).toBe('GET');
  expect(request.url).toBe('http://api.test/api/admin/main');
  expect(request.headers.get('Authorization')).toBe('Bearer secret');
  expect(request.headers.get('Accept-Language')).toBe('ko');
  expect(request.cache).toBe('no-store');
});

test('an open call carries no token', () => {
  const request = build(endpoints.subscription.create, { email: 'ada@example.com' });

  expect(request.headers.has('Authorization')).toBe(false);
});

test('a paged POST without a body asks for the page in the address', async () => {
  const request = build(endpoints.users.list, {}, { page: 3 });

  expect(request.method).toBe('POST');
  expect(request.url).toBe('http://api.test/api/admin/user/list?page=3');
  expect(request.headers.has('Content-Type')).toBe(false);
  expect(await request.text()).toBe('');
});

test('a paged POST with an empty JSON body sends an empty object', async () => {
  const request = build(endpoints.preLaunch.list, { search: 'not sent' });

  expect(request.url).toBe('http://api.test/api/admin/app/pre/list?page=1');
  expect(request.headers.get('Content-Type')).toBe('application/json');
  expect(await request.text()).toBe('{}');
});

test('a call that changes things by GET has its values in the path alone', () => {
  const request = build(endpoints.ticket.close, { id: 7, reason: 'not sent' });

  expect(request.method).toBe('GET');
  expect(request.url).toBe('http://api.test/api/admin/ticket/close/7');
});

test('a list with a brace in its path takes it from the filter, also when it is zero', () => {
  expect(build(endpoints.ticket.list, { state: 0 }, { page: 2 }).url).toBe(
    'http://api.test/api/admin/ticket/list/0?page=2',
  );
});

test.each([
  ['a/b?c', 'a%2Fb%3Fc'],
  ['%2e%2e', '%252e%252e'],
])('a key with characters of its own, %s, stays within its part of the path', (id, sent) => {
  expect(build(endpoints.users.one, { id }).url).toBe(`http://api.test/api/admin/user/detail/${sent}`);
});

test.each([[undefined], [''], ['.'], ['..']])('a key that would change the path, %s, is not sent', (id) => {
  expect(() => build(endpoints.users.one, { id })).toThrow('/admin/user/detail/{id}');
});

test('a JSON body holds what the table names and nothing else', async () => {
  const request = build(endpoints.session.changePassword, { old_password: 'a', new_password: 'b', repeated: 'b' });

  expect(await request.json()).toEqual({ old_password: 'a', new_password: 'b' });
});

test('a form holds what the table names, and the key is in the path', async () => {
  const request = build(endpoints.faq.update, { id: 4, question: 'Why?', answer: 'Because.', extra: 'not sent' });

  expect(request.url).toBe('http://api.test/api/admin/app/faq/edit/4');
  expect(await formOf(request)).toEqual([
    ['question', 'Why?'],
    ['answer', 'Because.'],
  ]);
});

test('a new file travels in the form together with what is always sent', async () => {
  const image = new File(['png'], 'hiking.png', { type: 'image/png' });
  const form = await build(endpoints.category.update, { id: 9, name: 'Hiking', image }).formData();

  expect([...form.keys()]).toEqual(['type', 'id', 'name', 'image']);
  expect(form.get('type')).toBe('interest');
  expect(form.get('id')).toBe('9');
  expect(form.get('image')).toMatchObject({ name: 'hiking.png', type: 'image/png', size: 3 });
});

test.each([[null], ['']])('an emptied file, %s, is sent empty to clear it', async (image) => {
  const form = await build(endpoints.category.update, { id: 9, name: 'Hiking', image }).formData();

  expect(form.get('image')).toBe('');
});

test.each([[undefined], ['categories/hiking.png']])('a file left as it is, %s, is not sent', async (image) => {
  const form = await build(endpoints.category.update, { id: 9, name: 'Hiking', image }).formData();

  expect(form.has('image')).toBe(false);
});
