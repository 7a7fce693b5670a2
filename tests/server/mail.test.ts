import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { leaseInMs, leaseMails } from '#server/mail/outbox.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { minute } from '#server/time/time.ts';
import { deferred } from '#tests/support/deferred.ts';
import { mailForEachTest } from '#tests/support/forEachTest.ts';
import { ticketRow, userRow } from '#tests/support/rows.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';
import { decodeQuotedPrintable, type MailOptions, mailSettings } from '#tests/support/startMail.ts';

const server = mailForEachTest({ at: Date.UTC(2026, 0, 2) });
const { uuid } = userRow(1);

const isSettled = (mail: object) =>
  vi.waitFor(async () => expect(await server.rows('outbox')).toMatchObject([mail]), 3_000);

const refusing = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

test('a subscription sends one mail, as text and as HTML, which loads and tracks nothing', async () => {
  await server.subscribe('ada@example.com');
  const [mail] = await server.smtp.waitForMails(1);
  await isSettled({ state: 'sent' });

  const source = decodeQuotedPrintable(mail?.source ?? '');
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
  ['an address', 'no mailbox ada@example.com here', '550'],
  ['an encoded address', '5.1.1 user ada unknown; orig=ada=40example.com', '550 5.1.1'],
  ['a number that is no status code', '5.1.1.2 does not accept mail from you', '550'],
  ['a line of 300 kB', 'a'.repeat(300_000), '550'],
])('a refusal with %s is stored as its codes alone', async (_, text, failure) => {
  await server.restartWith({ behaviour: { onRcptTo: (_to, _session, callback) => callback(refusing(550, text)) } });
  await server.subscribe('ada@example.com');

  await isSettled({ state: 'failed', attempts: 1, failure });
});

test.each([
  ['fails at once on a mail server without SMTPUTF8', true, { state: 'failed', attempts: 1, failure: 'SMTPUTF8' }],
  ['is sent to a mail server with SMTPUTF8', false, { state: 'sent', attempts: 1, failure: null }],
])('a mail to an address with other letters before the @ %s', async (_, hideSMTPUTF8, settled) => {
  await server.restartWith({ behaviour: { hideSMTPUTF8 } });
  await server.subscribe('josé@example.com');

  await isSettled(settled);
  expect(server.smtp.received.map(({ to }) => to)).toEqual(hideSMTPUTF8 ? [] : ['josé@example.com']);
});

test('a temporary refusal is retried later', async () => {
  let greylisted = true;
  await server.restartWith({
    behaviour: { onRcptTo: (_, __, callback) => callback(greylisted ? refusing(450, 'come again') : null) },
  });
  await server.subscribe('ada@example.com');
  await isSettled({ state: 'queued', attempts: 1 });

  greylisted = false;
  server.clock.now += 80_000;
  server.wake();
  await server.smtp.waitForMails(1);
  await isSettled({ state: 'sent', attempts: 2, failure: null });
});

test.each<[string, MailOptions]>([
  ['cannot be reached', { smtpUrl: 'smtp://127.0.0.1:1' }],
  ['is slow to greet', { behaviour: { onConnect: () => undefined }, timeoutInMs: 300 }],
  ['refuses us', { behaviour: { onMailFrom: (_, __, callback) => callback(refusing(550, 'who are you')) } }],
])('a mail stays queued when the mail server %s', async (_, options) => {
  await server.restartWith(options);
  await server.subscribe('ada@example.com');

  await isSettled({ state: 'queued', attempts: 1, failure: expect.stringMatching(/\w/) });
});

test('a process does not lease a mail that it is sending, also when the clock jumps past the lease', async () => {
  await server.stopSending();
  await server.subscribe('ada@example.com');
  const lease = (sending: number[]) =>
    leaseMails(server.db, { now: server.now(), max: 4, perMinute: 60, sending }).then((mails) =>
      mails.map(({ id }) => id),
    );
  const sending = await lease([]);
  server.clock.now += 2 * leaseInMs - 1;

  expect(await lease(sending)).toEqual([]);
  expect(await lease([])).toEqual(sending);
});

test('a mail leased by a process that died is sent by another', async () => {
  await server.stopSending();
  await server.subscribe('ada@example.com');
  expect(await leaseMails(server.db, { now: server.now(), max: 4, perMinute: 60 })).toHaveLength(1);
  expect(await leaseMails(server.db, { now: server.now(), max: 4, perMinute: 60 })).toEqual([]);

  server.clock.now += leaseInMs;
  server.startSending();
  await server.smtp.waitForMails(1);
  await isSettled({ state: 'sent', attempts: 2, failure: null });
});

