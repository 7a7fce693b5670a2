import { expect, test, vi } from 'vitest';
import type { CaseEvidence } from '#api/extensions/wire.ts';
import { pruneKeys } from '#server/intake/withIdempotencyKey.ts';
import { openCase } from '#server/moderation/cases.ts';
import { decide, decideAppeal } from '#server/moderation/decide.ts';
import { day, hour } from '#server/time/time.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { png } from '#tests/support/images.ts';
import { userRow } from '#tests/support/rows.ts';
import { appToken } from '#tests/support/startApp.ts';

const now = Date.UTC(2026, 0, 2);
const server = appForEachTest({ at: now, appToken });
const [ada, bea] = [userRow(1).uuid, userRow(2).uuid];
const profile = { uuid: ada, name: '김지우', email: 'Jiwoo@Example.com', platform: 'ios', language: '한국어, English' };

const profileOfBea = { ...profile, uuid: bea, name: 'Bea', email: 'bea@example.com' };

const suspend = (id: number, measure: 'suspend3' | 'suspend7') =>
  decide(server.db, { id, role: 'admin', administratorId: 1, measure, section: 'be-kind', note: null, now });

test('the app sends users, devices, reports, messages and appeals, each with one audit entry', async () => {
  await server.asApp('user', profile);
  await server.asApp('user', profileOfBea);
  await server.asApp('device', { user: ada, platform: 'android' });
  const report = await server.asApp('report', { user: bea, reporter: ada, reason: 'spam', text: 'Sells things.' });
  const message = await server.asApp('message', { user: ada, text: '앱이 멈춰요' });
  await suspend(1, 'suspend7');
  const appeal = await server.asApp('appeal', { user: bea, text: 'That was a joke.' });

  expect([report.body.data, message.body.data, appeal.body.data]).toEqual([{ case: 1 }, { ticket: 1 }, { appeal: 1 }]);
  expect(await server.rows('users')).toMatchObject([
    { name: '김지우', email: 'jiwoo@example.com', platform: 'android' },
    { name: 'Bea', email: 'bea@example.com', platform: 'ios' },
  ]);
  const stored = { reporter_uuid: ada, reason: 'spam', text: 'Sells things.' };
  expect(await server.rows('report')).toMatchObject([stored]);
  expect(await server.rows('ticket')).toMatchObject([{ user_name: '김지우', user_uuid: ada, language: 'ko' }]);
  const audited = await server.rows('audit');
  expect(audited.map(({ resource, operation, row_key }) => `${resource} ${operation} ${row_key}`)).toEqual([
    `users receive ${ada}`,
    `users receive ${bea}`,
    `users receive ${ada}`,
    'cases receive 1',
    'ticket receive 1',
    'appeals receive 1',
  ]);
  expect(JSON.stringify(audited)).not.toMatch(/jiwoo|김지우|Sells|멈춰요|joke/);
});

const base64 = Buffer.from(png).toString('base64');
const chat = [
  { author: 'reported', text: 'Send me ten pounds.', sent_at: '2026-01-01T10:00:00Z' },
  { author: 'reporter', text: 'No.' },
];

