import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createAdministrator, setPassword } from '#server/auth/administrators.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { setSecondFactor } from '#server/auth/secondFactor.ts';
import { newSecret } from '#server/auth/totp.ts';
import { sha256 } from '#server/hash.ts';
import { createPruner } from '#server/start/createPruner.ts';
import { hour, minute } from '#server/time/time.ts';
import { appForEachTest, logForEachTest } from '#tests/support/forEachTest.ts';
import { administrator, type StartedApp, startApp, tokenOf } from '#tests/support/startApp.ts';

const { log, entries } = logForEachTest();
const server = appForEachTest({ at: Date.UTC(2025, 8, 1), log, passwordMinLength: 8 });

test('neither tokens nor passwords are stored in plain text', async () => {
  const token = tokenOf(await server.logIn(administrator));
  const tables = ['session', 'administrator', 'attempt'] as const;
  const stored = JSON.stringify(await Promise.all(tables.map((table) => server.rows(table))));

  expect(stored).not.toContain(token);
  expect(stored).not.toContain(administrator.password);
});

test('signing out clears the browser cache', async () => {
  const { headers, body } = await server.post('auth/logout');

  expect([headers.get('Clear-Site-Data'), body.message]).toEqual(['"cache"', 'You’re signed out']);
});

test.each([
  ['after twelve hours without use, and lasts while it is used', [11, 11], 12],
  ['after seven days, even if it is used', Array(16).fill(10), 8],
])('a session ends %s', async (_, used: number[], unused) => {
  const statusAfter = async (hours: number) => {
    server.clock.now += hours * hour;
    return (await server.call('GET', '/admin/main')).status;
  };
  for (const hours of used) expect(await statusAfter(hours)).toBe(200);

  expect(await statusAfter(unused)).toBe(401);
});

const { password } = administrator;
const new_password = 'Better-Horse-9';
const common = 'This is one of the first passwords anyone would try. Please choose another.';

test.each([
  [{ old_password: 'x' }, 422, 'Please fill in the new password'],
  [{ new_password }, 422, 'Please fill in the current password'],
  [{ old_password: 'wrong-password', new_password }, 422, 'The current password is incorrect'],
  [{ old_password: password, new_password: password }, 422, 'Please choose a password other than your current one'],
  [{ old_password: password, new_password: '12345678' }, 422, common],
  [{ old_password: 'x', new_password: '7 signs' }, 422, 'Password must be at least 8 characters long'],
  [[], 400, 'The request isn’t valid JSON'],
])('a change of password with %j is refused with %i and an action', async (passwords, status, message) => {
  const response = await server.post('auth/change/password', passwords);

  expect(response).toMatchObject({ status, body: { status: false, message, action: message } });
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
});

/** Gives the administrator an authenticator app, and returns what it shows. */
async function addAuthenticator() {
  const secret = newSecret();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const recoveryCodes = await setSecondFactor(server.db, server.administrator.id, { secret, counter: 0 });
  const codeAt = (milliseconds = 0) => totp.generate({ timestamp: server.clock.now + milliseconds });
  const logIn = (code?: string) => server.logIn({ ...administrator, ...(code !== undefined && { code }) });
  return { logIn, codeAt, recoveryCodes };
}

test("the right password without a code gets an error at the code's field, and no session", async () => {
  const { logIn } = await addAuthenticator();
  const { status, body } = await logIn();

  const message = 'Please enter the code from your authenticator app, or a recovery code';
  expect([status, body]).toEqual([422, { status: false, data: { errors: { code: message } }, message }]);
  expect((await server.call('GET', '/admin/main')).status).toBe(401);
});

test('password and code together sign in, and each code works once', async () => {
  const { logIn, codeAt } = await addAuthenticator();
  const response = await logIn(codeAt());
  server.setToken(tokenOf(response));
  expect((await server.call('GET', '/admin/main')).status).toBe(200);

  expect((await logIn(codeAt())).status).toBe(401);
  server.clock.now += minute;
  expect((await logIn(codeAt())).status).toBe(200);
  expect((await logIn(codeAt(-minute / 2))).status).toBe(401);
});

test.each([
  ['half a minute late', -minute / 2, 200],
  ['half a minute early', minute / 2, 200],
  ['a minute and a half late', -1.5 * minute, 401],
])('a code that is %s gets the status for it', async (_, milliseconds, status) => {
  const { logIn, codeAt } = await addAuthenticator();

  expect((await logIn(codeAt(milliseconds))).status).toBe(status);
});

