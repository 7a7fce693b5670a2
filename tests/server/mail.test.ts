import { afterEach, expect, test, vi } from 'vitest';
import { leaseInMs, leaseMails } from '#server/mail/outbox.ts';
import { readQueue } from '#server/mail/readQueue.ts';
import { jsonOf } from '#tests/support/startApp.ts';
import { linkTo, type StartedMail, startMail, subjectOf, unquoted } from '#tests/support/startMail.ts';
import { droppingTheLine } from '#tests/support/startSmtp.ts';

let server: StartedMail;
const start = async (options: Parameters<typeof startMail>[0] = {}) => {
  server = await startMail(options);
};
afterEach(() => server.close());

const subscribe = (email: string, language = 'en') => {
  const { body, headers } = jsonOf({ email });
  return server.call('POST', '/admin/app/pre/create', { body, headers: { ...headers, 'Accept-Language': language } });
};

const outbox = () => server.db.selectFrom('outbox').select(['state', 'attempts', 'failure']).orderBy('id').execute();
const isSettled = (state: string) => vi.waitFor(async () => expect(await outbox()).toMatchObject([{ state }]));

const refusing = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

test('a subscription brings one mail, as text and as HTML, which loads and tracks nothing', async () => {
  await start();
  await subscribe('ada@example.com');
  const [mail] = await server.smtp.hasTaken(1);
  await isSettled('sent');

  const source = unquoted(mail?.source ?? '');
  expect(mail?.to).toBe('ada@example.com');
  expect(source).toContain('From: Hullo <hello@hullo.example>');
  expect(source).toContain('Subject: Confirm your email for the Hullo waiting list');
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toContain('Content-Type: text/html');
  expect(source).toContain('1 Main Street, Springfield');
  expect(source).toContain('prefers-color-scheme: dark');
  expect(source).not.toMatch(/<img|<link|<script|url\(/);
  expect(new Set(source.match(/https?:\/\/[^/\s"<>]+/g))).toEqual(new Set(['https://hullo.example']));
});

test.each([
  ['es', 'Confirma tu correo'],
  ['ko', '이메일 주소를 확인해 주세요'],
  ['hi', 'अपना ईमेल पक्का कीजिए'],
])('in %s the mail is in the language of the page', async (language, words) => {
  await start();
  await subscribe('ada@example.com', language);
  const [mail] = await server.smtp.hasTaken(1);

  expect(subjectOf(mail?.source ?? '')).toContain(words);
  expect(linkTo('confirm', mail?.source ?? '')).toContain(`lng=${language}`);
});

test.each([
  ['an address', 'no mailbox ada@example.com here', '550'],
  ['an encoded address', '5.1.1 user ada unknown; orig=ada=40example.com', '550 5.1.1'],
  ['a number that is no status code', '5.1.1.2 does not accept mail from you', '550'],
  ['a line of 300 kB', 'a'.repeat(300_000), '550'],
])('a refusal with %s is kept as its codes alone', async (_, text, failure) => {
  await start({ behaviour: { onRcptTo: (_to, _session, callback) => callback(refusing(550, text)) } });
  await subscribe('ada@example.com');

  await isSettled('failed');
  expect(await outbox()).toEqual([{ state: 'failed', attempts: 1, failure }]);
});

test('what is refused for now is tried again later', async () => {
  let clock = Date.now();
  let greylisted = true;
  await start({
    now: () => clock,
    behaviour: { onRcptTo: (_, __, callback) => callback(greylisted ? refusing(450, 'come again') : null) },
  });
  await subscribe('ada@example.com');
  await vi.waitFor(async () => expect(await outbox()).toMatchObject([{ state: 'queued', attempts: 1 }]));

  greylisted = false;
  clock += 80_000;
  server.wake();
  await server.smtp.hasTaken(1);
  await vi.waitFor(async () => expect(await outbox()).toEqual([{ state: 'sent', attempts: 2, failure: null }]));
});

test.each<[string, Parameters<typeof startMail>[0]]>([
  ['cannot be reached', { smtpUrl: 'smtp://127.0.0.1:1' }],
  ['is slow to greet', { behaviour: { onConnect: () => undefined }, patienceInMs: 300 }],
  ['drops the line', { behaviour: droppingTheLine }],
  [
    'refuses us',
    {
      behaviour: {
        onMailFrom: (_, __, callback) => callback(refusing(550, 'who are you')),
      },
    },
  ],
])('from a mail server that %s the mail comes later', async (_, options) => {
  await start(options);
  await subscribe('ada@example.com');

  await vi.waitFor(async () => expect(await outbox()).toMatchObject([{ state: 'queued', attempts: 1 }]), 3_000);
  expect((await outbox())[0]?.failure).toMatch(/\w/);
});

test('what a process had taken when it died is sent by another', async () => {
  let clock = Date.now();
  await start({ now: () => clock });
  await server.stopSending();
  await subscribe('ada@example.com');
  expect(await leaseMails(server.db, { now: clock, atMost: 4, perMinute: 60 })).toHaveLength(1);
  expect(await leaseMails(server.db, { now: clock, atMost: 4, perMinute: 60 })).toEqual([]);

  clock += leaseInMs;
  server.startSending();
  await server.smtp.hasTaken(1);
  await vi.waitFor(async () => expect(await outbox()).toEqual([{ state: 'sent', attempts: 2, failure: null }]));
});

test('not more than so many a minute are taken', async () => {
  const now = Date.now();
  await start({ now: () => now });
  await server.stopSending();
  for (const name of ['ada', 'bea', 'cid']) await subscribe(`${name}@example.com`);

  const lease = (at: number) => leaseMails(server.db, { now: at, atMost: 4, perMinute: 4 });
  expect(await lease(now)).toHaveLength(2);
  expect(await lease(now + 59_999)).toEqual([]);
  expect(await lease(now + 60_000)).toHaveLength(1);
});

const subscribeFrom = async (address: string, email: string) =>
  (await server.call('POST', '/admin/app/pre/create', jsonOf({ email }), address)).status;

test('answers of support go before confirmations that wait, which get half of the rate', async () => {
  let clock = Date.now();
  await start({ now: () => clock, perMinute: 12, rateLimit: 'on' });
  await server.stopSending();
  for (let n = 0; n < 60; n += 1) await subscribeFrom(`192.0.2.${n % 6}`, `person${n}@gmail.com`);
  expect(await outbox()).toHaveLength(60);

  const lease = async () =>
    (await leaseMails(server.db, { now: clock, atMost: 4, perMinute: 12 })).map(({ kind }) => kind).toSorted();
  const message = { name: 'Ada', email: 'ada@example.com', message: 'It stops.' };
  await server.call('POST', '/admin/app/contact/create', jsonOf(message));
  clock += 1_000;
  await server.call('POST', '/admin/conversation/ticket/answer/1', jsonOf({ text: 'Which phone is it?' }));
  expect(await lease()).toEqual(['answer', 'confirmation', 'confirmation', 'confirmation']);
  expect(await lease()).toEqual(['confirmation', 'confirmation', 'confirmation']);
  expect(await lease()).toEqual([]);
  await server.call('POST', '/admin/conversation/ticket/answer/1', jsonOf({ text: 'And which version?' }));
  expect(await lease()).toEqual(['answer']);
});

test('the trial of a letter goes before confirmations, and those before the letter to all', async () => {
  const now = Date.now();
  await start({ now: () => now });
  await server.stopSending();
  const letter = { state: 'sending', preview_key: 'a key', created_at: now } as const;
  await server.db.insertInto('letter').values(letter).execute();
  const mail = { kind: 'letter', letter_id: 1, state: 'queued', attempts: 0, due_at: now, created_at: now } as const;
  await server.db
    .insertInto('outbox')
    .values([mail, { ...mail, kind: 'confirmation', letter_id: null }, { ...mail, recipient: 'ada@example.com' }])
    .execute();
  const leased: (number | undefined)[] = [];
  for (let n = 0; n < 3; n += 1) {
    leased.push((await leaseMails(server.db, { now, atMost: 1, perMinute: 12 }))[0]?.id);
  }

  expect(leased).toEqual([3, 2, 1]);
});

test('while confirmations of ten minutes wait, the form takes one from an address, and none once an hour is full', async () => {
  const now = Date.now();
  await start({ now: () => now, perMinute: 1, rateLimit: 'on' });
  await server.stopSending();
  for (let n = 0; n < 10; n += 1) expect(await subscribeFrom(`192.0.2.${n}`, `person${n}@gmail.com`)).toBe(200);
  expect(await subscribeFrom('192.0.2.1', 'new@gmail.com')).toBe(200);
  expect(await subscribeFrom('192.0.2.1', 'newer@gmail.com')).toBe(429);
  expect(await subscribeFrom('192.0.2.1', 'person1@gmail.com')).toBe(429);

  for (let n = 11; n < 60; n += 1) await subscribeFrom(`192.0.2.${n}`, `person${n}@gmail.com`);
  expect(await outbox()).toHaveLength(60);
  expect(await subscribeFrom('192.0.2.100', 'newest@gmail.com')).toBe(429);
  expect(await subscribeFrom('192.0.2.101', 'person1@gmail.com')).toBe(429);
});

test('a domain gets sixty confirmations an hour, however many addresses they are for; a large provider gets more', async () => {
  const now = Date.now();
  await start({ now: () => now, rateLimit: 'on' });
  await server.stopSending();
  for (let n = 0; n < 60; n += 1) expect(await subscribeFrom(`192.0.2.${n % 6}`, `person${n}@example.com`)).toBe(200);

  expect(await subscribeFrom('192.0.2.100', 'one-more@example.com')).toBe(429);
  expect(await subscribeFrom('192.0.2.100', 'person1@example.com')).toBe(429);
  for (let n = 0; n < 61; n += 1)
    expect(await subscribeFrom(`192.0.2.${10 + (n % 7)}`, `person${n}@gmail.com`)).toBe(200);
});

test('what waits is counted by its kind, with how long the oldest mail has been due', async () => {
  let clock = Date.now();
  await start({ now: () => clock });
  await server.stopSending();
  for (const name of ['ada', 'bea']) {
    await subscribe(`${name}@example.com`);
    clock += 90_000;
  }
  const counted = (mails: number) => ({
    waiting: ['confirmation', 'answer', 'letter'].map((kind) => ({ kind, mails: kind === 'confirmation' ? mails : 0 })),
  });

  expect(await readQueue(server.db, clock)).toEqual({ ...counted(2), dueFor: 180_000 });
  server.startSending();
  await server.smtp.hasTaken(2);
  await vi.waitFor(async () => expect(await readQueue(server.db, clock)).toEqual({ ...counted(0), dueFor: 0 }));
});

test('the end waits for the mail that is on its way', async () => {
  let take = () => undefined as unknown;
  const arrived = new Promise<void>((resolve) => {
    take = () => resolve();
  });
  await start({ behaviour: { onMailFrom: (_, __, callback) => void setTimeout(callback, 150, take()) } });
  await subscribe('ada@example.com');
  await arrived;
  await server.stopSending();

  expect(await outbox()).toEqual([{ state: 'sent', attempts: 1, failure: null }]);
});
