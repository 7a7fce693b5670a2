import { expect, test } from 'vitest';
import type { Paging } from './conventions.ts';
import type { Endpoint } from './Endpoint.ts';
import { endpoints } from './endpoints.ts';
import { buildRequest } from './request.ts';
import type { Values } from './values.ts';

const base = 'http://api.test/api';

const build = (endpoint: Endpoint, values: Values = {}, options: { page?: number; token?: string } = {}) =>
  buildRequest(endpoint, values, { base, token: 'secret', language: 'ko', ...options });

const formOf = async (request: Request) => [...(await request.formData()).entries()];

test('every call sends token and language, and bypasses the cache', () => {
  const request = build(endpoints.statistics.one);

  expect(request.method).toBe('GET');
  expect(request.url).toBe('http://api.test/api/admin/main');
  expect(request.headers.get('Authorization')).toBe('Bearer secret');
  expect(request.headers.get('Accept-Language')).toBe('ko');
  expect(request.cache).toBe('no-store');
});

const json = 'application/json';

test.each<[string, Endpoint, Values, number, string, string | null, string]>([
  ['a paged POST has its page in the query', endpoints.users.list, {}, 3, 'POST admin/user/list?page=3', null, ''],
  [
    'a paged POST with an empty JSON body',
    endpoints.preLaunch.list,
    {},
    1,
    'POST admin/app/pre/list?page=1',
    json,
    '{}',
  ],
  ['a GET that changes data', endpoints.ticket.close, { id: 7, reason: 'no' }, 1, 'GET admin/ticket/close/7', null, ''],
  ['the filter fills a brace', endpoints.ticket.list, { state: 0 }, 2, 'GET admin/ticket/list/0?page=2', null, ''],
  ['a slash in a key is encoded', endpoints.users.one, { id: 'a/b?c' }, 1, 'GET admin/user/detail/a%2Fb%3Fc', null, ''],
  ['a percent in a key is encoded', endpoints.users.one, { id: '%2e' }, 1, 'GET admin/user/detail/%252e', null, ''],
])('%s', async (_, endpoint, values, page, sent, type, body) => {
  const request = build(endpoint, values, { page });

  expect(`${request.method} ${request.url.replace(`${base}/`, '')}`).toBe(sent);
  expect([request.headers.get('Content-Type'), await request.text()]).toEqual([type, body]);
});

test.each([[undefined], [''], ['.'], ['..']])('the key %s, which would change the path, is refused', (id) => {
  expect(() => build(endpoints.users.one, { id })).toThrow('/admin/user/detail/{id}');
});

test('the path of an edit has the values of the record before it', async () => {
  const endpoint: Endpoint = { call: 'PUT /u/{name}', body: 'json', sends: ['name'] };
  const request = buildRequest(endpoint, { name: 'Ada' }, { base, before: { name: 'Grace' } });

  expect(request.url).toBe(`${base}/u/Grace`);
  expect(await request.json()).toEqual({ name: 'Ada' });
});

test('a form contains only values that the table names, and the key is in the path', async () => {
  const request = build(endpoints.faq.update, { id: 4, question: 'Why?', answer: 'Because.', extra: 'not sent' });

  expect(request.url).toBe('http://api.test/api/admin/app/faq/edit/4');
  expect(Object.fromEntries(await formOf(request))).toEqual({ question: 'Why?', answer: 'Because.' });
});

test('a new file is sent in the form with the constants', async () => {
  const image = new File(['png'], 'hiking.png', { type: 'image/png' });
  const form = await build(endpoints.category.update, { id: 9, name: 'Hiking', image }).formData();

  expect([...form.keys()]).toEqual(['type', 'id', 'name', 'image']);
  expect(form.get('type')).toBe('interest');
  expect(form.get('id')).toBe('9');
  expect(form.get('image')).toMatchObject({ name: 'hiking.png', type: 'image/png', size: 3 });
});

test.each([
  [null, ''],
  ['', ''],
  [undefined, null],
  ['categories/hiking.png', null],
])('an empty file is sent to clear it, and a stored one is not sent: %j', async (image, sent) => {
  const form = await build(endpoints.category.update, { id: 9, name: 'Hiking', image }).formData();

  expect(form.get('image')).toBe(sent);
});