test('a recovery code replaces a code once, in any spelling', async () => {
  const { logIn, recoveryCodes } = await addAuthenticator();
  const [code = ''] = recoveryCodes;

  expect((await logIn(` ${code.replaceAll('-', ' ').toUpperCase()}`)).status).toBe(200);
  expect((await logIn(code)).status).toBe(401);
  expect(JSON.stringify(await server.rows('recovery_code'))).not.toContain(recoveryCodes[1]);
});

test('wrong codes are limited like wrong passwords, and a missing code does not count', async () => {
  const { logIn, codeAt } = await addAuthenticator();
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await logIn()).status).toBe(422);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await logIn('000000')).status).toBe(401);

  expect((await logIn(codeAt())).status).toBe(429);
});

test('after five wrong codes from unknown addresses, only a known address or a recovery code can sign in', async () => {
  const { logIn, codeAt, recoveryCodes } = await addAuthenticator();
  const from = (address: string, code: string) => server.logIn({ ...administrator, code }, address);
  expect((await logIn(codeAt())).status).toBe(200);
  const guesses = [1, 2, 3, 4, 5].map((number) => from(`198.51.100.${number}`, '000000'));
  for (const { status } of await Promise.all(guesses)) expect(status).toBe(401);

  const blocked = { resource: 'administrators', row_key: String(server.administrator.id), administrator_id: null };
  expect((await server.rows('audit')).filter(({ operation }) => operation === 'blockCodes')).toMatchObject([blocked]);

  server.clock.now += minute;
  const message = expect.stringContaining('Too many wrong codes were entered');
  for (const code of [codeAt(), '000000']) {
    expect(await from('198.51.100.9', code)).toMatchObject({ status: 401, body: { message } });
  }
  expect((await from('198.51.100.9', recoveryCodes[0] ?? '')).status).toBe(200);
  expect((await from('198.51.100.10', codeAt())).status).toBe(200);
  for (let number = 11; number < 16; number += 1) await from(`198.51.100.${number}`, '000000');
  server.clock.now += minute;
  expect((await from('198.51.100.16', codeAt())).status).toBe(401);
  expect((await logIn(codeAt())).status).toBe(200);
  server.clock.now += minute;
  expect((await from('198.51.100.16', codeAt())).status).toBe(200);
});

test('a new password, and a new second factor, take codes from unknown addresses again', async () => {
  const { codeAt } = await addAuthenticator();
  const { id, email } = server.administrator;
  const refused = () => server.db.updateTable('administrator').set({ wrong_codes: 5 }).execute();
  await refused();
  await setPassword(server.db, id, await hashPassword(administrator.password));
  expect(await server.column('administrator', 'wrong_codes')).toEqual([0]);
  expect((await server.logIn({ email, password: administrator.password, code: codeAt() })).status).toBe(200);
  await refused();
  await setSecondFactor(server.db, id, { secret: newSecret(), counter: 0 });
  expect(await server.column('administrator', 'wrong_codes')).toEqual([0]);
});

test('the response, the log and the audit log report a used recovery code, with the number that is left', async () => {
  const { logIn, codeAt, recoveryCodes } = await addAuthenticator();
  const details = { by: 'recovery code', codes_left: 9 };

  expect((await logIn(recoveryCodes[0])).body.message).toBe('You’re signed in. Recovery codes left: 9.');
  expect(entries().at(-1)).toMatchObject({ event: 'signed in', ...details });
  await logIn(codeAt());
  expect(entries().at(-1)).not.toHaveProperty('by');
  expect(await server.column('audit', 'after')).toEqual([JSON.stringify(details), null]);
});

test('a wrong password never leads to the request for a code', async () => {
  const { codeAt } = await addAuthenticator();

  expect(await server.guess()).toMatchObject({ status: 401, body: { data: null } });
  expect((await server.logIn({ ...administrator, password: 'wrong', code: codeAt() })).body.data).toBeNull();
});

test('where a second factor is required, an account without one is refused with the reason', async () => {
  await server.restartWith({ secondFactor: 'required' });
  const { status, body } = await server.logIn(administrator);

  expect([status, body.message]).toEqual([403, expect.stringContaining('requires two-factor sign-in')]);
});

async function guessFiveTimes() {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await server.guess()).status).toBe(401);
}

