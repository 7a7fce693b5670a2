import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { documentedCalls } from '#tests/support/documentedRoutes.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { ticketRow } from '#tests/support/rows.ts';
import { callsOf, servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const server = appForAllTests({ mail: idleMail });
let endedToken: string;
beforeAll(async () => {
  endedToken = await server.signIn();
  await server.call('POST', '/admin/auth/logout', { headers: { Authorization: `Bearer ${endedToken}` } });
});

const guarded = documentedCalls('staff', 'administrators');

const split = (route: string): [string, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replace(/:\w+/, '999')];
};

const toMend = 'Give it a route, or name its resource in tests/support/servedEndpoints.ts (docs/adding-a-resource.md)';

test('the server has each call of the table once, and no other call below /api/admin', () => {
  const pathOf = (route: string) => route.replaceAll(/:\w+|\{\w+\}/g, '*').replace(/\/$/, '');
  const calls = [...callsOf(endpoints), ...callsOf(servedEndpoints)]; // an extension may replace a call
  const declared = new Set(calls.map(({ endpoint }) => pathOf(endpoint.call)));
  const served = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'))
    .map(({ method, path }) => pathOf(`${method} ${path.slice('/api'.length)}`));

  expect([...new Set(served)].sort(), toMend).toEqual([...declared].sort());
});

test('with extensions off the server has the nineteen calls, two health probes and no other routes', async () => {
  const { app, close } = await startApp({ extensions: 'off' });
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`);
  const calls = callsOf(endpoints).map(({ endpoint }) => endpoint.call);
  const probes = ['GET /healthz', 'HEAD /healthz', 'GET /readyz', 'HEAD /readyz'];
  const asPattern = (route: string) => route.replaceAll(/\{\w+\}|:\w+/g, '*');

  expect(calls).toHaveLength(19);
  expect(routes.map(asPattern).toSorted()).toEqual([...calls, ...probes].map(asPattern).toSorted());
  await close();
});

const expired = 'Your session has ended. Please sign in again.';

test.each([
  ['', 'No authentication token found'],
  ['an ended session', expired],
  [`Bearer ${'A'.repeat(43)}`, expired],
  ['Basic YWRtaW46YWRtaW4=', expired],
  ['Bearer', expired],
  ['Bearer __proto__', expired],
  ["Bearer ' or 1=1 --", expired],
  [`Bearer ${'x'.repeat(5_000)}`, expired],
])('each guarded route is refused with 401 for the authorization %j', async (given, message) => {
  const Authorization = given === 'an ended session' ? `Bearer ${endedToken}` : given;
  for (const route of guarded) {
    const { status, headers, body } = await server.call(...split(route), { headers: { Authorization } });
    const refusal = [401, 'Bearer', { status: false, data: null, message }];
    expect([route, status, headers.get('WWW-Authenticate'), body]).toEqual([route, ...refusal]);
  }
});

test('no cache stores the response of a guarded route', async () => {
  for (const route of guarded) {
    const { status, headers } = await server.call(...split(route));
    if (route.endsWith('/logout')) server.setToken(await server.signIn());
    expect([route, status === 401, headers.get('Cache-Control')]).toEqual([route, false, 'no-store']);
  }
});

test('the scheme of the header may be lower case', async () => {
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
])('%s responds to other verbs with 405 and names %s', async (path, allowed) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((verb) => !allowed.includes(verb))) {
    const { status, headers, body } = await server.call(method, path);
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe(allowed);
    expect(body).toEqual({ status: false, data: null, message: `This address only answers ${allowed}` });
  }
});

test('a HEAD request does not close a ticket', async () => {
  await server.insert('ticket', ticketRow(1));
  const headers = { Authorization: `Bearer ${server.token()}` };
  const response = await server.app.request('/api/admin/ticket/close/1', { method: 'HEAD', headers });

  expect(response.status).toBe(405);
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
])('%s is a 404 in the envelope', async (path) => {
  const { status, headers, body } = await server.call('GET', path);

  expect(status).toBe(404);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toEqual({ status: false, data: null, message: 'There’s nothing at this address' });
});

test.each([
  ['POST', 'app/faq/delete/99', 'That FAQ no longer exists'],
  ['GET', 'app/pre/delete/99', 'That user no longer exists'],
  ['GET', 'ticket/close/99', 'That ticket no longer exists'],
  ['GET', 'user/detail/99', 'That user doesn’t exist'],
])('%s %s is a 404 with the message %s', async (method, path, message) => {
  expect(await server.call(method, `/admin/${path}`)).toMatchObject({ status: 404, body: { message } });
});

test('a path outside API and media goes to the site', async () => {
  const respond = ({ url }: Request) => new Response(`the site's ${new URL(url).pathname}`);
  const withSite = await startApp({ site: { languages: ['en'], respond } });

  expect(await (await withSite.app.request('/terms')).text()).toBe("the site's /terms");
  expect((await withSite.app.request('/apiary')).status).toBe(200);
  expect((await withSite.app.request('/api')).status).toBe(404);
  await withSite.close();
});
