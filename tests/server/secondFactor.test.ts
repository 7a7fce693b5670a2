import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { setPassword } from '#server/auth/administrators.ts';
import { setSecondFactor } from '#server/auth/secondFactor.ts';
import { newSecret } from '#server/auth/totp.ts';
import { minute } from '#server/time/time.ts';
import { appForEachTest, logForEachTest } from '#tests/support/forEachTest.ts';
import { administrator, tokenOf } from '#tests/support/startApp.ts';

const { log, entries } = logForEachTest();
const server = appForEachTest({ at: Date.UTC(2025, 8, 1), log });

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
  await setPassword(server.db, id, administrator.password);
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
