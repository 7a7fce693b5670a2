import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createAdministrator } from '#server/auth/administrators.ts';
import { sha256 } from '#server/hash.ts';
import { createPruner } from '#server/start/createPruner.ts';
import { minute } from '#server/time/time.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { administrator, type StartedApp, startApp, tokenOf } from '#tests/support/startApp.ts';

const server = appForEachTest({ at: Date.UTC(2025, 8, 1) });

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
