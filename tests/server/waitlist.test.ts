import { expect, test, vi } from 'vitest';
import { ConnectionError } from '#server/errors.ts';
import { sha256 } from '#server/hash.ts';
import { createTranslate } from '#server/language/translate.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { purgeUnconfirmed, unsubscribe } from '#server/mail/consent.ts';
import { leaseMails } from '#server/mail/outbox.ts';
import { day, hour } from '#server/time/time.ts';
import { mailForEachTest } from '#tests/support/forEachTest.ts';
import { consentRow, subscriberRow } from '#tests/support/rows.ts';
import { decodeQuotedPrintable, linkTo, mailSettings } from '#tests/support/startMail.ts';

const server = mailForEachTest({ at: Date.UTC(2026, 0, 2) });

const subscribe = async (email: string) => (await server.subscribe(email, { language: 'ko' })).body;

const post = async (path: string, body?: URLSearchParams | FormData | string) => {
  const { status, headers } = await server.app.request(path, { method: 'POST', body });
  return { status, location: headers.get('Location') };
};

/** Posts the form of a link's page. */
const press = (path: string) => post(path, new URLSearchParams({ from: 'page' }));

const multipart = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const oneClick = { 'List-Unsubscribe': 'One-Click' };

const consent = async () => (await server.rows('consent'))[0];

/** The latest mail's links, once all that was queued has been sent. */
const mailed = async (count: number) => {
  const { source = '' } = (await server.smtp.waitForMails(count))[count - 1] ?? {};
  return { confirm: linkTo('confirm', source), unsubscribe: linkTo('unsubscribe', source), source };
};

const ada = 'ada@example.com';

/** The heading of a link's page. */
const headingOf = async (link: string) => /<h1>(.*)<\/h1>/.exec(await (await server.app.request(link)).text())?.[1];

const t = createTranslate('ko');

test('one press confirms, and a second press gives the same response', async () => {
  await subscribe(ada);
  const { confirm } = await mailed(1);
  expect(await consent()).toMatchObject({ language: 'ko', confirmed_at: null, unsubscribed_at: null });

  expect(await press(confirm)).toEqual({ status: 303, location: confirm });
  server.clock.now += hour;
  expect(await press(confirm)).toEqual({ status: 303, location: confirm });
  expect(await consent()).toMatchObject({ confirmed_at: server.clock.now - hour, unsubscribed_at: null });
});

test('a mail program’s button unsubscribes without a redirection; the page does too; a later subscription asks again', async () => {
  await subscribe(ada);
  const { confirm, unsubscribe, source } = await mailed(1);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await press(confirm);

  expect(await post(unsubscribe, new URLSearchParams(oneClick))).toEqual({ status: 200, location: null });
  expect((await consent())?.unsubscribed_at).toBe(server.clock.now);
  expect(await press(unsubscribe)).toEqual({ status: 303, location: unsubscribe });

  server.clock.now += hour;
  await subscribe(ada);
  await press((await mailed(2)).confirm);
  expect(await consent()).toMatchObject({ confirmed_at: server.clock.now, unsubscribed_at: null });
});

test.each([
  ['multipart', multipart(oneClick)],
  ['multipart with another field', multipart({ ...oneClick, From: 'mail program' })],
  ['in lower case', 'list-unsubscribe=one-click'],
  ['empty', undefined],
])('a call of a mail program gets no redirection: its body is %s', async (_, body) => {
  await subscribe(ada);
  const { confirm, unsubscribe } = await mailed(1);
  expect(await post(confirm, body)).toEqual({ status: 200, location: null });
  expect(await post(unsubscribe, body)).toEqual({ status: 200, location: null });
  expect((await consent())?.unsubscribed_at).toBe(server.clock.now);
  expect(await post('/unsubscribe?token=x', body)).toEqual({ status: 404, location: null });
});

test('a link that was used says what it did, and asks again once that no longer holds', async () => {
  await subscribe(ada);
  const { confirm, unsubscribe } = await mailed(1);
  expect(await headingOf(confirm)).toBe(t('linkPage.confirm.question.title'));
  await press(confirm);
  expect(await headingOf(confirm)).toBe(t('linkPage.confirm.done.title'));

  expect(await headingOf(unsubscribe)).toBe(t('linkPage.unsubscribe.question.title'));
  await press(unsubscribe);
  expect(await headingOf(unsubscribe)).toBe(t('linkPage.unsubscribe.done.title'));
  expect(await headingOf(confirm)).toBe(t('linkPage.expired.title'));

  server.clock.now += hour;
  await subscribe(ada);
  await press((await mailed(2)).confirm);
  expect(await headingOf(unsubscribe)).toBe(t('linkPage.unsubscribe.question.title'));
});