test('after five failures the right password is refused too, with the time to wait', async () => {
  await guessFiveTimes();
  server.clock.now += minute;
  const { status, headers, body } = await server.logIn(administrator);

  const message = 'Too many attempts. Try again in 4 minutes.';
  expect([status, headers.get('Retry-After'), body.message]).toEqual([429, '240', message]);

  server.clock.now += 4 * minute;
  expect((await server.logIn(administrator)).status).toBe(200);
});

test('neither the spelling of the email nor a header avoids the limit', async () => {
  await guessFiveTimes();
  const wrong = { ...administrator, password: 'wrong-password' };

  for (const email of ['ADMIN@Example.COM', '  admin@example.com\t', 'ａｄｍｉｎ@example.com'])
    expect((await server.guess({ email })).status).toBe(429);
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP'])
    expect((await server.logIn(wrong, undefined, { [header]: '198.51.100.7' })).status).toBe(429);
});

test('another address may still sign in, and so may another account', async () => {
  await createAdministrator(server.db, { email: 'second@example.com', password: 'Other-Horse-8' });
  await guessFiveTimes();

  expect((await server.logIn(administrator, '198.51.100.7')).status).toBe(200);
  expect((await server.logIn({ email: 'second@example.com', password: 'Other-Horse-8' })).status).toBe(200);
});

test('one address cannot try many accounts', async () => {
  for (let n = 0; n < 30; n += 1) expect((await server.guess({ email: `someone${n}@example.com` })).status).toBe(401);

  expect((await server.guess({ email: 'one-more@example.com' })).status).toBe(429);
});

test('the server checks only five of many simultaneous guesses', async () => {
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await server.guess()).status));

  expect(statuses.toSorted()).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
});

test('many simultaneous sign-ins with the right password succeed', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => server.logIn(administrator)));

  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test('signing in resets the count of failures', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) await server.guess();
  await server.logIn(administrator);

  await guessFiveTimes();
});

test('old failures do not stay in the database, though no caller tries again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pruner = createPruner({ ...server, log: pino({ enabled: false }) });
  const left = async () => (await server.rows('attempt')).length;
  await guessFiveTimes();
  expect(await left()).toBe(15);

  server.clock.now += 5 * minute;
  vi.advanceTimersByTime(5 * minute);
  await vi.waitFor(async () => expect(await left()).toBe(5)); // of the account, for an hour
  server.clock.now += 55 * minute;
  vi.advanceTimersByTime(5 * minute);
  await vi.waitFor(async () => expect(await left()).toBe(0));
  await pruner.end();
});

test('an attacker cannot find a hashed address by brute force without the key of the database', async () => {
  const keysAfter = async ({ guess, column }: StartedApp) => {
    await guess();
    return column('attempt', 'key');
  };
  const other = await startApp();
  const keys = await keysAfter(server);
  const plain = sha256(JSON.stringify(['loginByAddress', '192.0.2.1']), 'base64url');

  expect(keys).toHaveLength(3);
  expect(keys).not.toContain(plain);
  expect(await keysAfter(other)).not.toEqual(keys);
  await other.close();
});

test('guesses from many addresses share one limit, and do not lock out an address that has signed in before', async () => {
  const home = '198.51.100.7';
  expect((await server.logIn(administrator, home)).status).toBe(200);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 24; attempt += 1) {
    statuses.push((await server.guess({}, `203.0.113.${Math.floor(attempt / 4)}`)).status);
  }

  expect(statuses).toEqual([...Array(20).fill(401), ...Array(4).fill(429)]);
  expect((await server.logIn(administrator, '203.0.113.99')).status).toBe(429);
  expect((await server.logIn(administrator, home)).status).toBe(200);
});

test('a clock that was a year ahead leaves no locks and no sessions', async () => {
  const year = 365 * 24 * 60 * minute;
  const subscribe = () => server.subscribe('ada@example.com');
  server.clock.now += year;
  const token = tokenOf(await server.logIn(administrator));
  await guessFiveTimes();
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await subscribe()).status).toBe(200);
  expect((await subscribe()).status).toBe(429);
  server.clock.now -= year;

  expect((await server.logIn(administrator)).status).toBe(200);
  expect((await subscribe()).status).toBe(200);
  const { status } = await server.call('GET', '/admin/main', { headers: { Authorization: `Bearer ${token}` } });
  expect(status).toBe(401);
});
