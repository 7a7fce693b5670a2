import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { withheld } from '#api/extensions/roles.ts';
import { createSession } from '#server/auth/sessions.ts';
import { createRoutes } from '#server/http/AppEnv.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import { guard } from '#server/routes/guard.ts';
import { callsBy, describedRoutes } from '#tests/support/describedRoutes.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { ticketRow } from '#tests/support/rows.ts';
import { callsOf, servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { administrator, appToken, type StartedApp, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const metricsToken = 'the-token-of-prometheus';
const metrics = createMetrics({ token: metricsToken, freeBytes: async () => 1, pendingRemovals: () => 0 });
const server = appForAllTests({ appToken, metrics, mail: idleMail, rateLimit: 'off' });
/** A server with the fixed API alone. */
const fixed = appForAllTests({ extensions: 'off' });
let endedToken: string;
let moderator: number;
beforeAll(async () => {
  moderator = (await server.addAdministrator('moderator')).id;
  endedToken = await server.signIn();
  await server.call('POST', '/admin/auth/logout', { headers: { Authorization: `Bearer ${endedToken}` } });
});

const guardedCalls = () => callsBy(server, 'staff', 'administrator');

const split = (route: string): [string, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replace(/:\w+/, '999')];
};

/** The method and a whole path of a route. */
const splitPath = (route: string): [string, string] => {
  const [method, path] = split(route);
  return [method, path.replace('*', 'nothing')];
};

const routesOf = ({ app }: StartedApp) =>
  app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);

/** The routes below /api, each once, in order, and without the names of their parameters. */
const patternsOf = (routes: readonly string[]) => {
  const patterns = routes.map((route) =>
    route
      .replace(' /api/', ' /')
      .replaceAll(/:\w+|\{\w+\}/g, '*')
      .replace(/\/$/, ''),
  );
  return [...new Set(patterns)].toSorted();
};

const toMend = 'Give it a route (docs/adding-a-resource.md)';

test('the server has each call of the table once, and no other call below /api/admin', () => {
  const calls = [...callsOf(endpoints), ...callsOf(servedEndpoints)]; // an extension may replace a call
  const served = routesOf(server).filter((route) => route.includes(' /api/admin/'));

  expect(patternsOf(served), toMend).toEqual(patternsOf(calls.map(({ endpoint }) => endpoint.call)));
});

test('with extensions off the server has the nineteen calls, their document with its page, two health probes and no other routes', async () => {
  const routes = routesOf(fixed).filter((route) => route.includes(' /api/'));
  const calls = callsOf(endpoints).map(({ endpoint }) => endpoint.call);
  const others = ['/healthz', '/readyz', '/openapi.json', '/docs'].flatMap((path) => [`GET ${path}`, `HEAD ${path}`]);

  expect(calls).toHaveLength(19);
  expect(patternsOf(routes)).toEqual(patternsOf([...calls, ...others]));
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
  for (const route of guardedCalls()) {
    const { status, headers, body } = await server.call(...split(route), { headers: { Authorization } });
    const refusal = [401, 'Bearer', { status: false, data: null, message }];
    expect([route, status, headers.get('WWW-Authenticate'), body]).toEqual([route, ...refusal]);
  }
});

test('no cache stores the response of a guarded route', async () => {
  for (const route of guardedCalls()) {
    const { status, headers } = await server.call(...split(route));
    if (route.endsWith('/logout')) server.setToken(await server.signIn());
    expect([route, status === 401, headers.get('Cache-Control')]).toEqual([route, false, 'no-store']);
  }
});

test('the scheme of the header may be lower case', async () => {
  const headers = { Authorization: `bearer ${server.token()}` };

  expect((await server.call('GET', '/admin/main', { headers })).status).toBe(200);
});

test.each([
  ['/admin/app/faq/delete/1', 'POST'],
  ['/admin/ticket/close/1', 'GET'],
  ['/admin/auth/login', 'POST'],
  ['/healthz', 'GET, HEAD'],
])('%s responds to other verbs with 405 and names %s', async (path, allowed) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((verb) => !allowed.includes(verb))) {
    const { status, headers, body } = await server.call(method, path);
    expect([status, headers.get('Allow')]).toEqual([405, allowed]);
    expect(body).toEqual({ status: false, data: null, message: `This address only answers ${allowed}` });
  }
});

test('a method that no route has is refused with the methods of its path, and these are served', async () => {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const routes = routesOf(server).map(splitPath);
  expect(routes.length).toBeGreaterThan(100);
  for (const path of new Set(routes.map(([, each]) => each))) {
    const refused = await server.app.request(path, { method: 'PATCH', headers });
    const allowed = refused.headers.get('Allow')?.split(', ') ?? [];
    const methods = routes.filter(([, other]) => other === path).map(([method]) => method);
    const withHead = !path.startsWith('/api/') && methods.includes('GET') ? ['HEAD'] : [];
    expect([path, refused.status, new Set(allowed)]).toEqual([path, 405, new Set([...methods, ...withHead])]);
    for (const method of allowed) {
      const { status } = await server.app.request(path, { method, headers });
      expect([method, path, status === 405]).toEqual([method, path, false]);
    }
  }
});

