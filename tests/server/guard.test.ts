import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
let endedToken: string;
beforeAll(async () => {
  server = await startApp();
  endedToken = await server.signIn();
  await server.call('POST', '/admin/auth/logout', { headers: { Authorization: `Bearer ${endedToken}` } });
});
afterAll(() => server.close());

const open = ['POST /admin/auth/login', 'POST /admin/app/pre/create'];
const probes = ['GET /healthz', 'HEAD /healthz', 'GET /readyz', 'HEAD /readyz'];

const guarded = [
  'POST /admin/auth/logout',
  'POST /admin/auth/change/password',
  'GET /admin/main',
  'POST /admin/user/list',
  'GET /admin/user/detail/:uuid',
  'GET /admin/app/faq/list',
  'POST /admin/app/faq/create',
  'POST /admin/app/faq/edit/:id',
  'POST /admin/app/faq/delete/:id',
  'GET /admin/ticket/list/:state',
  'GET /admin/ticket/close/:id',
  'GET /admin/app/category/list/interest',
  'POST /admin/app/category/create',
  'POST /admin/app/category/update',
  'POST /admin/app/category/delete/:id',
  'POST /admin/app/pre/list',
  'GET /admin/app/pre/delete/:id',
];

const ofExtensions = [
  'GET /extensions',
  'GET /admin/audit/list',
  'GET /admin/audit/detail/:id',
  'POST /admin/audit/reveal/:id',
  'GET /admin/administrators/list',
  'POST /admin/administrators/invite',
  'POST /admin/administrators/renew/:id',
  'POST /admin/administrators/edit/:id',
  'POST /admin/administrators/deactivate/:id',
  'POST /admin/administrators/activate/:id',
  'POST /admin/administrators/end-sessions/:id',
  'GET /admin/moderation/case/list',
  'GET /admin/moderation/case/detail/:id',
  'GET /admin/moderation/case/preview/:id',
  'POST /admin/moderation/case/claim/:id',
  'POST /admin/moderation/case/note/:id',
  'GET /admin/moderation/report/list',
  'GET /admin/moderation/evidence/list',
  'GET /admin/moderation/note/list',
  'POST /admin/moderation/case/decide/:id',
  'GET /admin/moderation/decision/list',
  'GET /admin/moderation/appeal/list',
  'POST /admin/moderation/appeal/decide/:id',
  'GET /admin/users/sanction/list',
  'POST /admin/users/sanction/restore/:id',
  'GET /admin/users/preview/:uuid',
  'POST /admin/users/suspend/:uuid',
  'GET /admin/metrics',
  'GET /admin/metrics/days',
  'POST /admin/users/export/:uuid',
  'POST /admin/users/subscriber/export/:id',
  'POST /admin/users/delete/:uuid',
  'GET /admin/conversation/ticket/detail/:id',
  'POST /admin/conversation/ticket/claim/:id',
  'POST /admin/conversation/ticket/answer/:id',
  'POST /admin/conversation/ticket/note/:id',
  'POST /admin/conversation/ticket/reopen/:id',
  'POST /admin/conversation/ticket/delete/:id',
  'POST /admin/conversation/ticket/export/:id',
  'GET /admin/conversation/message/list',
  'GET /admin/conversation/canned/list',
  'POST /admin/conversation/canned/create',
  'POST /admin/conversation/canned/edit/:id',
  'POST /admin/conversation/canned/delete/:id',
  'GET /admin/letter/list',
  'GET /admin/letter/detail/:id',
  'POST /admin/letter/create',
  'POST /admin/letter/edit/:id',
  'POST /admin/letter/delete/:id',
  'POST /admin/letter/test/:id',
  'POST /admin/letter/send/:id',
  'POST /admin/letter/pause/:id',
  'POST /admin/letter/resume/:id',
  'GET /admin/letter/mail/list',
  'POST /admin/letter/mail/retry/:id',
];

const openOfExtensions = ['POST /admin/invitation/accept', 'POST /admin/app/contact/create'];

const split = (route: string): [string, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replace(/:\w+/, '999')];
};

test.each([
  ['off', 'the nineteen calls', []],
  ['on', 'those of the extensions, too', [...ofExtensions, ...openOfExtensions]],
] as const)(
  'with extensions %s the server has %s, the two that ask how it is, and no others',
  async (extensions, _, more) => {
    const { app, close } = await startApp({ extensions });
    const routes = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`);

    expect(routes.toSorted()).toEqual([...open, ...probes, ...guarded, ...more].toSorted());
    await close();
  },
);

test.each([...guarded, ...ofExtensions])(
  '%s is refused with 401 without a token, whatever it asks for',
  async (route) => {
    const { status, headers, body } = await server.call(...split(route), { headers: { Authorization: '' } });

    expect(status).toBe(401);
    expect(headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(body).toEqual({ status: false, data: null, message: 'No authentication token found' });
  },
);

test.each([...guarded, ...ofExtensions])(
  '%s is refused with 401 by an ended session, and one never begun',
  async (route) => {
    for (const token of [endedToken, 'A'.repeat(43)]) {
      const { status, body } = await server.call(...split(route), { headers: { Authorization: `Bearer ${token}` } });

      expect(status).toBe(401);
      expect(body).toEqual({ status: false, data: null, message: 'Your session has ended. Please sign in again' });
    }
  },
);

test.each([...guarded, ...ofExtensions])('%s lets a session in, and no cache keeps the answer', async (route) => {
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
  const routes = new Hono<AppEnv>().all('*', (c) => c.text(`the site's ${c.req.path}`));
  const withSite = await startApp({ site: { routes } });

  expect(await (await withSite.app.request('/terms')).text()).toBe("the site's /terms");
  expect((await withSite.app.request('/apiary')).status).toBe(200);
  expect((await withSite.app.request('/api')).status).toBe(404);
  await withSite.close();
});
