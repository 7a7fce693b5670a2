import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#api/Endpoint.ts';
import { roles } from '#api/extensions/roles.ts';
import { createAdministrator } from '#server/auth/administrators.ts';
import { createSession } from '#server/auth/sessions.ts';
import { servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

/** Written by hand, from what a moderator is there for: everything else that the server has is refused. */
const moderatorMay = [
  'GET /extensions',
  'GET /admin/main',
  'GET /admin/moderation/case/detail/:id',
  'GET /admin/moderation/case/preview/:id',
  'GET /admin/moderation/case/list',
  'GET /admin/moderation/evidence/list',
  'GET /admin/moderation/note/list',
  'GET /admin/moderation/report/list',
  'GET /admin/ticket/close/:id',
  'GET /admin/ticket/list/:state',
  'GET /admin/user/detail/:uuid',
  'POST /admin/app/pre/create',
  'POST /admin/auth/change/password',
  'POST /admin/auth/login',
  'POST /admin/auth/logout',
  'POST /admin/invitation/accept',
  'POST /admin/moderation/case/claim/:id',
  'POST /admin/moderation/case/note/:id',
  'POST /admin/moderation/case/decide/:id',
  'GET /admin/moderation/decision/list',
  'GET /admin/moderation/appeal/list',
  'POST /admin/moderation/appeal/decide/:id',
  'GET /admin/users/sanction/list',
  'POST /admin/users/sanction/restore/:id',
  'GET /admin/users/preview/:uuid',
  'POST /admin/users/suspend/:uuid',
  'POST /admin/user/list',
  'GET /admin/metrics',
  'GET /admin/metrics/days',
  'GET /admin/conversation/ticket/detail/:id',
  'POST /admin/conversation/ticket/claim/:id',
  'POST /admin/conversation/ticket/answer/:id',
  'POST /admin/conversation/ticket/note/:id',
  'POST /admin/conversation/ticket/reopen/:id',
  'GET /admin/conversation/message/list',
  'GET /admin/conversation/canned/list',
  'POST /admin/app/contact/create',
];

let server: StartedApp;
let other: StartedApp;

const sessionOf = async ({ db }: StartedApp, role: 'admin' | 'moderator') => {
  const id = await createAdministrator(db, { email: `${role}@example.org`, password: 'kettle at dawn' });
  await db.updateTable('administrator').set({ role }).where('id', '=', id).execute();
  return createSession(db, id, Date.now());
};

beforeAll(async () => {
  server = await startApp();
  other = await startApp({ extensions: 'off' });
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const routesOf = ({ app }: StartedApp) =>
  app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/(admin|extensions)\b/.test(path))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`);

const call = async (at: StartedApp, route: string, token: string) => {
  const [method = '', path = ''] = route.split(' ');
  const headers = { Authorization: `Bearer ${token}` };
  return (await at.call(method, path.replace(/:\w+/, '999'), { headers })).status;
};

/** The routes that a session is let through to, whatever they answer; the last one ends it. */
async function permitted(at: StartedApp, token: string) {
  const routes = routesOf(at).toSorted((one) => (one.endsWith('/logout') ? 1 : -1));
  const statuses: [string, number][] = [];
  for (const route of routes) statuses.push([route, await call(at, route, token)]);
  return statuses.filter(([, status]) => status !== 403).map(([route]) => route);
}

test('of all routes there are, a moderator is let through to these, and an administrator to all', async () => {
  expect((await permitted(server, await sessionOf(server, 'moderator'))).toSorted()).toEqual(moderatorMay.toSorted());
  expect((await permitted(server, await sessionOf(server, 'admin'))).toSorted()).toEqual(routesOf(server).toSorted());
});

test('the dashboard offers a moderator just what the server lets through', () => {
  const may = roles.moderator ?? {};
  const offered = Object.entries(servedEndpoints).flatMap(([resource, { key, ...calls }]) =>
    Object.entries(calls as Record<string, Endpoint>).flatMap(([operation, { call }]) =>
      may[resource] === 'all' || may[resource]?.includes(operation) ? [call] : [],
    ),
  );
  const asRoute = (line: string) => line.replaceAll(/\{\w+\}|:\w+/g, '*');

  expect(['GET /extensions', ...offered].map(asRoute).toSorted()).toEqual(moderatorMay.map(asRoute).toSorted());
});

test('the announcement says that it is a moderator who asks, and nothing of an administrator', async () => {
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
  const token = await sessionOf(other, 'moderator');

  expect(await call(other, 'GET /admin/user/list', token)).toBe(405); // as for everybody
  for (const route of routesOf(other).filter((route) => !/login|pre\/create/.test(route))) {
    expect([route, await call(other, route, token)]).toEqual([route, 401]);
  }
  const form = new FormData();
  form.append('email', 'moderator@example.org');
  form.append('password', 'kettle at dawn');
  expect((await other.call('POST', '/admin/auth/login', { body: form })).status).toBe(401);
});