test.each([
  ['first', 0, 'ko'],
  ['second', 1, 'es'],
])(
  'the consent is to the %s mail whose button was pressed, whoever entered the address since',
  async (_, mail, language) => {
    const begin = server.clock.now;
    await subscribe(ada);
    await mailed(1);
    server.clock.now += hour;
    await server.subscribe(ada, { language: 'es' });
    await mailed(2);
    expect(await consent()).toMatchObject({ language: 'ko', asked_at: begin });
    const { source = '' } = server.smtp.received[mail] ?? {};
    expect(source).toContain(`Content-Language: ${language}`);
    await press(linkTo('confirm', source));
    server.clock.now += hour;
    await server.subscribe(ada, { language: 'hi' });
    await press(linkTo('unsubscribe', source));
    server.clock.now += hour;
    await server.subscribe(ada, { language: 'hi' });

    expect(await consent()).toMatchObject({ language, asked_at: begin + mail * hour, text_version: '2026-11' });
  },
);

test('a link of another page, or with an unknown token, does nothing', async () => {
  await subscribe(ada);
  const { confirm, unsubscribe } = await mailed(1);
  await press(confirm.replace('/confirm', '/unsubscribe'));
  await press(unsubscribe.replace('/unsubscribe', '/confirm'));

  expect(await consent()).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
  const pages = ['/confirm', '/confirm?token=x', '/unsubscribe?token=x'];
  const madeUp = ['/confirm?outcome=done', '/unsubscribe?outcome=done', `/unsubscribe?token=1.${'A'.repeat(86)}`];
  for (const page of [...pages, ...madeUp]) {
    const text = await (await server.app.request(page)).text();
    expect(text).toContain('<h1>This link no longer works.</h1>');
    expect(text).not.toContain('<form');
  }
  expect((await press('/confirm?token=x')).location).toBe('/confirm?lng=en&token=x');
  const wake = vi.spyOn(server.remover, 'wake');
  expect((await post('/unsubscribe?token=x', new URLSearchParams(oneClick))).status).toBe(404);
  expect(wake).not.toHaveBeenCalled();
});

test('after 72 hours the link is invalid, and an unconfirmed address is deleted unless it was listed before', async () => {
  const early = 'early@example.com';
  await server.insert('pre_launch_user', subscriberRow(early, server.clock.now - hour));
  for (const email of [ada, early]) await subscribe(email);
  const { confirm } = await mailed(2);
  const mails = await server.smtp.waitForMails(2);
  const promisesToDelete = (email: string) =>
    decodeQuotedPrintable(mails.find(({ to }) => to === email)?.source ?? '').includes('72시간');
  expect([ada, early].map(promisesToDelete)).toEqual([true, false]);
  server.clock.now += 72 * hour;

  expect((await post(confirm)).status).toBe(404);
  expect(await purgeUnconfirmed(server.db, server.clock.now)).toBe(1);
  expect(await server.column('pre_launch_user', 'email')).toEqual([early]);
});

test('the link to unsubscribe of a deleted address says that it is off the list', async () => {
  await subscribe('ada@example.com');
  const { confirm, unsubscribe } = await mailed(1);
  await server.db.deleteFrom('pre_launch_user').execute();

  expect(await post(unsubscribe, new URLSearchParams(oneClick))).toEqual({ status: 200, location: null });
  expect(await headingOf(unsubscribe)).toBe(t('linkPage.unsubscribe.done.title'));
  expect(await headingOf(confirm)).toBe(t('linkPage.expired.title'));
  await subscribe('bea@example.com'); // gets the number of the deleted one on SQLite
  await press(unsubscribe);
  expect((await consent())?.unsubscribed_at).toBeNull();
});

test('the link to unsubscribe of a mail before a deletion ends the later subscription of its address, and no other', async () => {
  await subscribe(ada);
  const { unsubscribe } = await mailed(1);
  await server.db.deleteFrom('pre_launch_user').execute();
  const bea = 'bea@example.com';
  for (const [index, email] of [bea, ada].entries()) {
    await subscribe(email);
    await press((await mailed(2 + index)).confirm);
  }

  expect(await headingOf(unsubscribe)).toBe(t('linkPage.unsubscribe.question.title'));
  expect(await post(unsubscribe, new URLSearchParams(oneClick))).toEqual({ status: 200, location: null });
  expect(await headingOf(unsubscribe)).toBe(t('linkPage.unsubscribe.done.title'));
  const subscribed = (await server.rows('consent')).filter(({ unsubscribed_at }) => unsubscribed_at === null);
  expect(subscribed.map(({ mailbox }) => mailbox)).toEqual([bea]);

  const [id = '', created_at = '', sealed = '', signature = ''] = unsubscribe.split('token=')[1]?.split('.') ?? [];
  expect(Buffer.from(sealed, 'base64url').includes(ada)).toBe(false);
  const changed = [id, created_at, sealed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), signature].join('.');
  expect(await headingOf(`/unsubscribe?lng=ko&token=${changed}`)).toBe(t('linkPage.unsubscribe.done.title'));
});

