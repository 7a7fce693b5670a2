import { beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { confirm, purgeUnconfirmed, unsubscribe } from '#server/mail/consent.ts';
import { leaseMails, markFailed, markSent, type QueuedMail, readMailQueue } from '#server/mail/outbox.ts';
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

/** The minutes that each confirmation waits, in the order of the subscriptions. */
const delays = async () =>
  (await server.rows('outbox')).map(({ due_at, created_at }) => (due_at - created_at) / minute);

test('while confirmations of ten minutes wait, an IP address delays its own next ones, and no visitor is refused', async () => {
  await server.restartWith({ perMinute: 1, rateLimit: 'on' });
  await server.stopSending();
  for (let n = 0; n < 10; n += 1) await subscribe(`person${n}@gmail.com`, `192.0.2.${n}`);
  expect(await delays()).toEqual(Array(10).fill(0));
  for (let n = 10; n < 14; n += 1) expect(await subscribe(`person${n}@gmail.com`, '192.0.2.1')).toBe(200);
  expect(await subscribe('person14@gmail.com', '192.0.2.2')).toBe(200);
  expect((await delays()).slice(10)).toEqual([0, 1, 2, 3, 0]);

  for (let n = 15; n < 80; n += 1) expect(await subscribe(`person${n}@gmail.com`, `198.51.100.${n}`)).toBe(200);
  expect(await queued()).toBe(80);
});

test('confirmations that wait for their own turn, as those of programs do, do not delay a visitor', async () => {
  await server.restartWith({ perMinute: 1, rateLimit: 'on' });
  await server.stopSending();
  const waiting = Array.from({ length: 20 }, () => ({ due_at: server.clock.now + hour, created_at: server.clock.now }));
  await server.insert(
    'outbox',
    waiting.map((mail) => mailRow({ kind: 'confirmation', ...mail })),
  );
  for (const name of ['ada', 'bea']) await subscribe(`${name}@gmail.com`, '192.0.2.1');

  expect((await delays()).slice(20)).toEqual([0, 0]);
});

test('a domain gets sixty confirmations an hour, the others wait for their turn; a large provider gets more', async () => {
  await server.restartWith({ rateLimit: 'on', perMinute: 1_000 });
  await server.stopSending();
  const numbers = Array.from({ length: 125 }, (_, n) => n);
  const statuses = await Promise.all(numbers.map((n) => subscribe(`person${n}@example.com`, `192.0.2.${n % 20}`)));

  expect(statuses).toEqual(Array(125).fill(200));
  expect((await delays()).toSorted((one, other) => one - other)).toEqual([
    ...Array(60).fill(0),
    ...Array(60).fill(60),
    ...Array(5).fill(120),
  ]);
  for (const [net, provider] of ['gmail.com', 'yahoo.com.mx', 'hotmail.co.uk'].entries())
    for (let n = 0; n < 61; n += 1) await subscribe(`person${n}@${provider}`, `198.51.${net}.${n % 20}`);
  expect((await delays()).slice(125)).toEqual(Array(183).fill(0));
});

test('on a busy day every confirmation is sent once, in its order, at the allowed pace', async () => {
  await server.restartWith({ rateLimit: 'on', perMinute: 100 });
  await server.stopSending();
  const people = Array.from({ length: 400 }, (_, n) => `person${n}@domain${n % 20}.example`);
  for (const [n, email] of people.entries()) expect(await subscribe(email, `192.0.${n % 2}.${n % 100}`)).toBe(200);

  const sent: (number | null)[] = [];
  for (let minutes = 0; minutes < 12; minutes += 1) {
    for (let mails = 0; ; ) {
      const leased = await leaseMails(server.db, { now: server.clock.now, max: 10, perMinute: 100 });
      mails += leased.length;
      expect(mails).toBeLessThanOrEqual(50);
      if (leased.length === 0) break;
      sent.push(...leased.map((mail) => mail.subscriber_id).toSorted((one, other) => Number(one) - Number(other)));
      for (const mail of leased) await markSent(server.db, mail);
    }
    server.clock.now += minute;
  }
  expect(new Set(sent).size).toBe(400);
  expect(sent).toHaveLength(400);
  const due = new Map((await server.rows('outbox')).map((mail) => [mail.subscriber_id, mail.turn_at]));
  const turns = sent.map((id) => Number(due.get(id)));
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
});

test('an address whose confirmation waits is asked once, and is deleted 72 hours after its mail', async () => {
  await subscribe('ada@example.com');
  server.clock.now += 80 * hour;
  expect(await purgeUnconfirmed(server.db, server.clock.now)).toBe(0);
  await subscribe('ada@example.com');
  expect(await queued()).toBe(1);

  server.startSending();
  await server.smtp.waitForMails(1);
  await vi.waitFor(async () => expect(await server.column('outbox', 'state')).toEqual(['sent']));
  server.clock.now += 71 * hour;
  expect(await purgeUnconfirmed(server.db, server.clock.now)).toBe(0);
  server.clock.now += 2 * hour;
  expect(await purgeUnconfirmed(server.db, server.clock.now)).toBe(1);
});

test('a confirmation that a program may have asked for waits an hour', async () => {
  await server.restartWith({ rateLimit: 'on' });
  await server.stopSending();
  expect((await server.subscribe('ada@example.com', { leave_blank: 'x' })).status).toBe(200);
  expect(await delays()).toEqual([60]);
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

/** Lets the next mail that is due end with this result. */
async function settleNext(settle: (mail: QueuedMail) => Promise<unknown>) {
  const [mail] = await leaseMails(server.db, { now: server.clock.now, max: 1, perMinute: 60 });
  if (mail) await settle(mail);
  return mail;
}

test('a question to a person who left does not count when it fails, or when they leave again before it is sent', async () => {
  await subscribe('ada@example.com');
  await settleNext((mail) => markSent(server.db, mail));
  await unsubscribe(server.db, 1, server.clock.now);
  server.clock.now += hour;
  await subscribe('ada+1@example.com');
  await settleNext((mail) => markFailed(server.db, mail, '554'));
  server.clock.now += hour;
  await subscribe('ada@example.com');
  await unsubscribe(server.db, 1, server.clock.now);
  server.clock.now += hour;
  await subscribe('ada@example.com');

  expect(await server.column('outbox', 'state')).toEqual(['sent', 'failed', 'queued']);
});

test.each([
  ['left', () => unsubscribe(server.db, 1, server.clock.now), markSent],
  ['got no mail', async () => undefined, (db: Database, mail: QueuedMail) => markFailed(db, mail, '554')],
])(
  'a person who %s and enters the address in the ten minutes after a mail gets one after them',
  async (_, leave, settle) => {
    await subscribe('ada@example.com');
    await settleNext((mail) => settle(server.db, mail));
    server.clock.now += minute;
    await leave();
    server.clock.now += minute;
    for (const spelled of ['ada@example.com', 'ada+1@example.com']) await subscribe(spelled);

    expect(await queued()).toBe(2);
    server.clock.now += 8 * minute - 1;
    expect(await settleNext(async () => undefined)).toBeUndefined();
    server.clock.now += 1;
    expect(await settleNext((mail) => markSent(server.db, mail))).toMatchObject({ kind: 'confirmation' });
  },
);

test('a person who comes back after three questions in a day waits until a day after the first', async () => {
  await subscribe('ada@example.com');
  for (let times = 0; times < 3; times += 1) {
    await settleNext((mail) => markSent(server.db, mail));
    await confirm(server.db, 1, server.clock.now);
    server.clock.now += hour;
    await unsubscribe(server.db, 1, server.clock.now);
    server.clock.now += hour;
    await subscribe('ada@example.com');
  }

  expect((await server.column('outbox', 'due_at')).at(-1)).toBe(Date.UTC(2026, 0, 3));
});

test.each([
  ['a tag', (n: number) => `victim+${n}@example.com`],
  ['dots that the provider ignores', (n: number) => `${'victim'.slice(0, n + 1)}.${'victim'.slice(n + 1)}@gmail.com`],
  ['no difference', () => 'victim@example.com'],
])('a mailbox gets one confirmation mail in ten minutes and three a day, for addresses with %s', async (_, spelled) => {
  await Promise.all([0, 1, 2, 3, 4].map((n) => subscribe(spelled(n))));
  expect(await queued()).toBe(1);
  for (let n = 0; n < 5; n += 1) {
    await server.db.updateTable('outbox').set({ state: 'sent' }).execute();
    server.clock.now += hour;
    await subscribe(spelled(n));
  }
  expect(await queued()).toBe(3);
});

test('an unsubscription ends the question that waits for another spelling of the mailbox', async () => {
  await server.restartWith({ rateLimit: 'on' });
  await server.stopSending();
  await subscribe('ada@example.com');
  await server.db.updateTable('outbox').set({ state: 'sent', attempted_at: server.clock.now }).execute();
  server.clock.now += 11 * minute;
  await server.subscribe('ada+x@example.com', { leave_blank: 'x' });
  expect(await server.column('outbox', 'state')).toEqual(['sent', 'queued']);
  await unsubscribe(server.db, 1, server.clock.now);
  expect(await server.column('outbox', 'state')).toEqual(['sent']);
});

test('a mail that waited counts from when it was sent, and goes out earlier when a visitor asks for it', async () => {
  await server.restartWith({ rateLimit: 'on' });
  await server.stopSending();
  await server.subscribe('ada@example.com', { leave_blank: 'x' });
  expect(await delays()).toEqual([60]);
  await subscribe('ada@example.com');
  expect(await delays()).toEqual([0]);

  server.clock.now += hour;
  await server.db.updateTable('outbox').set({ state: 'sent', attempted_at: server.clock.now }).execute();
  await subscribe('ada@example.com');
  expect(await queued()).toBe(1);
});
