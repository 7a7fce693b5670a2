import { expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import type { AdministratorRow } from '#api/extensions/wire.ts';
import { invitation } from '#api/publicEndpoints.ts';
import type { Session } from '#api/wire.ts';
import { issueInvitation, setPassword } from '#server/auth/administrators.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { setSecondFactor } from '#server/auth/secondFactor.ts';
import { createSession } from '#server/auth/sessions.ts';
import { newSecret } from '#server/auth/totp.ts';
import type { Database, DatabaseOptions } from '#server/db/Database.ts';
import { isPostgres } from '#server/db/locks.ts';
import { deferred } from '#tests/support/deferred.ts';
import { errorAt } from '#tests/support/errorAt.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { administrator } from '#tests/support/startApp.ts';

const hour = 60 * 60_000;
const { administrators } = extensions.administrators.endpoints;
const password = 'kettle at dawn';
const eve = { email: 'eve@example.com', role: 'moderator' };

const server = appForEachTest({ at: Date.UTC(2026, 0, 2, 3, 4) });

const rows = async () => (await server.send<AdministratorRow[]>(administrators.list)).data;

/** Checks that a link does not work, and sets no password. */
const expectGone = (token: string) =>
  expect(server.send(invitation.accept, { token, new_password: password })).rejects.toMatchObject({ status: 404 });

/** Invites an administrator, and returns the token of the link and the id of the account. */
async function invite(who: Record<string, string> = eve) {
  const { token } = (await server.send<{ token: string }>(administrators.invite, who)).data;
  return { token, id: (await rows()).at(-1)?.id ?? 0 };
}

const signIn = async (email: string, secret = password) =>
  (await server.send<Session>(endpoints.session.login, { email, password: secret })).data;

/** Signs in as a newly invited administrator. */
async function becomeEve() {
  const { token, id } = await invite();
  await server.send(invitation.accept, { token, new_password: password });
  const mine = server.token();
  server.setToken((await signIn(eve.email)).token);
  return { id, comeBack: () => server.setToken(mine) };
}

test('an invited administrator sets a password through the link, once, which ends earlier sessions, and signs in', async () => {
  const { token } = await invite({ ...eve, email: ' Eve@Example.com ' });
  expect((await rows()).map(({ email, own, role, state }) => [email, own, role, state])).toEqual([
    ['admin@example.com', true, 'admin', 'active'],
    ['eve@example.com', false, 'moderator', 'invited'],
  ]);
  await expect(signIn(eve.email)).rejects.toMatchObject({ status: 401 });

  await createSession(server.db, 2, server.now());
  await server.send(invitation.accept, { token, new_password: password });
  expect(await signIn(eve.email)).toMatchObject({ role: 'admin' }); // the fixed API knows no other
  const active = { state: 'active', sessions: 1, second_factor: 'off', used_at: expect.any(String) };
  expect((await rows())[1]).toMatchObject(active);
  await expectGone(token);
});

test('an invitation is invalid for an account with a password', async () => {
  const { token, id } = await invite();
  await setPassword(server.db, id, await hashPassword('kettle at dusk'));
  expect(await server.rows('invitation')).toEqual([]);

  await issueInvitation(server.db, id, server.now());
  const late = await issueInvitation(server.db, id, server.now());
  const session = (await signIn(eve.email, 'kettle at dusk')).token;
  for (const link of [token, late]) await expectGone(link);
  await expect(signIn(eve.email)).rejects.toMatchObject({ status: 401 });
  server.setToken(session);
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
});

test.each<[string, (db: Database, id: number) => Promise<unknown>]>([
  ['second factor', (db, id) => setSecondFactor(db, id, { secret: newSecret(), counter: 0 })],
  ['password', async (db, id) => setPassword(db, id, await hashPassword(password))],
])('no session begins with the earlier account if a %s is set while the password is compared', async (_, change) => {
  let isSigningIn = false;
  const { promise: comparing, resolve: startComparing } = deferred();
  const database: DatabaseOptions = {
    // The password is being compared from now on.
    onStatement: ({ query: { sql } }) => {
      if (isSigningIn && /^select .*"administrator".*"email" = /.test(sql)) startComparing();
    },
  };
  await server.restartWith({ database });
  const { id } = server.administrator;

  /** Postgres holds the account's row from before the sign-in, which has to wait. SQLite runs transactions as they come. */
  const holdAccount = () =>
    new Promise<{ changed: Promise<unknown> }>((resolve, reject) => {
      const changed = server.db.transaction().execute(async (db) => {
        await db.selectFrom('administrator').select('id').where('id', '=', id).forUpdate().execute();
        resolve({ changed });
        await comparing;
        return change(db, id);
      });
      changed.catch(reject);
    });
  const { changed } = isPostgres(server.db)
    ? await holdAccount()
    : { changed: comparing.then(() => server.db.transaction().execute((db) => change(db, id))) };

  isSigningIn = true;
  await expect(signIn(administrator.email, administrator.password)).rejects.toMatchObject({ status: 401 });

  await changed;
  expect(await server.rows('session')).toEqual([]);
});

test('an invitation is valid for 48 hours, or until a newer one or a deactivation', async () => {
  const { token, id } = await invite();
  const renew = async () => (await server.send<{ token: string }>(administrators.renew, { id })).data.token;
  const first = await renew();
  await expectGone(token);
  await server.send(administrators.deactivate, { id });
  const needsLink = 'The administrator is active again, but has no password yet. Make a new invitation link.';
  for (let times = 0; times < 2; times += 1)
    expect((await server.send(administrators.activate, { id })).message).toBe(needsLink);
  await expectGone(first);
  const second = await renew();

  server.clock.now += 48 * hour;
  await expectGone(second);
  server.clock.now -= 1;
  await server.send(invitation.accept, { token: second, new_password: password });
  server.setToken(await server.signIn());
  await expect(server.send(administrators.renew, { id })).rejects.toMatchObject({ status: 422 });
});

test('the database stores no invitation token in plain text, and a weak password is refused at its field', async () => {
  const { token } = await invite();
  expect(JSON.stringify(await server.rows('invitation'))).not.toContain(token);

  const weak = server.send(invitation.accept, { token, new_password: 'eve@example.com' });
  await expect(weak).rejects.toMatchObject(errorAt('new_password'));
  await expect(invite()).rejects.toMatchObject(errorAt('email'));
});

test('a deactivated administrator is signed out at once and cannot sign in until activated', async () => {
  const { id, comeBack } = await becomeEve();
  const token = server.token();
  comeBack();
  await server.send(administrators.deactivate, { id });
  const serverMessage = 'That email or password is incorrect';
  await expect(signIn(eve.email)).rejects.toMatchObject({ status: 401, serverMessage });
  server.setToken(token);
  await expect(server.send(endpoints.users.list)).rejects.toMatchObject({ status: 401 });

  comeBack();
  expect((await rows())[1]).toMatchObject({ state: 'deactivated', sessions: 0 });
  const { message } = await server.send(administrators.activate, { id });
  expect(message).toBe('The administrator can sign in again');
  expect(await signIn(eve.email)).toHaveProperty('token');
});

test('ending the sessions of an administrator changes nothing else', async () => {
  const { id, comeBack } = await becomeEve();
  comeBack();
  await server.send(administrators.endSessions, { id });

  expect((await rows())[1]).toMatchObject({ state: 'active', sessions: 0 });
  expect(await signIn(eve.email)).toHaveProperty('token');
});

test('a new role applies from the next call on', async () => {
  const { id, comeBack } = await becomeEve();
  const token = server.token();
  await expect(server.send(endpoints.faq.list)).rejects.toMatchObject({ status: 403 });
  comeBack();
  await server.send(administrators.update, { id, role: 'admin' });

  server.setToken(token);
  expect(await server.send(endpoints.faq.list)).toMatchObject({ data: [] });
});

test('administrators cannot deactivate or demote themselves, or end their own sessions', async () => {
  const { id } = server.administrator;
  for (const call of [administrators.deactivate, administrators.update, administrators.endSessions])
    await expect(server.send(call, { id, role: 'moderator' })).rejects.toMatchObject({ status: 422 });
  expect(await rows()).toMatchObject([{ email: administrator.email, role: 'admin', state: 'active' }]);
});
