import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import type { Account, OwnSession } from '#api/extensions/wire.ts';
import type { Session } from '#api/wire.ts';
import { minute } from '#server/time/time.ts';
import { errorAt } from '#tests/support/errorAt.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { administrator } from '#tests/support/startApp.ts';

const server = appForEachTest({ at: Date.UTC(2026, 0, 2, 3, 4) });
const { account, sessions } = extensions.account.endpoints;
const { login, changePassword } = endpoints.session;
const { password } = administrator;
const passwords = { old_password: password, new_password: 'Another-Horse-8' };

const readAccount = async () => (await server.send<Account>(account.one)).data;
const listSessions = async () => (await server.send<OwnSession[]>(sessions.list)).data;
const recorded = async () =>
  (await server.rows('audit')).map(({ resource, operation, row_key, after }) => [resource, operation, row_key, after]);

async function newSecret() {
  const { secret } = await readAccount();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { secret, codeIn: (milliseconds = 0) => totp.generate({ timestamp: server.clock.now + milliseconds }) };
}

const turnOn = (secret: string, code: string, typed = password) =>
  server.send<{ codes: string[] }>(account.turnOn, { secret, code, password: typed });

const logInWith = async (code: string) => (await server.logIn({ ...administrator, code })).status;

test('a code of the app and the password turn the second factor on, end the other sessions, and are recorded', async () => {
  const other = await server.signIn();
  const { secret, codeIn } = await newSecret();
  expect(await readAccount()).toMatchObject({ second_factor: 'off', recovery_codes: null });

  const [first = ''] = (await turnOn(secret, codeIn())).data.codes;
  expect(await readAccount()).toMatchObject({ email: administrator.email, second_factor: 'on', recovery_codes: 10 });
  expect(await recorded()).toEqual([['administrators', 'update', '1', '{"second_factor":"on"}']]);
  expect((await server.call('GET', '/admin/main', { headers: { Authorization: `Bearer ${other}` } })).status).toBe(401);
  expect(await logInWith(codeIn())).toBe(401); // it was used
  expect(await logInWith(first)).toBe(200);
  expect((await readAccount()).recovery_codes).toBe(9);
});

test('a wrong code changes nothing and needs no new secret', async () => {
  const { secret, codeIn } = await newSecret();
  const wrong = { status: 422, body: { errors: { code: 'That code is incorrect or has expired' } } };
  for (let attempt = 0; attempt < 6; attempt += 1) await expect(turnOn(secret, '000000')).rejects.toMatchObject(wrong);
  expect((await readAccount()).second_factor).toBe('off');

  await turnOn(secret, codeIn());
  expect((await readAccount()).second_factor).toBe('on');
});

test.each(['', 'JBSWY3DPEHPK3PXP', `${'A'.repeat(31)}1`])('the secret %j is refused', async (secret) => {
  await expect(turnOn(secret, '000000')).rejects.toMatchObject(errorAt('secret'));
});

test('each change needs the password, whose attempts are limited together with those of a new password', async () => {
  const { secret, codeIn } = await newSecret();
  const calls = [
    () => turnOn(secret, codeIn(), 'wrong'),
    () => server.send(account.renewCodes, { password: 'wrong' }),
    () => server.send(account.turnOff, { password: 'wrong' }),
  ];
  for (const call of [...calls, ...calls.slice(1)]) await expect(call()).rejects.toMatchObject(errorAt('password'));

  for (const limited of [() => turnOn(secret, codeIn()), () => server.send(changePassword, passwords)])
    await expect(limited()).rejects.toMatchObject({ status: 429 });
  expect(await recorded()).toEqual([]);
});

test('new recovery codes replace the old ones, and turning off removes both', async () => {
  const { secret, codeIn } = await newSecret();
  await expect(server.send(account.renewCodes, { password })).rejects.toMatchObject({ status: 422 });
  const [old = ''] = (await turnOn(secret, codeIn())).data.codes;
  const { codes } = (await server.send<{ codes: string[] }>(account.renewCodes, { password })).data;
  expect(await logInWith(old)).toBe(401);
  expect(await logInWith(codes[0] ?? '')).toBe(200);

  await server.send(account.turnOff, { password });
  expect(await readAccount()).toMatchObject({ second_factor: 'off', recovery_codes: null });
  expect(await server.rows('recovery_code')).toEqual([]);
  await expect(server.send(account.turnOff, { password })).rejects.toMatchObject({ status: 422 });
});

