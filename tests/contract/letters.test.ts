import type { KyselyPlugin } from 'kysely';
import { expect, test, vi } from 'vitest';
import { extensions } from '#api/extensions/endpoints.ts';
import { type Letter, mapLetterTexts, type OutboxMail } from '#api/extensions/wire.ts';
import type { Page, PreLaunchUser } from '#api/wire.ts';
import { askForConsent } from '#server/mail/askForConsent.ts';
import { queueLetters } from '#server/mail/changeLetter.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { unsubscribe } from '#server/mail/consent.ts';
import { leaseInMs, leaseMails } from '#server/mail/outbox.ts';
import { mailForEachTest } from '#tests/support/forEachTest.ts';
import { consentRow, mailRow, subscriberRow } from '#tests/support/rows.ts';
import { decodeQuotedPrintable, linkTo, mailSettings, subjectOf } from '#tests/support/startMail.ts';
import { disconnectAfterMail, disconnectBeforeMail } from '#tests/support/startSmtp.ts';

const { letters, outbox, preLaunch } = extensions.letter.endpoints;

const start = Date.UTC(2026, 0, 2);
const server = mailForEachTest({ at: start });

const texts = {
  ...mapLetterTexts((part, language) => `The ${part} in ${language}`),
  subject_en: 'The doors are open',
  body_en: 'Come in.\n\nWe kept you a seat.',
  subject_es: 'Ya abrimos',
  body_es: 'Pasa.',
  subject_ko: '문을 열었어요',
  body_ko: '들어오세요.',
  subject_hi: 'हम खुल गए हैं',
  body_hi: 'अंदर आइए।',
};

async function addSubscriber(email: string, language = 'en', confirmed_at: number | null = null) {
  await server.insert('pre_launch_user', subscriberRow(email, start));
  const id = (await server.column('pre_launch_user', 'id')).at(-1) ?? 0;
  await server.insert('consent', consentRow(id, { language, confirmed_at }));
  return id;
}

const addConfirmed = (email: string, language = 'en') => addSubscriber(email, language, start);

const draft = async (values: Partial<typeof texts> = texts) =>
  (await server.send<Letter>(letters.create, { ...texts, ...values })).data.id;

const read = async (id: number) => (await server.send<Letter>(letters.one, { id })).data;

const send = async (id: number) => (await server.send(letters.send, { id })).message;

type MailQuery = { letters?: number; sent?: string; state?: string; q?: string };

const mailPage = async (query: MailQuery) =>
  (await server.send<{ data: OutboxMail[]; total: number }>(outbox.list, query)).data;

/** The mails of a letter, or those that failed. */
const mails = async (query: MailQuery = {}) => (await mailPage(query)).data;

const isIn = (id: number, state: Letter['state']) =>
  vi.waitFor(async () => expect(await read(id)).toMatchObject({ state }), 5_000);

/** Sends a letter to one subscriber. */
async function sendToAda() {
  await addConfirmed('ada@example.com');
  const id = await draft();
  await send(id);
  return id;
}

/** A letter to one subscriber that waits in the outbox. */
async function queueLetter() {
  await server.stopSending();
  const id = await sendToAda();
  await queueLetters(server.db, server.clock.now);
  return id;
}

test('only confirmed subscribers get the letter, once and in their language', async () => {
  const confirmed = { ada: 'en', eva: 'es', kim: 'ko', ravi: 'hi' };
  for (const [name, language] of Object.entries(confirmed)) await addConfirmed(`${name}@example.com`, language);
  await addSubscriber('unasked@example.com');
  await unsubscribe(server.db, await addConfirmed('gone@example.com'), server.clock.now);
  const id = await draft();
  expect(await read(id)).toMatchObject({ state: 'draft', recipients: 4, sent: 0 });

  expect(await send(id)).toBe('The letter is on its way. Recipients: 4.');
  await isIn(id, 'sent');
  expect(server.smtp.received.map(({ to, source }) => [to, subjectOf(source)]).toSorted()).toEqual([
    ['ada@example.com', 'The doors are open'],
    ['eva@example.com', 'Ya abrimos'],
    ['kim@example.com', '(광고) 문을 열었어요'],
    ['ravi@example.com', 'हम खुल गए हैं'],
  ]);
  expect(await read(id)).toMatchObject({ recipients: 4, sent: 4, failed: 0 });
  const ada = server.smtp.received.find(({ to }) => to.startsWith('ada'))?.source ?? '';
  const source = decodeQuotedPrintable(ada);
  expect(source).toContain('<p>Come in.</p>');
  expect(source).toContain('1 Main Street, Springfield');
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(linkTo('unsubscribe', ada)).toMatch(/token=\d+\.\d+\.[\w-]+\.[\w-]{86}$/);
  await expect(send(id)).rejects.toMatchObject({ status: 422 });
});