test('a report that is sent twice stores its messages and then its pictures once, and erasing the person erases them', async () => {
  await server.asApp('user', profileOfBea);
  const report = { user: bea, reporter: ada, reason: 'spam', pictures: [base64, base64], chat };
  await server.asApp('report', report, 'k');
  expect((await server.asApp('report', report, 'k')).body.data).toEqual({ case: 1 });

  const { body } = await server.call('GET', '/admin/moderation/evidence/list?cases=1');
  const evidence = (body as { data: { data: CaseEvidence[] } }).data.data;
  const [messages, pictures] = [evidence.slice(0, 2), evidence.slice(2)];
  expect([pictures, server.pictures()].map(({ length }) => length)).toEqual([2, 2]);
  for (const { picture } of pictures) {
    const response = await server.app.request(`/media/${picture}`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  }
  expect(messages).toMatchObject([
    { author: 'reported', text: 'Send me ten pounds.', sent_at: '2026-01-01T10:00:00.000Z', picture: null },
    { author: 'reporter', text: 'No.', sent_at: null },
  ]);
  const reports = await server.call('GET', '/admin/moderation/report/list?cases=1');
  expect(reports.body).toMatchObject({ data: { data: [{ evidence: null }] } }); // its picture is in the evidence

  await server.post(`users/delete/${bea}`);
  expect([server.pictures(), await server.rows('report_evidence')]).toEqual([[], []]);
});

/** The fields with an error in the response 422. */
function refusedFields({ status, body }: Awaited<ReturnType<typeof server.asApp>>) {
  expect(status).toBe(422);
  return Object.keys((body.data as { errors: object }).errors);
}

test.each([
  ['a file that is not a picture', { pictures: [Buffer.from('<svg onload="alert(1)"/>').toString('base64')] }],
  ['a text that is not base64', { pictures: ['data:image/png;base64,AAAA'] }],
  ['too many pictures', { pictures: Array(5).fill(base64) }],
  ['too many messages', { chat: Array(51).fill(chat[0]) }],
  ['a message without an author', { chat: [{ text: 'Hello' }] }],
  ...['yesterday', '2026-02-31T12:00:00Z', '2026-01-01T24:00:00Z', '0001-01-01T00:00:00Z', '2126-01-01T00:00:00Z'].map(
    (sent_at): [string, object] => [`a message of ${sent_at}`, { chat: [{ ...chat[0], sent_at }] }],
  ),
  ['a text in place of a list', { chat: 'Hello' }],
  ['a list of null', { chat: [null] }],
])('%s is refused as evidence at its field, and no part of the report is stored', async (_, sent) => {
  await server.asApp('user', profileOfBea);
  const response = await server.asApp('report', { user: bea, reason: 'spam', pictures: [base64], ...sent });

  expect(refusedFields(response)).toEqual(Object.keys(sent));
  expect([server.pictures(), await server.rows('report')]).toEqual([[], []]);
});

test('a list of pictures that is refused is called so in a sentence', async () => {
  const { body } = await server.asApp('report', { user: bea, reason: 'spam', pictures: base64 });

  expect(body.data).toMatchObject({ errors: { pictures: 'That isn’t a valid list of pictures' } });
});

test.each([17, '30'])('a user of the age %j is refused at that field', async (age) => {
  expect(refusedFields(await server.asApp('user', { ...profile, age }))).toEqual(['age']);
});

test('a picture is redrawn once for repeated calls, even at the same time, and not after six hundred calls a minute', async () => {
  const save = vi.spyOn(server.media, 'save');
  await server.asApp('user', profileOfBea);
  const report = { user: bea, reason: 'spam', pictures: [base64] };
  await Promise.all([1, 2, 3].map(() => server.asApp('report', report, 'k')));
  await server.asApp('report', report, 'k');
  expect(save).toHaveBeenCalledTimes(1);

  const [key = ''] = await server.column('attempt', 'key');
  await server.insert('attempt', Array(594).fill({ key, at: now }));
  expect((await server.asApp('report', report, 'k')).status).toBe(200); // the last of six hundred calls in a minute
  const { status, headers } = await server.asApp('report', report, 'l');
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect(save).toHaveBeenCalledTimes(1);
});

test('refused calls and reads count against the rate limit', async () => {
  await server.asApp('report', { user: bea, reason: 'spam' });
  await server.asApp('report', { user: bea, reason: 'no reason' });
  await server.asApp('replies');
  await server.asApp(`user/${bea}`);

  const { status, body } = await server.call('GET', '/intake/replies', { headers: { Authorization: 'Bearer wrong' } });
  expect([status, body.message]).toEqual([401, 'This authentication token isn’t the right one']);
  expect(await server.column('attempt', 'at')).toEqual(Array(4).fill(now));
});

test('the saved picture of a refused report is deleted after an hour', async () => {
  const { status } = await server.asApp('report', { user: bea, reason: 'spam', pictures: [base64] });
  await server.remover.run();
  expect([status, server.pictures()]).toEqual([404, [expect.any(String)]]);

  server.clock.now += hour;
  await server.remover.run();
  expect(server.pictures()).toEqual([]);
});

test('if one picture of a report is refused, none is saved', async () => {
  const pictures = [base64, 'bm90IGEgcGljdHVyZQ=='];
  const { status } = await server.asApp('report', { user: bea, reason: 'spam', pictures });

  expect([status, server.pictures()]).toEqual([422, []]);
});

test('a report whose picture was deleted meanwhile is refused, and a stored picture stays', async () => {
  await server.asApp('user', profileOfBea);
  const report = { user: bea, reason: 'spam', pictures: [base64] };
  const { save } = server.media;
  vi.spyOn(server.media, 'save').mockImplementationOnce(async (...picture) => {
    await save(...picture);
    server.clock.now += hour;
    await server.remover.run();
  });
  expect((await server.asApp('report', report, 'k')).status).toBe(503);

  expect((await server.asApp('report', report, 'k')).status).toBe(200);
  server.clock.now += hour;
  await server.remover.run();
  expect(server.pictures()).toHaveLength(1);
});

test('an idempotency key belongs to one request, can be reused after a refusal, and expires after two days', async () => {
  await server.asApp('user', profile);
  await server.asApp('message', { user: ada, text: 'One' }, 'k');
  expect((await server.asApp('message', { user: ada, text: 'Two' }, 'k')).status).toBe(422);
  expect((await server.asApp('device', { user: ada, platform: 'ios' }, 'k')).status).toBe(422);

  expect((await server.asApp('message', { user: bea, text: 'Three' }, 'm')).status).toBe(404);
  expect((await server.asApp('message', { user: ada, text: 'Three' }, 'm')).status).toBe(200);
  server.clock.now += 3 * day;
  await pruneKeys(server.db, server.now());
  expect((await server.asApp('message', { user: ada, text: 'Two' }, 'k')).body.data).toEqual({ ticket: 3 });
});

test.each(['', 'a b', 'x'.repeat(201)])('%j is not a valid idempotency key', async (key) => {
  expect((await server.asApp('user', profile, key)).status).toBe(400);
});

test("a message continues the user's own ticket and reopens it, and the app gets the replies", async () => {
  await server.asApp('user', profile);
  await server.asApp('user', profileOfBea);
  await server.asApp('message', { user: ada, text: 'One' });
  await server.post('conversation/ticket/reply/1', { text: 'Which phone?' });
  await server.post('conversation/ticket/note/1', { text: 'For us alone' });
  await server.call('GET', '/admin/ticket/close/1');

  expect((await server.asApp('replies')).body.data).toMatchObject({
    data: [{ id: 1, ticket: 1, user: ada, text: 'Which phone?', created_at: '2026-01-02T00:00:00.000Z' }],
    next: null,
  });
  expect((await server.asApp('replies?cursor=1')).body.data).toMatchObject({ data: [] });
  expect((await server.asApp('message', { user: bea, text: 'Mine?', ticket: 1 })).status).toBe(404);
  for (const text of ['A Pixel', 'The fourth one'])
    expect((await server.asApp('message', { user: ada, text, ticket: 1 })).body.data).toEqual({ ticket: 1 });
  expect((await server.rows('audit')).slice(-2)).toMatchObject([
    { operation: 'receive', row_key: '1', before: '{"state":1}', after: '{"state":0}' },
    { operation: 'receive', row_key: '1', before: null, after: null },
  ]);
  expect(await server.column('ticket', 'state')).toEqual([0]);
});

const standingOf = async (user: string) => (await server.asApp(`user/${user}`)).body.data;
const inGoodStanding = { suspended_until: null, removed_at: null, notice: null };

test('the app gets the notice of a suspension until it ends or is lifted; one appeal against it is accepted', async () => {
  await server.asApp('user', profile);
  expect(await standingOf(ada)).toEqual(inGoodStanding);
  expect((await server.asApp('appeal', { user: ada })).status).toBe(404);
  const id = await openCase(server.db, ada, now);
  await suspend(id, 'suspend3');

  const suspension = { suspended_until: '2026-01-05T00:00:00.000Z', notice: expect.stringContaining('2026년 1월 5일') };
  expect(await standingOf(ada)).toEqual({ ...inGoodStanding, ...suspension });
  for (const status of [200, 409]) expect((await server.asApp('appeal', { user: ada })).status).toBe(status);
  await server.post(`users/restore/${ada}`);
  expect(await standingOf(ada)).toEqual(inGoodStanding);
  await suspend(await openCase(server.db, ada, now), 'suspend3');
  server.clock.now += 4 * day;
  expect(await standingOf(ada)).toEqual(inGoodStanding);
  expect((await server.asApp(`user/${bea}`)).status).toBe(404);
});

test('without a notice, the last decision that was not overturned can be appealed once', async () => {
  await server.asApp('user', profile);
  await suspend(await openCase(server.db, ada, now), 'suspend3');
  server.clock.now += 4 * day;
  const appeal = async () => (await server.asApp('appeal', { user: ada })).status;

  for (const expected of [200, 409]) expect(await appeal()).toBe(expected);
  await decideAppealAs('overturned');
  expect(await appeal()).toBe(404);
});

/** Removes Ada, and sends her appeal. */
async function removeAndAppeal() {
  await server.asApp('user', profile);
  await server.post(`users/delete/${ada}`);
  expect((await server.asApp('user', profile)).status).toBe(410);
  expect(await server.rows('users')).toEqual([]);
  await server.asApp('appeal', { user: ada, text: 'My number is 555 0100' });
}

const decideAppealAs = async (outcome: 'upheld' | 'overturned') => {
  const { id } = await server.addAdministrator();
  await decideAppeal(server.db, { id: 1, administratorId: id, outcome, now });
};

test('a user who was deleted on request has no notice, and is refused with 410 until an appeal is overturned', async () => {
  await removeAndAppeal();
  const removed_at = '2026-01-02T00:00:00.000Z';
  expect(await standingOf(ada)).toEqual({ ...inGoodStanding, removed_at });
  await decideAppealAs('overturned');

  expect((await server.asApp('user', profile)).status).toBe(200);
});

test('the text of an appeal after a removal is deleted with its decision, or with another erasure', async () => {
  await removeAndAppeal();
  const text = async () => (await server.column('appeal', 'text'))[0];
  expect(await text()).toBe('My number is 555 0100');

  expect((await server.post(`users/delete/${ada}`)).status).toBe(200);
  expect(await text()).toBeNull();
  expect(await server.rows('decision')).toMatchObject([{ measure: 'remove' }]);

  await server.db.updateTable('appeal').set({ text: 'My number is 555 0100' }).execute();
  await decideAppealAs('upheld');
  expect(await text()).toBeNull();
  expect((await server.column('pending_removal', 'kind')).filter((kind) => kind === 'log')).toHaveLength(1);
});

test('a report has neither its removed reporter nor their messages, before and after the removal', async () => {
  for (const user of [profile, profileOfBea]) await server.asApp('user', user);
  const report = { user: bea, reporter: ada, reason: 'spam', chat };
  await server.asApp('report', report);
  await server.post(`users/delete/${ada}`);
  await server.asApp('report', report);

  expect(await server.column('report', 'reporter_uuid')).toEqual([null, null]);
  expect(await server.column('report_evidence', 'text')).toEqual([chat[0]?.text, chat[0]?.text]);
});

test('an optional value may be null or blank, as if it were absent', async () => {
  const optional = ['status', 'location', 'bio', 'age', 'zodiacSign', 'language', 'education', 'smoking', 'drinking'];
  for (const empty of [null, '', ' \n', '\u3164\u2800\u200b']) {
    const without = (...names: string[]) => Object.fromEntries(names.map((name) => [name, empty]));
    const user = await server.asApp('user', { ...profile, ...without(...optional) });
    const report = await server.asApp('report', { user: ada, reason: 'spam', ...without('reporter', 'text') });
    const message = await server.asApp('message', { user: ada, text: 'Hello', ...without('ticket', 'language') });
    expect([user.status, report.status, message.status]).toEqual([200, 200, 200]);
  }
  const lists = { pictures: null, chat: null };
  expect((await server.asApp('report', { user: ada, reason: 'spam', ...lists })).status).toBe(200);
  expect(await server.column('users', 'status')).toEqual(['Active']);
  expect(await server.rows('ticket')).toHaveLength(4);
});

test('a user or device that is sent again without a change is not recorded', async () => {
  for (let times = 0; times < 2; times += 1) await server.asApp('user', { ...profile, age: 30 });
  for (let times = 0; times < 2; times += 1) await server.asApp('device', { user: ada, platform: 'android' });

  expect(await server.column('audit', 'after')).toEqual([null, '{"platform":"android"}']);
});

test('sending a user again updates the user, and keeps pictures and creation date', async () => {
  await server.asApp('user', { ...profile, bio: 'Tea.', age: 30 });
  await server.db.updateTable('users').set({ profile_picture: 'a.webp' }).execute();
  server.clock.now += day;
  await server.asApp('user', { ...profile, name: '김지우2', age: 31 });

  const kept = { profile_picture: 'a.webp', created_at: now, status: 'Active' };
  expect(await server.rows('users')).toMatchObject([{ name: '김지우2', bio: null, age: 31, ...kept }]);
});

test('without a token in the settings the intake routes respond with 404', async () => {
  await server.restartWith({ appToken: null });
  expect((await server.asApp('replies')).status).toBe(404);
});
