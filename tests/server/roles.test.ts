import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { withheld } from '#api/extensions/roles.ts';
import { createSession } from '#server/auth/sessions.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { documentedCalls, documentedRoutes } from '#tests/support/documentedRoutes.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { callsOf, servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { administrator, type StartedApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const appToken = 'the-token-of-the-app';
const metricsToken = 'the-token-of-prometheus';
const metrics = createMetrics({ token: metricsToken, freeBytes: async () => 1, pendingRemovals: () => 0 });
const server = appForAllTests({ appToken, metrics, mail: idleMail, rateLimit: 'off' });
const other = appForAllTests({ extensions: 'off' });

let moderator: number;
beforeAll(async () => {
  moderator = (await server.addAdministrator('moderator')).id;
});
const moderatorToken = () => createSession(server.db, moderator, Date.now());

const routesOf = ({ app }: StartedApp) =>
  app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);

const call = async (at: StartedApp, route: string, token: string) => {
  const [method = '', path = ''] = route.split(' ');
  const called = path.replace(/:purpose\{.*\}/, 'confirm').replace(/:\w+|\*/, '999');
  const response = await at.app.request(called, { method, headers: token ? { Authorization: `Bearer ${token}` } : {} });
  return response.status;
};

/** The callers of the table, by those of the five below that a route lets through. */
const callers = new Map([
  ['no one, moderator, admin, app, Prometheus', 'everyone'],
  ['moderator, admin', 'staff'],
  ['admin', 'administrators'],
  ['app', 'app'],
  ['Prometheus', 'Prometheus'],
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

test('each route of the server lets those callers through that the table in docs/security.md names', async () => {
  const observed: { route: string; mayCall: string }[] = [];
  for (const route of new Set(routesOf(server))) observed.push({ route, mayCall: await callersOf(route) });
  const inLines = (rows: typeof observed) => rows.map(({ route, mayCall }) => `${route}: ${mayCall}`).toSorted();

  expect(inLines(observed)).toEqual(inLines(documentedRoutes));
});

test('the dashboard offers a moderator just what the server lets through', () => {
  const refused = withheld.moderator ?? {};
  const offered = [...callsOf(endpoints), ...callsOf(servedEndpoints)].flatMap(
    ({ resource, operation, endpoint: { call } }) => {
      const operations = refused[resource] ?? {};
      return operations === 'all' || operations[operation] === 'all' ? [] : [call];
    },
  );
  const asRoute = (line: string) => line.replaceAll(/\{\w+\}|:\w+/g, '*');

  const moderatorMay = documentedCalls('everyone', 'staff').filter((route) =>
    /^\w+ \/(admin|extensions)\b/.test(route),
  );
  const routes = new Set(['GET /extensions', ...offered].map(asRoute));
  expect([...routes].toSorted()).toEqual(moderatorMay.map(asRoute).toSorted());
});

test('the announcement tells a moderator their role, and an administrator none', async () => {
  const headers = { Authorization: `Bearer ${await moderatorToken()}` };
  const { body } = await server.call('GET', '/extensions', { headers });

  expect(body).toMatchObject({
    extensions: expect.arrayContaining([{ id: 'administrators', version: 1, role: 'moderator' }]),
  });
  expect(JSON.stringify((await server.call('GET', '/extensions')).body)).not.toContain('role');
});

test('without extensions a moderator has no session and cannot get one', async () => {
  const { token } = await other.addAdministrator('moderator');

  expect(await call(other, 'GET /api/admin/user/list', token)).toBe(405); // as for everybody
  for (const route of routesOf(other).filter((one) => one.includes('/api/admin/') && !/login|pre\/create/.test(one))) {
    expect([route, await call(other, route, token)]).toEqual([route, 401]);
  }
  expect((await other.logIn({ ...administrator, email: 'bea@example.com' })).status).toBe(401);
});