test('a letter that was sent stays sent when its subscriber is deleted', async () => {
  const id = await sendToAda();
  await isIn(id, 'sent');
  await server.db.deleteFrom('pre_launch_user').execute();

  expect(await read(id)).toMatchObject({ recipients: 1, sent: 1 });
});

test('a subscriber who unsubscribes during the sending gets no letter, queued or not', async () => {
  await server.stopSending();
  const ada = await addConfirmed('ada@example.com');
  const bea = await addConfirmed('bea@example.com');
  await addConfirmed('cid@example.com');
  const id = await draft();
  await send(id);
  await unsubscribe(server.db, ada, server.clock.now);
  await queueLetters(server.db, server.clock.now);
  await unsubscribe(server.db, bea, server.clock.now);
  await server.insert('outbox', mailRow({ letter_id: id, subscriber_id: bea }));

  server.startSending();
  await isIn(id, 'sent');
  expect(server.smtp.received.map(({ to }) => to)).toEqual(['cid@example.com']);
});

test('a paused letter sends nothing until it is resumed, and does not delay confirmations', async () => {
  const id = await queueLetter();
  await server.send(letters.pause, { id });
  expect(await leaseMails(server.db, { now: server.clock.now, max: 4, perMinute: 60 })).toEqual([]);

  await server.send(letters.resume, { id });
  await addSubscriber('bea@example.com');
  await askForConsent(server.db, { email: 'bea@example.com', language: 'en', now: server.clock.now });
  await queueLetters(server.db, server.clock.now);
  server.clock.now += 1;
  const leased = await leaseMails(server.db, { now: server.clock.now, max: 1, perMinute: 60 });
  expect(leased.map(({ kind }) => kind)).toEqual(['confirmation']);
});

test('mails whose last attempt failed are listed without a letter, and can be sent again', async () => {
  await server.stopSending();
  const subscriber_id = await addSubscriber('ada@example.com', 'ko');
  const failed = { subscriber_id, state: 'failed', failure: '550' } as const;
  await server.insert('outbox', [
    mailRow({ kind: 'confirmation', subscriber_id, state: 'sent' }),
    mailRow({ kind: 'confirmation', ...failed }),
    mailRow({ letter_id: await draft(), ...failed }),
  ]);

  const failing = await mails();
  const ada = { email: 'ada@example.com', language: 'ko', failure: expect.stringContaining('(550)') };
  expect(failing).toMatchObject([
    { ...ada, kind: 'letter', about: 'letters', about_title: texts.subject_en },
    { ...ada, kind: 'confirmation', about: null },
  ]);
  for (const { id } of failing) await server.send(outbox.retry, { id });
  expect(await mails()).toEqual([]);
});

test('a failed mail is not sent again to a person who has unsubscribed or confirmed since', async () => {
  await server.stopSending();
  const failed = { state: 'failed', failure: '550', created_at: start } as const;
  const gone = await addConfirmed('gone@example.com');
  const letter_id = await draft();
  await server.insert('outbox', [
    mailRow({ letter_id, subscriber_id: gone, ...failed }),
    mailRow({ kind: 'confirmation', subscriber_id: gone, ...failed }),
    mailRow({ kind: 'confirmation', subscriber_id: await addConfirmed('ada@example.com'), ...failed }),
  ]);
  server.clock.now += 1;
  await unsubscribe(server.db, gone, server.clock.now);

  const refusals = [
    'This person has unsubscribed, so the email won’t be sent',
    'This person has unsubscribed, so the email won’t be sent',
    'This person has already confirmed, so the email won’t be sent',
  ];
  for (const [index, message] of refusals.entries())
    await expect(server.send(outbox.retry, { id: index + 1 })).rejects.toMatchObject({ status: 422, message });
  expect(await server.column('outbox', 'state')).toEqual(['failed', 'failed', 'failed']);
});