test('the shutdown waits for the mail that is being sent', async () => {
  const arrived = deferred();
  const takeTime: SMTPServerOptions['onMailFrom'] = (_, __, callback) => {
    arrived.resolve();
    setTimeout(callback, 150);
  };
  await server.restartWith({ behaviour: { onMailFrom: takeTime } });
  await server.subscribe('ada@example.com');
  await arrived.promise;
  await server.stopSending();

  expect(await server.rows('outbox')).toMatchObject([{ state: 'sent', attempts: 1, failure: null }]);
});

/** A mail server that reads mails and confirms none, except those after the first. */
const silentOnce = (): SMTPServerOptions => {
  let isFirst = true;
  return {
    onData(stream, _, callback) {
      const isSilent = isFirst;
      isFirst = false;
      stream.resume().once('end', () => isSilent || callback());
    },
  };
};

test('a mail that the mail server is slow to confirm delays no other one', async () => {
  await server.restartWith({ behaviour: silentOnce(), endInMs: 50 });
  await server.subscribe('ada@example.com');
  await vi.waitFor(async () => expect(await server.rows('outbox')).toMatchObject([{ state: 'sending' }]));
  await server.subscribe('bea@example.com');

  await vi.waitFor(async () => expect(await server.column('outbox', 'state')).toEqual(['sending', 'sent']), 3_000);
});

test('the shutdown interrupts a mail that is not confirmed, which may have arrived and is not sent again', async () => {
  const hasRead = deferred();
  const onData: SMTPServerOptions['onData'] = (stream) => void stream.resume().once('end', hasRead.resolve);
  await server.restartWith({ behaviour: { onData }, endInMs: 50 });
  await server.subscribe('ada@example.com');
  await hasRead.promise;
  await server.stopSending();

  expect(await server.rows('outbox')).toMatchObject([{ state: 'failed', attempts: 1, failure: 'lost' }]);
});

test('the mail server has ten minutes to confirm a mail (RFC 5321)', async () => {
  const setSocketTimeout = vi.spyOn(Socket.prototype, 'setTimeout');
  const transport = smtpTransport({ ...mailSettings, smtpUrl: server.smtp.url });
  await transport.send({
    to: 'ada@example.com',
    messageId: '<1@hullo.example>',
    subject: '',
    text: '',
    html: '',
    headers: {},
  });
  transport.close();

  expect(setSocketTimeout).toHaveBeenCalledWith(10 * minute);
});

test('a mail keeps its Message-ID in each attempt', async () => {
  const ids: (string | undefined)[] = [];
  const onData: SMTPServerOptions['onData'] = (stream, _, callback) =>
    void text(stream).then((source) => {
      ids.push(/^Message-ID:\s+(<\S+@hullo\.example>)/im.exec(source)?.[1]);
      callback(ids.length === 1 ? refusing(451, 'come again') : null);
    });
  await server.restartWith({ behaviour: { onData } });
  await server.subscribe('ada@example.com');
  await isSettled({ state: 'queued', attempts: 1 });
  server.clock.now += 80_000;
  server.wake();
  await isSettled({ state: 'sent', attempts: 2 });
  await server.subscribe('bea@example.com');
  await vi.waitFor(() => expect(ids).toHaveLength(3));

  expect(ids[0]).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

const answer = async (operation: string, at: Pick<StartedApp, 'post'> = server) =>
  (await at.post(`conversation/ticket/${operation}/1`, { text: 'Which phone is it?' })).body.message;

test('the sender of a contact form gets the reply by mail, with the original message and without an unsubscribe link', async () => {
  await server.write('It <b>stops</b>.');
  await answer('reply');

  const [mail] = await server.smtp.waitForMails(1);
  expect(mail?.to).toBe('ada@example.com');
  expect(mail?.source).toContain('Subject: Hullo replied to your message (#1)');
  expect(mail?.source).toContain('Which phone is it?');
  expect(mail?.source).toContain('&lt;b&gt;stops&lt;/b&gt;.');
  expect(mail?.source).not.toMatch(/unsubscribe|Auto-Submitted/i);
});

test.each([
  ['note', null, 0, 'Note saved'],
  ['reply', null, 1, 'Your reply is on its way by email'],
  ['reply', uuid, 0, 'Your reply is now part of the conversation'],
  ['reply-and-close', null, 1, 'Your reply is on its way by email, and the ticket is closed'],
  ['reply-and-close', uuid, 0, 'Your reply is now part of the conversation, and the ticket is closed'],
])('the call %s for the user %s queues %i mails, and says so: %s', async (operation, user_uuid, mails, message) => {
  await server.insert('ticket', { ...ticketRow(1), user_uuid });

  expect(await answer(operation)).toBe(message);
  expect(await server.rows('outbox')).toHaveLength(mails);
});

test('without mail the response asks the administrator to write an email', async () => {
  const other = await startApp();
  await other.insert('ticket', ticketRow(1));

  expect(await answer('reply', other)).toBe(
    'Saved in the conversation. This server doesn’t send email, so please write to person1@example.com yourself.',
  );
  await other.close();
});
