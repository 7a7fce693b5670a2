import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { documentedCalls } from '#tests/support/documentedRoutes.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
let endedToken: string;
beforeAll(async () => {
  server = await startApp();
  endedToken = await server.signIn();
  await server.call('POST', '/admin/auth/logout', { headers: { Authorization: `Bearer ${endedToken}` } });
});
afterAll(() => server.close());

const guarded = documentedCalls('staff', 'administrators');

const split = (route: string): [string, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replace(/:\w+/, '999')];
};

test('with extensions off the server has the nineteen calls, the two that ask how it is, and no others', async () => {
  const { app, close } = await startApp({ extensions: 'off' });
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`);
  const calls = Object.values<Record<string, unknown>>(endpoints)
    .flatMap((resource) => Object.values(resource))
    .flatMap((call) => (typeof call === 'object' ? [(call as Endpoint).call] : []));
  const probes = ['GET /healthz', 'HEAD /healthz', 'GET /readyz', 'HEAD /readyz'];
  const asPattern = (route: string) => route.replaceAll(/\{\w+\}|:\w+/g, '*');

  expect(calls).toHaveLength(19);
  expect(routes.map(asPattern).toSorted()).toEqual([...calls, ...probes].map(asPattern).toSorted());
  await close();
});

test.each(guarded)('%s is refused with 401 without a token, whatever it asks for', async (route) => {
  const { status, headers, body } = await server.call(...split(route), { headers: { Authorization: '' } });

  expect(status).toBe(401);
  expect(headers.get('WWW-Authenticate')).toBe('Bearer');
  expect(body).toEqual({ status: false, data: null, message: 'No authentication token found' });
});

test.each(guarded)('%s is refused with 401 by an ended session, and one never begun', async (route) => {
  for (const token of [endedToken, 'A'.repeat(43)]) {
    const { status, body } = await server.call(...split(route), { headers: { Authorization: `Bearer ${token}` } });

    expect(status).toBe(401);
    expect(body).toEqual({ status: false, data: null, message: 'Your session has ended. Please sign in again' });
  }
});

test.each(guarded)('%s lets a session in, and no cache keeps the answer', async (route) => {
  const { status, headers } = await server.call(...split(route));
  if (route.endsWith('/logout')) server.setToken(await server.signIn());

  expect(status).not.toBe(401);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['Basic YWRtaW46YWRtaW4='],
  ['Bearer'],
  ['Bearer null'],
  ['Bearer undefined'],
  ['Bearer __proto__'],
  ["Bearer ' or 1=1 --"],
  [`Bearer ${'x'.repeat(5_000)}`],
])('the header %s lets nobody in', async (Authorization) => {
  expect((await server.call('GET', '/admin/main', { headers: { Authorization } })).status).toBe(401);
});

test('the scheme of the header may be written in small letters', async () => {
  const { status } = await server.call('GET', '/admin/main', {
    headers: { Authorization: `bearer ${server.token()}` },
  });

  expect(status).toBe(200);
});

test.each([
  ['/admin/app/faq/delete/1', 'POST'],
  ['/admin/ticket/close/1', 'GET'],
  ['/admin/auth/login', 'POST'],
  ['/healthz', 'GET, HEAD'],
])('%s answers other verbs with 405 and names %s', async (path, allowed) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((verb) => !allowed.includes(verb))) {
    const { status, headers, body } = await server.call(method, path);
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe(allowed);
    expect(body).toEqual({ status: false, data: null, message: `This address only answers ${allowed}` });
  }
});

test('HEAD closes no ticket', async () => {
  await server.db
    .insertInto('ticket')
    .values({ user_name: 'Ada', user_email: 'ada@example.com', message: 'Help', time: 1, state: 0 })
    .execute();
  const headers = { Authorization: `Bearer ${server.token()}` };
  const answer = await server.app.request('/api/admin/ticket/close/1', { method: 'HEAD', headers });

  expect(answer.status).toBe(405);
  expect(await server.db.selectFrom('ticket').select('state').executeTakeFirst()).toEqual({ state: 0 });
});

test.each([
  ['/'],
  ['/nothing'],
  ['/admin'],
  ['/admin/'],
  ['/admin/app/faq/list/'],
  ['/admin/app/faq/delete/'],
  ['/admin/app/category/list/other'],
  ['/admin/app/faq/delete/1/2'],
  ['/%ZZ'],
  ['/..%2f..%2fetc/passwd'],
])('%s is an unknown address, in the envelope', async (path) => {
  const { status, headers, body } = await server.call('GET', path);

  expect(status).toBe(404);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toEqual({ status: false, data: null, message: 'There is nothing at this address' });
});

test.each([
  ['es', 'No hay nada en esta dirección'],
  ['ko-KR,ko;q=0.9,en;q=0.8', '이 주소에는 아무것도 없어요'],
  ['hi', 'इस पते पर कुछ नहीं है'],
  ['fr, es;q=0.5', 'No hay nada en esta dirección'],
  ['fr', 'There is nothing at this address'],
  ['*', 'There is nothing at this address'],
  ['constructor', 'There is nothing at this address'],
])('a client that asks for %s is answered: %s', async (language, message) => {
  const { body } = await server.call('GET', '/nothing', { headers: { 'Accept-Language': language } });

  expect(body.message).toBe(message);
});

test('what is neither API nor media goes to the site', async () => {
  const respond = ({ url }: Request) => new Response(`the site's ${new URL(url).pathname}`);
  const withSite = await startApp({ site: { languages: ['en'], respond } });

  expect(await (await withSite.app.request('/terms')).text()).toBe("the site's /terms");
  expect((await withSite.app.request('/apiary')).status).toBe(200);
  expect((await withSite.app.request('/api')).status).toBe(404);
  await withSite.close();
});