test('a HEAD request does not close a ticket', async () => {
  await server.insert('ticket', ticketRow(1));
  const headers = { Authorization: `Bearer ${server.token()}` };
  const response = await server.app.request('/api/admin/ticket/close/1', { method: 'HEAD', headers });

  expect([response.status, await server.column('ticket', 'state')]).toEqual([405, [0]]);
});

test.each([
  '/',
  '/nothing',
  '/admin',
  '/admin/',
  '/admin/app/faq/list/',
  '/admin/app/faq/delete/',
  '/admin/app/category/list/other',
  '/admin/app/faq/delete/1/2',
  '/%ZZ',
  '/..%2f..%2fetc/passwd',
])('%s is a 404 in the envelope', async (path) => {
  const { status, headers, body } = await server.call('GET', path);

  expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  expect(body).toEqual({ status: false, data: null, message: 'There’s nothing at this address' });
});

test.each([
  ['POST', 'app/faq/delete/99', 'That FAQ no longer exists'],
  ['GET', 'app/pre/delete/99', 'That sign-up no longer exists'],
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

const moderatorToken = () => createSession(server.db, moderator, Date.now());

const call = async (at: StartedApp, route: string, token: string) => {
  const [method = '', path = ''] = route.split(' ');
  const called = path.replace(/:purpose\{.*\}/, 'confirm').replace(/:\w+|\*/, '999');
  const response = await at.app.request(called, { method, headers: token ? { Authorization: `Bearer ${token}` } : {} });
  return response.status;
};

/** The callers that a route names, by those of the five below that it lets through. */
const callers = new Map([
  ['no one, moderator, admin, app, Prometheus', 'anyone'],
  ['moderator, admin', 'staff'],
  ['admin', 'administrator'],
  ['app', 'app'],
  ['Prometheus', 'prometheus'],
]);

async function callersOf(route: string) {
  // A new session for each call: some calls end it.
  const tokens = {
    'no one': '',
    moderator: await moderatorToken(),
    admin: await server.signIn(),
    app: appToken,
    Prometheus: metricsToken,
  };
  const passed: string[] = [];
  for (const [caller, token] of Object.entries(tokens))
    if (![401, 403].includes(await call(server, route, token))) passed.push(caller);
  return callers.get(passed.join(', ')) ?? passed.join(', ');
}

test('each route of the server says who may call it, and lets those callers through', async () => {
  const routes = describedRoutes(server);
  const observed: string[] = [];
  for (const { route } of routes) observed.push(`${route}: ${await callersOf(route)}`);

  expect(routes.filter(({ description }) => !description).map(({ route }) => route)).toEqual([]);
  expect(observed).toEqual(routes.map(({ route, description }) => `${route}: ${description?.by ?? 'administrator'}`));
});

test('a route that does not say who may call it is closed to everyone but administrators', async () => {
  const { db, now } = server;
  const app = createRoutes().use(guard({ db, now, extensions: 'on', log: pino({ enabled: false }) }));
  app.onError((error, c) => c.text('', error instanceof HttpError ? error.status : 500));
  app.get('/api/admin/moderation/new', (c) => c.text('open'));
  app.get(
    '*',
    described({ by: 'anyone', summary: 'The site', safeBy: 'writes nothing' }, (c) => c.text('the site')),
  );
  const statusFor = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await app.request('/api/admin/moderation/new', { headers })).status;
  };

  const tokens = ['none', await moderatorToken(), await server.signIn()];
  expect(await Promise.all(tokens.map(statusFor))).toEqual([401, 403, 200]);
});

test('the dashboard offers a moderator just what the server lets through', () => {
  const { resources = [], operations = {} } = withheld.moderator ?? {};
  const offered = [...callsOf(endpoints), ...callsOf(servedEndpoints)].flatMap(
    ({ resource, operation, endpoint: { call } }) =>
      resources.includes(resource) || operations[resource]?.includes(operation) ? [] : [call],
  );

  const moderatorMay = callsBy(server, 'anyone', 'staff').filter((route) => /^\w+ \/(admin|extensions)\b/.test(route));
  expect(patternsOf(['GET /extensions', ...offered])).toEqual(patternsOf(moderatorMay));
});

test('the announcement tells a moderator their role, and an administrator none', async () => {
  const headers = { Authorization: `Bearer ${await moderatorToken()}` };
  const { body } = await server.call('GET', '/extensions', { headers });

  const announced = { id: 'administrators', version: 3, role: 'moderator' };
  expect(body).toMatchObject({ extensions: expect.arrayContaining([announced]) });
  expect(JSON.stringify((await server.call('GET', '/extensions')).body)).not.toContain('role');
});

test('without extensions a moderator has no session and cannot get one', async () => {
  const { token } = await fixed.addAdministrator('moderator');

  expect(await call(fixed, 'GET /api/admin/user/list', token)).toBe(405); // as for everybody
  for (const route of routesOf(fixed).filter((one) => one.includes('/api/admin/') && !/login|pre\/create/.test(one))) {
    expect([route, await call(fixed, route, token)]).toEqual([route, 401]);
  }
  expect((await fixed.logIn({ ...administrator, email: 'bea@example.com' })).status).toBe(401);
});