test('a failed question to a person who had unsubscribed before it can be sent again', async () => {
  await server.stopSending();
  const subscriber_id = await addConfirmed('ada@example.com');
  await unsubscribe(server.db, subscriber_id, start);
  const failed = { state: 'failed', failure: '550', created_at: start + 1 } as const;
  await server.insert('outbox', mailRow({ kind: 'confirmation', subscriber_id, ...failed }));

  expect((await server.send(outbox.retry, { id: 1 })).message).toBe('The email will be sent again');
});

test('a failed mail of a paused letter waits until the letter is resumed, and says so', async () => {
  const id = await queueLetter();
  await server.send(letters.pause, { id });
  const due_at = server.clock.now + 60_000;
  const setMail = (mail: object) => server.db.updateTable('outbox').set(mail).execute();
  await setMail({ state: 'failed', failure: '550' });
  expect((await server.send(outbox.retry, { id: 1 })).message).toBe(
    'The letter is paused. The email will be sent once it’s resumed.',
  );

  await setMail({ state: 'queued', failure: '451', attempts: 1, due_at });
  expect(await mails({ letters: id })).toMatchObject([{ state: 'queued', due_at: null }]);
  expect(await mails({ letters: id, state: 'retrying' })).toEqual([]);
  await server.send(letters.resume, { id });
  expect(await mails({ letters: id, state: 'retrying' })).toMatchObject([{ due_at: new Date(due_at).toISOString() }]);
});

test('a page of mails has the number of all that match its filters', async () => {
  await server.stopSending();
  const letter_id = await draft();
  const states = [...Array<'sent'>(27).fill('sent'), 'failed' as const];
  for (const [n, state] of states.entries()) {
    const subscriber_id = await addConfirmed(`ada${n}@example.com`);
    await server.insert(
      'outbox',
      mailRow({ letter_id, subscriber_id, state, failure: state === 'failed' ? '550' : null }),
    );
  }

  expect(await mails({ letters: letter_id, state: 'failed' })).toMatchObject([{ due_at: null }]);
  const totalOf = async (query: MailQuery) => (await mailPage(query)).total;
  expect(await totalOf({ letters: letter_id })).toBe(28);
  expect(await totalOf({ letters: letter_id, state: 'failed' })).toBe(1);
  expect([await totalOf({}), await totalOf({ sent: 'yes' })]).toEqual([1, 27]);
  expect(await totalOf({})).toBe(1);
  expect(await read(letter_id)).toMatchObject({ failed: 1 });
});

