import { mkdtempSync, rmSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createAdministrator, hasAdministrator } from '#server/auth/administrators.ts';
import { createSession } from '#server/auth/sessions.ts';
import { openDatabase } from '#server/db/Database.ts';
import { administrator, formOf, jsonOf, type StartedApp, startApp } from '#tests/support/startApp.ts';

const minute = 60_000;
const hour = 60 * minute;
let clock = Date.UTC(2025, 8, 1);
const now = () => clock;

let server: StartedApp;
const start = async (options: Parameters<typeof startApp>[0] = {}) => {
  server = await startApp({ now, ...options });
  return server;
};
afterEach(() => server.close());

const signIn = (fields: Record<string, string>, from?: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/admin/auth/login', { body: formOf(fields), headers: { Authorization: '', ...headers } }, from);

const guess = (changes: Partial<typeof administrator> = {}, from?: string) =>
  signIn({ ...administrator, password: 'wrong-password', ...changes }, from);

const guessFiveTimes = async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await guess()).status).toBe(401);
};

const tokenOf = ({ body }: Awaited<ReturnType<typeof signIn>>) => (body.data as { token: string }).token;

test('email and password give a role and a token that opens the dashboard', async () => {
  await start();
  const answer = await signIn(administrator);

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    status: true,
    data: { role: 'admin', token: expect.stringMatching(/^[\w-]{43}$/) },
    message: 'You are signed in',
  });
  server.setToken(tokenOf(answer));
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
});

test('neither tokens nor passwords are stored as they are', async () => {
  await start();
  const token = tokenOf(await signIn(administrator));
  const stored = JSON.stringify([
    await server.db.selectFrom('session').selectAll().execute(),
    await server.db.selectFrom('administrator').selectAll().execute(),
    await server.db.selectFrom('attempt').selectAll().execute(),
  ]);

  expect(stored).not.toContain(token);
  expect(stored).not.toContain(administrator.password);
});

test('an unknown email gets the same answer as a wrong password', async () => {
  await start();
  const [wrongPassword, unknownEmail] = [await guess(), await guess({ email: 'eve@example.com' })];

  expect(wrongPassword.status).toBe(401);
  expect(wrongPassword.body).toEqual({ status: false, data: null, message: 'Email or password is not correct' });
  expect(unknownEmail).toMatchObject({ status: wrongPassword.status, body: wrongPassword.body });
});

test.each([
  [{}, { email: 'Please fill in email', password: 'Please fill in password' }],
  [
    { email: 'admin', password: '' },
    { email: 'Please enter a valid email address', password: 'Please fill in password' },
  ],
  [{ email: 'a@b.co', password: 'x'.repeat(1_001) }, { password: 'password may be at most 1000 characters long' }],
])('a form that lacks something is refused by field', async (fields, errors) => {
  await start();
  const { status, body } = await signIn(fields as Record<string, string>);

  expect(status).toBe(422);
  expect(body.data).toEqual({ errors });
});

test('a login that is not multipart is refused with 415', async () => {
  await start();

  expect((await server.call('POST', '/admin/auth/login', jsonOf(administrator))).status).toBe(415);
  expect((await server.call('POST', '/admin/auth/login', { body: new URLSearchParams(administrator) })).status).toBe(
    415,
  );
  expect((await server.call('POST', '/admin/auth/login')).status).toBe(415);
});

test('after five failures even the right password waits, and the answer says how long', async () => {
  await start();
  await guessFiveTimes();
  clock += minute;
  const { status, headers, body } = await signIn(administrator);

  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('240');
  expect(body.message).toBe('Too many tries. Please wait 240 seconds and try again');

  clock += 4 * minute;
  expect((await signIn(administrator)).status).toBe(200);
});

test.each([
  ['letter case', { email: 'ADMIN@Example.COM' }],
  ['blanks', { email: '  admin@example.com\t' }],
  ['full-width letters', { email: 'ａｄｍｉｎ@example.com' }],
])('the limit is not dodged by %s', async (_, changes) => {
  await start();
  await guessFiveTimes();

  expect((await guess(changes)).status).toBe(429);
});

test('the limit is not dodged by headers', async () => {
  await start();
  await guessFiveTimes();
  const wrong = { ...administrator, password: 'wrong-password' };

  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP']) {
    expect((await signIn(wrong, undefined, { [header]: '198.51.100.7' })).status).toBe(429);
  }
});

test('behind a trusted proxy everyone has a limit of their own', async () => {
  const trustProxy = new BlockList();
  trustProxy.addAddress('192.0.2.1');
  await start({ trustProxy });
  await guessFiveTimes();

  expect((await signIn(administrator, undefined, { 'X-Forwarded-For': '198.51.100.7' })).status).toBe(200);
});

test('another address may still sign in, and so may another account', async () => {
  await start();
  await createAdministrator(server.db, { email: 'second@example.com', password: 'Other-Horse-8' });
  await guessFiveTimes();

  expect((await signIn(administrator, '198.51.100.7')).status).toBe(200);
  expect((await signIn({ email: 'second@example.com', password: 'Other-Horse-8' })).status).toBe(200);
});

test('one address cannot try many accounts', async () => {
  await start();
  for (let n = 0; n < 30; n += 1) expect((await guess({ email: `someone${n}@example.com` })).status).toBe(401);

  expect((await guess({ email: 'one-more@example.com' })).status).toBe(429);
});

