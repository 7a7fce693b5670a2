import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { withheld } from '#api/extensions/roles.ts';
import { createSession } from '#server/auth/sessions.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { documentedCalls, documentedRoutes } from '#tests/support/documentedRoutes.ts';
import { callsOf, servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

let server: StartedApp;
let other: StartedApp;

const appToken = 'the-token-of-the-app';
const metricsToken = 'the-token-of-prometheus';

beforeAll(async () => {
  const metrics = createMetrics({ token: metricsToken, freeBytes: async () => 1, pendingRemovals: () => 0 });
  server = await startApp({ appToken, metrics, mail: idleMail, rateLimit: 'off' });
  other = await startApp({ extensions: 'off' });
  await server.addAdministrator('moderator', 'moderator@example.org');
});
afterAll(async () => {
  await server.close();
  await other.close();
});

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
    moderator: await createSession(server.db, (await moderator()).id, Date.now()),
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
  const Authorization = `Bearer ${await createSession(server.db, (await moderator()).id, Date.now())}`;
  const { body } = await server.call('GET', '/extensions', { headers: { Authorization } });

  expect(body).toMatchObject({
    extensions: expect.arrayContaining([{ id: 'administrators', version: 1, role: 'moderator' }]),
  });
  expect(JSON.stringify((await server.call('GET', '/extensions')).body)).not.toContain('role');
});

const moderator = () =>
  server.db.selectFrom('administrator').select('id').where('role', '=', 'moderator').executeTakeFirstOrThrow();

test('without extensions a moderator has no session and cannot get one', async () => {
  const token = (await other.addAdministrator('moderator', 'moderator@example.org')).token;

  expect(await call(other, 'GET /api/admin/user/list', token)).toBe(405); // as for everybody
  for (const route of routesOf(other).filter((one) => one.includes('/api/admin/') && !/login|pre\/create/.test(one))) {
    expect([route, await call(other, route, token)]).toEqual([route, 401]);
  }
  const form = new FormData();
  form.append('email', 'moderator@example.org');
  form.append('password', 'kettle at dawn');
  expect((await other.call('POST', '/admin/auth/login', { body: form })).status).toBe(401);
});