test('a renamed value is sent where the table has its name', async () => {
  const from = { person_id: 'id', dry: 'isTrial', full_name: 'name' };
  const endpoint: Endpoint = { call: 'PUT /person/{person_id}', query: ['dry'], body: 'json', from };
  const request = build(endpoint, { id: 4, isTrial: 'yes', name: 'Ada' });

  expect(request.url).toBe('http://api.test/api/person/4?dry=yes');
  expect(await request.json()).toEqual({ full_name: 'Ada' });
});

test('dots lead to nested values, in the record and in the request', async () => {
  const endpoint: Endpoint = {
    call: 'POST /person',
    body: 'json',
    sends: ['profile.name', 'profile.age', 'city'],
    from: { 'address.city.name': 'city', 'profile.since': 'meta.since' },
    constants: { profile: { source: 'dashboard', version: 2 }, isDraft: false },
  };
  const values = { profile: { name: 'Ada', secret: 'not sent' }, city: 'Seoul', meta: { since: 1815 } };
  const constants = structuredClone(endpoint.constants);

  const profile = { source: 'dashboard', version: 2, name: 'Ada', since: 1815 };
  const sent = { profile, isDraft: false, city: 'Seoul', address: { city: { name: 'Seoul' } } };
  expect(await build(endpoint, values).json()).toEqual(sent);
  expect(endpoint.constants).toEqual(constants);
});

test('a form without files is urlencoded', async () => {
  const endpoint: Endpoint = { call: 'POST /person', body: 'form', sends: ['name', 'note'] };
  const request = build(endpoint, { name: 'Ada & Co', note: '' });

  expect(request.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
  expect(await request.text()).toBe('name=Ada+%26+Co&note=');
});

test('forms and query strings have a field for each entry of a list, and brackets around a nested name', async () => {
  const values = { tags: ['a', 'b'], isOpen: true, profile: { city: 'Seoul' } };
  const expected = ['tags=a', 'tags=b', 'isOpen=true', 'profile[city]=Seoul'];
  const names = Object.keys(values);
  const send = (endpoint: Endpoint) => build(endpoint, values);
  const form = await formOf(send({ call: 'POST /person', body: 'multipart', sends: names }));
  const { searchParams } = new URL(send({ call: 'GET /people', query: names }).url);

  expect(form.map(([name, value]) => `${name}=${value}`)).toEqual(expected);
  expect([...searchParams].map(([name, value]) => `${name}=${value}`)).toEqual(expected);
});

test('several new files are sent under one name, without the paths of stored ones', async () => {
  const endpoint: Endpoint = { call: 'POST /person', body: 'multipart', sends: ['photos'], files: ['photos'] };
  const photos = [new File(['1'], 'a.png'), 'people/old.png', new File(['2'], 'b.png')];
  const form = await build(endpoint, { photos }).formData();

  expect(form.getAll('photos')).toMatchObject([{ name: 'a.png' }, { name: 'b.png' }]);
});

test('the query string has only values that are set, after those in the call itself', () => {
  const endpoint: Endpoint = { call: 'GET /people?view=full', query: ['q', 'type', 'min', 'state'] };

  expect(build(endpoint, { q: 'Ada & Co', type: '', min: 0, extra: 'not sent' }).url).toBe(
    'http://api.test/api/people?view=full&q=Ada+%26+Co&min=0',
  );
  expect(build({ call: 'GET /people', query: ['q'] }).url).toBe('http://api.test/api/people');
});

const paged = (paging: Paging, options: { page?: number; cursor?: string }) => {
  const list: Endpoint = { call: 'GET /people', paged: true };
  return buildRequest(list, {}, { base, conventions: { paging }, ...options });
};

test.each<[string, Paging, { page?: number; cursor?: string }]>([
  ['p=1', { by: 'page', name: 'p' }, {}],
  ['p=3&size=20', { by: 'page', name: 'p', request: { name: 'size', count: 20 } }, { page: 3 }],
  ['skip=40', { by: 'offset', name: 'skip', request: { count: 20 } }, { page: 3 }],
  ['', { by: 'cursor', name: 'after', next: 'next' }, { page: 1 }],
  ['after=c3', { by: 'cursor', name: 'after', next: 'next' }, { page: 3, cursor: 'c3' }],
])('the query string "%s" requests a page', (search, paging, options) => {
  expect(new URL(paged(paging, options).url).search.slice(1)).toBe(search);
});