test('of many guesses at the same moment only five are looked at', async () => {
  await start();
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await guess()).status));

  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test('many who know the password may sign in at the same moment', async () => {
  await start();
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await signIn(administrator)).status));

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('signing in forgets earlier failures', async () => {
  await start();
  for (let turn = 0; turn < 4; turn += 1) await guess();
  await signIn(administrator);

  await guessFiveTimes();
});

test('a restart does not forget failures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hullo-restart-'));
  const target = { sqliteFile: join(folder, 'hullo.sqlite') };
  await start({ target });
  await guessFiveTimes();
  await server.db.close();

  const db = await openDatabase(target);
  const app = createApp({ db, mediaFolder: folder, now });
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  const answer = await app.request('/api/admin/auth/login', { method: 'POST', body: formOf(administrator) }, env);

  expect(answer.status).toBe(429);
  await db.close();
  rmSync(folder, { recursive: true });
});

test('with rate limits off, failures are not counted', async () => {
  await start({ rateLimit: 'off' });
  for (let turn = 0; turn < 8; turn += 1) expect((await guess()).status).toBe(401);
});

test('old failures do not stay in the database', async () => {
  await start();
  await guessFiveTimes();
  clock += 6 * minute;
  await guess();

  expect(await server.db.selectFrom('attempt').selectAll().execute()).toHaveLength(2);
});

test('signing out ends the token', async () => {
  await start();
  const { status, body } = await server.call('POST', '/admin/auth/logout');

  expect(status).toBe(200);
  expect(body.status).toBe(true);
  expect((await server.call('GET', '/admin/main')).status).toBe(401);
  expect((await server.call('POST', '/admin/auth/logout')).status).toBe(401);
});

test('a session that is not used for twelve hours ends, a used one lasts', async () => {
  await start();
  clock += 11 * hour;
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
  clock += 11 * hour;
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
  clock += 12 * hour;
  expect((await server.call('GET', '/admin/main')).status).toBe(401);
});

test('after seven days a session ends however much it is used', async () => {
  await start();
  for (let turn = 0; turn < 16; turn += 1) {
    clock += 10 * hour;
    expect((await server.call('GET', '/admin/main')).status).toBe(200);
  }
  clock += 8 * hour;
  expect((await server.call('GET', '/admin/main')).status).toBe(401);
});

const change = (passwords: unknown) => server.call('POST', '/admin/auth/change/password', jsonOf(passwords));

test('a changed password works, the old one does not, and only the other sessions end', async () => {
  await start();
  const other = await createSession(server.db, server.administrator.id, clock);
  const { status, body } = await change({ old_password: administrator.password, new_password: 'Better-Horse-9' });

  expect(status).toBe(200);
  expect(body).toEqual({ status: true, data: null, message: 'Password changed successfully' });
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
  expect((await server.call('GET', '/admin/main', { headers: { Authorization: `Bearer ${other}` } })).status).toBe(401);
  expect((await signIn(administrator)).status).toBe(401);
  expect((await signIn({ ...administrator, password: 'Better-Horse-9' })).status).toBe(200);
});

test('a wrong old password is refused with 422 and an action, and changes nothing', async () => {
  await start();
  const { status, body } = await change({ old_password: 'wrong-password', new_password: 'Better-Horse-9' });

  expect(status).toBe(422);
  expect(body).toEqual({
    status: false,
    data: { errors: { old_password: 'The old password is not correct' } },
    message: 'The old password is not correct',
    action: 'The old password is not correct',
  });
  expect((await signIn(administrator)).status).toBe(200);
});

test('guessing the old password is limited too', async () => {
  await start();
  const wrong = { old_password: 'wrong-password', new_password: 'Better-Horse-9' };
  for (let turn = 0; turn < 5; turn += 1) expect((await change(wrong)).status).toBe(422);
  const { status, headers, body } = await change({ ...wrong, old_password: administrator.password });

  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('300');
  expect(body.action).toBe('Too many tries. Please wait 300 seconds and try again');
});

test.each([
  [{ old_password: 'x' }, 422, 'Please fill in new password'],
  [{ new_password: 'Better-Horse-9' }, 422, 'Please fill in old password'],
  [{ old_password: 'x', new_password: '12345' }, 422, 'Password must be at least 6 characters long'],
  [{ old_password: 'x', new_password: 'x'.repeat(1_001) }, 422, 'new password may be at most 1000 characters long'],
  [{ old_password: 1, new_password: 'Better-Horse-9' }, 422, 'old password must be text'],
  [
    { old_password: 'x', new_password: 'half \ud83d char' },
    422,
    'new password contains characters that cannot be stored',
  ],
  [[], 400, 'The request is not valid JSON'],
])('a change of password with %j is refused with %i and an action', async (passwords, status, words) => {
  await start();
  const answer = await change(passwords);

  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ status: false, message: words, action: words });
});

test('an administrator exists after one was made, and their email is folded', async () => {
  await start();
  await server.db.deleteFrom('administrator').execute();
  expect(await hasAdministrator(server.db)).toBe(false);

  await createAdministrator(server.db, { email: ' Ada@Example.com', password: 'Correct-Horse-7' });
  expect(await hasAdministrator(server.db)).toBe(true);
  expect(await server.db.selectFrom('administrator').select('email').execute()).toEqual([{ email: 'ada@example.com' }]);
});