test('while the database cannot be reached, a link shows a page that offers to try again', async () => {
  const broken = vi.spyOn(server.db, 'selectFrom').mockImplementation(() => {
    throw new ConnectionError('The connection to the database broke');
  });
  const response = await server.app.request('/confirm?lng=ko&token=x');
  const page = await response.text();
  broken.mockRestore();

  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(page).toContain(t('request.unavailable'));
  expect(page).toContain('href="/confirm?lng=ko&amp;token=x"');
});

test('a link to unsubscribe whose token has a row, as in mails of earlier versions, still works', async () => {
  await server.insert('pre_launch_user', subscriberRow(ada));
  await server.insert('consent', consentRow(1, { confirmed_at: 1 }));
  const token_hash = sha256('an old token', 'base64url');
  await server.insert('mail_token', { token_hash, purpose: 'unsubscribe', subscriber_id: 1, created_at: 1 });

  await press('/unsubscribe?token=an+old+token');
  expect((await consent())?.unsubscribed_at).toBe(server.clock.now);
});

test('a person who left and entered the address again can come back for as long as no other mail would be sent', async () => {
  await subscribe(ada);
  await press((await mailed(1)).confirm);
  const { unsubscribe } = await mailed(1);
  await press(unsubscribe);
  server.clock.now += hour;
  await subscribe(ada);
  const { confirm } = await mailed(2);
  await press(unsubscribe); // not now
  server.clock.now += 89 * day;
  await purgeUnconfirmed(server.db, server.clock.now);
  await subscribe(ada);
  expect(await server.rows('outbox')).toHaveLength(2);
  await press(confirm);
  expect(await consent()).toMatchObject({ confirmed_at: server.clock.now, unsubscribed_at: null });

  await press(unsubscribe);
  expect((await post(confirm)).status).toBe(404);
  server.clock.now += hour;
  await subscribe(ada);
  const { confirm: last } = await mailed(3);
  server.clock.now += 90 * day;
  expect((await post(last)).status).toBe(404);
  await purgeUnconfirmed(server.db, server.clock.now);
  expect(await server.rows('mail_token')).toEqual([]);
});

test('an address that has confirmed gets the response of a new one, and no mail', async () => {
  const first = await subscribe(ada);
  await press((await mailed(1)).confirm);

  expect(first.message).toContain('버튼을 눌러 주소를 확인해 주세요');
  expect(await subscribe(ada)).toEqual(first);
  expect(await server.rows('outbox')).toHaveLength(1);
});

test('a queued confirmation is not sent after the address unsubscribed, even if it was leased', async () => {
  await subscribe(ada);
  await mailed(1);
  await server.stopSending();
  server.clock.now += hour;
  await subscribe(ada);
  const [taken] = await leaseMails(server.db, { now: server.clock.now, max: 4, perMinute: 60 });
  await unsubscribe(server.db, taken?.subscriber_id ?? 0, server.clock.now);

  const compose = composeMail({ db: server.db, now: server.now, settings: mailSettings });
  expect(taken && (await compose(taken))).toBeUndefined();
});

test('the database contains no token of a sent link in plain text', async () => {
  await subscribe(ada);
  const { confirm } = await mailed(1);
  const token = new URLSearchParams(confirm.split('?')[1]).get('token') ?? '';
  await vi.waitFor(async () => expect(await server.column('outbox', 'state')).toEqual(['sent']));

  const stored = [await server.rows('mail_token'), await server.rows('outbox'), await server.rows('audit')];
  expect(token).toHaveLength(32);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(JSON.stringify(stored)).not.toContain('ada@example.com');
});

test('the page behind a link asks in its language, runs nothing, and changes nothing by being opened', async () => {
  await subscribe(ada);
  const page = await server.app.request((await mailed(1)).confirm.replace('lng=ko', 'lng=hi'));
  const text = await page.text();

  expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'self';.*style-src 'self' .*'sha256-/);
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  const t = createTranslate('hi');
  expect(text).toContain(`<h1>${t('linkPage.confirm.question.title')}</h1>`);
  expect(text).toContain(`<button class="button" name="from" value="page">${t('linkPage.confirm.button')}</button>`);
  expect(text).not.toContain('<script');
  expect((await consent())?.confirmed_at).toBeNull();
});