test('where a second factor is required, it cannot be turned off', async () => {
  await server.restartWith({ secondFactor: 'required' });
  const { secret, codeIn } = await newSecret();
  await turnOn(secret, codeIn());

  await expect(server.send(account.turnOff, { password })).rejects.toMatchObject({ status: 422 });
  expect((await readAccount()).second_factor).toBe('required');
});

test('the open sessions are listed, last used first, and end one by one or all others at once', async () => {
  server.clock.now += minute;
  for (let more = 0; more < 3; more += 1) await server.signIn();
  const [third, second, , mine] = await listSessions();
  const created_at = '2026-01-02T03:04:00.000Z';
  expect(mine).toEqual({ id: 1, created_at, used_at: expect.any(String), device: null, place: 'here' });
  expect(third?.place).toBeNull();

  await server.send(sessions.end, { id: second?.id });
  await expect(server.send(sessions.end, { id: second?.id })).rejects.toMatchObject({ status: 404 });
  expect(await listSessions()).toHaveLength(3);
  await server.send(sessions.endOthers);
  await server.send(sessions.endOthers); // ends none, and is not recorded
  expect((await listSessions()).map(({ id }) => id)).toEqual([1]);
  expect(await recorded()).toEqual(Array(2).fill(['administrators', 'endSessions', '1', null]));
});

test('a session names the browser and the system that it was started in', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(administrator)) body.append(name, value);
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0' };
  await server.app.request('/api/admin/auth/login', { method: 'POST', body, headers });
  expect((await listSessions()).map(({ device }) => device)).toEqual(['Firefox, Linux', null]);
});

test('a moderator sees and changes only their own account and sessions', async () => {
  const { secret, codeIn } = await newSecret();
  await turnOn(secret, codeIn());
  await server.switchAdministrator('moderator');
  expect(await readAccount()).toMatchObject({ email: 'bea@example.com', role: 'moderator', second_factor: 'off' });
  expect(await listSessions()).toMatchObject([{ id: 2, place: 'here' }]);

  await expect(server.send(sessions.end, { id: 1 })).rejects.toMatchObject({ status: 404 });
  await server.send(sessions.endOthers);
  const own = await newSecret();
  await turnOn(own.secret, own.codeIn());
  await server.send(account.turnOff, { password });
  expect((await server.rows('session')).map(({ id }) => id)).toEqual([1, 2]);
  expect(await server.rows('recovery_code')).toHaveLength(10);
});

const signIn = async (credentials: Record<string, unknown> = administrator) =>
  (await server.send<Session>(login, credentials)).data;

const readFaqs = () => server.provider.getList('faq', {});

test('a wrong password and an unknown address are refused with the same message', async () => {
  const refusal = { failure: 'refused', status: 401, serverMessage: 'That email or password is incorrect' };

  await expect(signIn({ ...administrator, password: 'wrong-password' })).rejects.toMatchObject(refusal);
  await expect(signIn({ email: 'nobody@example.com', password: 'wrong-password' })).rejects.toMatchObject(refusal);
});

test('after a password change only the new password works, this session stays, and the others end', async () => {
  const here = await signIn();
  const elsewhere = await signIn();
  server.setToken(here.token);

  expect((await server.send(changePassword, passwords)).message).toBe('Password changed successfully');
  expect((await readFaqs()).total).toBe(0);

  server.setToken(elsewhere.token);
  await expect(readFaqs()).rejects.toMatchObject({ failure: 'refused', status: 401, sessionIsOver: true });
  await expect(signIn()).rejects.toMatchObject({ status: 401 });
  expect(await signIn({ ...administrator, password: passwords.new_password })).toEqual({
    role: 'admin',
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
});
