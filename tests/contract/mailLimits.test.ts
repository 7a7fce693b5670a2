import { beforeEach, expect, test, vi } from 'vitest';
import { purgeUnconfirmed, unsubscribe } from '#server/mail/consent.ts';
import { leaseMails, readMailQueue } from '#server/mail/outbox.ts';
import { day, hour, minute, second } from '#server/time/time.ts';
import { mailForEachTest } from '#tests/support/forEachTest.ts';
import { mailRow } from '#tests/support/rows.ts';
import { decodeQuotedPrintable, subjectOf } from '#tests/support/startMail.ts';

const server = mailForEachTest({ at: Date.UTC(2026, 0, 2) });

/** Mails wait until a test has them sent. */
beforeEach(() => server.stopSending());

const subscribe = async (email: string, from?: string) =>
  (await server.subscribe(email, { language: 'ko', from })).status;

const queued = async () => (await server.rows('outbox')).length;

test('a process leases no more mails a minute than the limit', async () => {
  for (const name of ['ada', 'bea', 'cid']) await subscribe(`${name}@example.com`);

  const lease = (at: number) => leaseMails(server.db, { now: at, max: 4, perMinute: 4 });
  expect(await lease(server.clock.now)).toHaveLength(2);
  expect(await lease(server.clock.now + minute - 1)).toEqual([]);
  expect(await lease(server.clock.now + minute)).toHaveLength(1);
});

test('processes that lease mails at the same time lease different ones', async () => {
  for (let n = 0; n < 12; n += 1) await subscribe(`person${n}@example.com`);
  const lease = () => leaseMails(server.db, { now: server.clock.now, max: 2, perMinute: 100 });
  const leased = (await Promise.all(Array.from({ length: 7 }, lease))).flat();

  expect(leased).toHaveLength(12);
  expect(new Set(leased.map(({ id }) => id)).size).toBe(12);
});

test('replies go before confirmations that wait, which get half of the rate', async () => {
  await server.restartWith({ perMinute: 12, rateLimit: 'on' });
  await server.stopSending();
  for (let n = 0; n < 12; n += 1) await subscribe(`person${n}@gmail.com`, `192.0.2.${n % 6}`);
  expect(await queued()).toBe(12);

  const lease = async () =>
    (await leaseMails(server.db, { now: server.clock.now, max: 4, perMinute: 12 })).map(({ kind }) => kind).toSorted();
  await server.write('It stops.');
  server.clock.now += second;
  await server.post('conversation/ticket/reply/1', { text: 'Which phone is it?' });
  expect(await lease()).toEqual(['confirmation', 'confirmation', 'confirmation', 'reply']);
  expect(await lease()).toEqual(['confirmation', 'confirmation', 'confirmation']);
  expect(await lease()).toEqual([]);
  await server.post('conversation/ticket/reply/1', { text: 'And which version?' });
  expect(await lease()).toEqual(['reply']);
});

test('a test of a letter is sent before confirmations, and confirmations before the letter itself', async () => {
  await server.insert('letter', { state: 'sending', preview_key: 'a key', created_at: 1 });
  const letter = { letter_id: 1 };
  const test = { ...letter, recipient: 'ada@example.com' };
  await server.insert('outbox', [letter, { kind: 'confirmation' } as const, test].map(mailRow));

  for (const id of [3, 2, 1])
    expect(await leaseMails(server.db, { now: server.clock.now, max: 1, perMinute: 12 })).toMatchObject([{ id }]);
});

test('while confirmations of ten minutes wait, the form accepts one from each address, and none at the hourly limit', async () => {
  await server.restartWith({ perMinute: 1, rateLimit: 'on' });
  await server.stopSending();
  for (let n = 0; n < 10; n += 1) expect(await subscribe(`person${n}@gmail.com`, `192.0.2.${n}`)).toBe(200);
  expect(await subscribe('new@gmail.com', '192.0.2.1')).toBe(200);
  expect(await subscribe('newer@gmail.com', '192.0.2.1')).toBe(429);
  expect(await subscribe('person1@gmail.com', '192.0.2.1')).toBe(429);

  for (let n = 11; n < 60; n += 1) await subscribe(`person${n}@gmail.com`, `192.0.2.${n}`);
  expect(await queued()).toBe(60);
  expect(await subscribe('newest@gmail.com', '192.0.2.100')).toBe(429);
  expect(await subscribe('person1@gmail.com', '192.0.2.101')).toBe(429);
});

test('a domain gets sixty confirmations an hour, also of calls at the same moment; a large provider gets more', async () => {
  await server.restartWith({ rateLimit: 'on' });
  await server.stopSending();
  const numbers = Array.from({ length: 63 }, (_, n) => n);
  const statuses = await Promise.all(numbers.map((n) => subscribe(`person${n}@example.com`, `192.0.2.${n % 7}`)));

  expect(statuses.toSorted()).toEqual([...Array(60).fill(200), 429, 429, 429]);
  expect(await queued()).toBe(60);
  expect(await subscribe('person1@example.com', '192.0.2.100')).toBe(429);
  for (let n = 0; n < 61; n += 1) expect(await subscribe(`person${n}@gmail.com`, `192.0.2.${10 + (n % 7)}`)).toBe(200);
});

test('queued mails are counted by kind, with the delay of the oldest', async () => {
  for (const name of ['ada', 'bea']) {
    await subscribe(`${name}@example.com`);
    server.clock.now += 90 * second;
  }
  const waitingMails = (confirmation: number) => ({ waiting: { confirmation, reply: 0, letter: 0 } });

  expect(await readMailQueue(server.db, server.clock.now)).toEqual({ ...waitingMails(2), dueFor: 180 * second });
  server.startSending();
  await server.smtp.waitForMails(2);
  await vi.waitFor(async () =>
    expect(await readMailQueue(server.db, server.clock.now)).toEqual({ ...waitingMails(0), dueFor: 0 }),
  );
});

test('an unsubscribed address stays on the list, and gets another mail once in 90 days, in any spelling', async () => {
  await subscribe('ada@example.com');
  await unsubscribe(server.db, 1, server.clock.now);
  expect(await queued()).toBe(0);
  server.clock.now += 72 * hour;
  expect(await purgeUnconfirmed(server.db, server.clock.now)).toBe(0);

  await subscribe('ada+1@example.com');
  server.startSending();
  const [{ source } = { source: '' }] = await server.smtp.waitForMails(1);
  expect(subjectOf(source)).toContain('다시 등록하시겠어요?');
  expect(decodeQuotedPrintable(source)).toContain('90일');
  for (const spelled of ['ada@example.com', 'ada+1@example.com', 'ada+2@example.com']) {
    server.clock.now += day;
    await subscribe(spelled);
  }
  expect(await queued()).toBe(1);

  server.clock.now += 90 * day;
  await subscribe('ada@example.com');
  expect(await queued()).toBe(2);
});

test.each([
  ['a tag', (n: number) => `victim+${n}@example.com`],
  ['dots that the provider ignores', (n: number) => `${'victim'.slice(0, n + 1)}.${'victim'.slice(n + 1)}@gmail.com`],
  ['no difference', () => 'victim@example.com'],
])('a mailbox gets one confirmation mail in ten minutes and three a day, for addresses with %s', async (_, spelled) => {
  await Promise.all([0, 1, 2, 3, 4].map((n) => subscribe(spelled(n))));
  expect(await queued()).toBe(1);
  for (let n = 0; n < 5; n += 1) {
    server.clock.now += hour;
    await subscribe(spelled(n));
  }
  expect(await queued()).toBe(3);
});