test('mails are found by the address of a subscriber, an administrator or the writer of a ticket', async () => {
  await server.stopSending();
  const { id: ticket_id } = await server.db
    .insertInto('ticket')
    .values({ user_name: 'Cid', user_email: 'Cid@example.com', message: 'Hi', state: 0, time: 1, waits_since: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reply = { ticket_id, author: 'support', administrator_id: null, text: 'Hi', created_at: 1 } as const;
  await server.insert('ticket_message', reply);
  const failed = { state: 'failed', failure: '550' } as const;
  await server.insert('outbox', [
    mailRow({ letter_id: await draft(), subscriber_id: await addConfirmed('ada@example.com'), ...failed }),
    mailRow({ recipient: 'bea@example.com', ...failed }),
    mailRow({ kind: 'reply', message_id: (await server.column('ticket_message', 'id'))[0], ...failed }),
  ]);

  const found = async (q: string) => (await mails({ q })).map(({ email }) => email);
  expect(await found('ADA@')).toEqual(['ada@example.com']);
  expect(await found('bea')).toEqual(['bea@example.com']);
  expect(await found('cid@example')).toEqual(['Cid@example.com']);
  expect(await found('%')).toEqual([]);
});

test('a mail that waits for its next attempt can be sent at once, and one that waits for its first cannot', async () => {
  await server.stopSending();
  const mail = { kind: 'letter', letter_id: await draft(), recipient: 'a@example.com', state: 'queued' } as const;
  const later = { ...mail, attempts: 1, due_at: server.clock.now + 60_000, created_at: 0 };
  await server.insert('outbox', [{ ...later, failure: '451' }, later]);

  const due_at = new Date(later.due_at).toISOString();
  expect((await server.send<OutboxMail>(outbox.one, { id: 1 })).data).toMatchObject({
    cause: 'Server busy',
    due_at,
  });
  await server.send(outbox.retry, { id: 1 });
  expect((await server.rows('outbox'))[0]).toMatchObject({ due_at: server.clock.now, failure: null });
  await expect(server.send(outbox.retry, { id: 2 })).rejects.toMatchObject({ status: 422 });
});

test('a letter with a placeholder is refused at the field, because nothing would fill it in', async () => {
  await expect(draft({ body_ko: '[[이름]] 님, 안녕하세요.' })).rejects.toMatchObject({
    status: 422,
    body: { errors: { body_ko: 'A letter goes out exactly as written. Take out [[이름]].' } },
  });
});

test('letters leased by a process that died are sent again only when an administrator retries them', async () => {
  const id = await queueLetter();
  await leaseMails(server.db, { now: server.clock.now, max: 4, perMinute: 60 });

  server.clock.now += leaseInMs;
  server.startSending();
  await isIn(id, 'sent');
  expect(server.smtp.received).toEqual([]);
  const [failed] = await mails({ letters: id, state: 'failed' });
  expect(failed).toMatchObject({ email: 'ada@example.com', failure: expect.stringContaining('It may have arrived') });

  await server.send(outbox.retry, { id: failed?.id });
  await server.smtp.waitForMails(1);
  await isIn(id, 'sent');
  expect(await mails({ letters: id })).toMatchObject([{ state: 'sent', attempts: 2, failure: null }]);
  await expect(server.send(outbox.retry, { id: failed?.id })).rejects.toMatchObject({ status: 422 });
});

test.each([
  ['has received the mail', disconnectAfterMail, 'failed', 'may have arrived'],
  ['has received only the DATA command', disconnectBeforeMail, 'retrying', 'ECONNECTION'],
])('a disconnect after the mail server %s: only a mail that cannot have arrived is sent again', async (...row) => {
  const [, behaviour, state, failure] = row;
  await server.restartWith({ behaviour, now: Date.now });
  const id = await sendToAda();

  const mail = { attempts: 1, state, failure: expect.stringContaining(failure) };
  await vi.waitFor(async () => expect(await mails({ letters: id })).toMatchObject([mail]), 3_000);
});

test('a test of the letter goes to the administrator, and is neither counted nor listed', async () => {
  const id = await draft();
  const { message } = await server.send(letters.test, { id, language: 'ko' });
  const [mail] = await server.smtp.waitForMails(1);

  expect(message).toBe(`The letter is on its way to ${server.administrator.email}`);
  expect(mail?.to).toBe(server.administrator.email);
  expect(subjectOf(mail?.source ?? '')).toBe('(광고) 문을 열었어요');
  expect(await read(id)).toMatchObject({ state: 'draft', sent: 0, recipients: 0 });
  expect(await mails({ letters: id })).toEqual([]);
});

test('a letter needs a text in each language and a recipient to be sent, and cannot be changed afterwards', async () => {
  const id = await draft({ subject_ko: '', body_hi: '' });
  await addConfirmed('ada@example.com');
  const update = () => server.send(letters.update, { id, ...texts });
  await expect(send(id)).rejects.toThrow('The letter still has no text in: 한국어, हिन्दी');
  await update();
  await send(id);
  for (const change of [update, () => server.send(letters.delete, { id })])
    await expect(change()).rejects.toMatchObject({ status: 422 });
});

test('the preview of a letter needs its key until it is sent, and only this site can frame it', async () => {
  const id = await draft();
  const { preview } = await read(id);
  const page = await server.app.request(`/api${preview}?lng=es`);

  expect(await page.text()).toContain('>Ya abrimos</h1>');
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  const inScheme = async (scheme: string) =>
    (await server.app.request(`/api${preview}?lng=es&scheme=${scheme}`)).text();
  expect(await inScheme('dark')).toContain('@media all {');
  expect(await inScheme('light')).toContain('@media not all {');
  expect(await inScheme('valueOf')).toBe(await inScheme(''));
  await addConfirmed('ada@example.com');
  await send(id);
  const statusOf = async (path: string) => (await server.app.request(`/api${path}`)).status;
  for (const path of [`${preview}x`, preview, '/letter/%00', '/letter/%F0%9F%94%91'])
    expect(await statusOf(path)).toBe(404);
  expect(await statusOf((await read(id)).preview)).toBe(200);
});

test('an old link to the preview of a letter shows a page in its language that says so', async () => {
  const page = await server.app.request('/api/letter/old?lng=es&scheme=dark');

  expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  const html = await page.text();
  expect(html).toContain('<html lang="es"');
  expect(html).toContain('Este enlace ya no funciona.</h1>');
  expect(html).toContain('La vista previa de una carta termina cuando la carta se envía.');
  expect(html).toContain('@media all {');
});

test('a preview of a letter that fails shows a page with a link to try again', async () => {
  await server.db.schema.alterTable('letter_text').renameTo('elsewhere').execute();
  const page = await server.app.request('/api/letter/key?lng=ko');
  await server.db.schema.alterTable('elsewhere').renameTo('letter_text').execute();

  expect(page.status).toBe(500);
  expect(await page.text()).toContain('href="/api/letter/key?lng=ko">다시 시도</a>');
});

test('the waiting list shows the language and state of each subscriber, and filters by both', async () => {
  await server.insert('pre_launch_user', subscriberRow('early@example.com', start - 1));
  await addConfirmed('ada@example.com');
  await addSubscriber('bea@example.com', 'ko');
  await unsubscribe(server.db, await addConfirmed('cid@example.com'), server.clock.now);
  const listed = async (state?: string, language?: string) => {
    const { data } = await server.send<Page<PreLaunchUser>>(preLaunch.list, { page: 1, state, language });
    return [data.total, ...data.data.map((row) => [row.email, row.language, row.state].join(' '))];
  };

  expect(await listed()).toEqual([
    4,
    'cid@example.com en unsubscribed',
    'bea@example.com ko unconfirmed',
    'ada@example.com en confirmed',
    'early@example.com  unconfirmed',
  ]);
  expect(await listed('confirmed')).toEqual([1, 'ada@example.com en confirmed']);
  expect(await listed('unconfirmed')).toEqual([2, 'bea@example.com ko unconfirmed', 'early@example.com  unconfirmed']);
  expect(await listed('unsubscribed')).toEqual([1, 'cid@example.com en unsubscribed']);
  expect(await listed('unconfirmed', 'ko')).toEqual([1, 'bea@example.com ko unconfirmed']);
  expect(await listed('unheard of')).toEqual([0]);
});

test.each([
  ['letter', queueLetter],
  ['confirmation', () => server.subscribe('ada@example.com')],
])('a %s to a subscriber who is deleted while it is written is not sent', async (_, queue) => {
  await server.stopSending();
  await queue();
  const [mail] = await leaseMails(server.db, { now: server.clock.now, max: 1, perMinute: 60 });
  const deleteAfterRead: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await server.db.deleteFrom('pre_launch_user').execute();
      return result;
    },
  };
  const compose = composeMail({ db: server.db.withPlugin(deleteAfterRead), now: server.now, settings: mailSettings });

  expect(mail && (await compose(mail))).toBeUndefined();
  expect(await server.rows('mail_token')).toEqual([]);
});
