import { expect, test } from 'vitest';
import { invite } from '#server/auth/administrators.ts';
import { createLetter } from '#server/mail/changeLetter.ts';
import { addReport } from '#server/moderation/cases.ts';
import { day } from '#server/time/durations.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { ticketRow, userRow } from '#tests/support/rows.ts';
import { administrator, formOf, jsonOf } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const times = 5;
const appToken = 'the-token-of-the-app';
const { uuid } = userRow(1);

const server = appForEachTest({ appToken, mail: idleMail });

/** The statuses of the same call, sent many times at the same moment. */
async function sendAtOnce(path: string, init?: RequestInit) {
  const method = path.startsWith('/admin/ticket/close') ? 'GET' : 'POST';
  const responses = await Promise.all(Array.from({ length: times }, () => server.call(method, path, init)));
  return responses.map(({ status }) => status).toSorted();
}

const onceThen = (refusal: number) => [200, ...Array.from({ length: times - 1 }, () => refusal)];
const always = onceThen(200);

const recorded = async (operation: string) =>
  (await server.db.selectFrom('audit').selectAll().where('operation', '=', operation).execute()).length;

const addFaq = () => server.insert('faq', { question: 'Why?', answer: 'Because.' });
const addTicket = (state: 0 | 1 = 0) => server.insert('ticket', ticketRow(1, state));
const addUser = () => server.insert('users', userRow(1));

async function addSuspended() {
  await addUser();
  const decision_id = await addDecision();
  const until = Date.now() + 30 * day;
  await server.insert('suspension', { user_uuid: uuid, decision_id, created_at: 1, until });
}

async function addDecision() {
  const { case_id } = await addReport(server.db, { user_uuid: uuid, reason: 'spam', created_at: 1 });
  await server.db.updateTable('moderation_case').set({ decided_at: 1 }).where('id', '=', case_id).execute();
  const decision = { case_id, measure: 'suspend30', language: 'en', created_at: 1 } as const;
  return (await server.db.insertInto('decision').values(decision).returning('id').executeTakeFirstOrThrow()).id;
}

async function addAppeal() {
  await addUser();
  await server.insert('appeal', { decision_id: await addDecision(), text: 'It was a joke.', created_at: 1 });
}

async function addLetter() {
  const texts = { subject: 'We are open', body: 'Come in.' };
  await createLetter(
    server.db,
    ['en', 'es', 'ko', 'hi'].map((language) => ({ language, ...texts })),
    1,
  );
  await server.insert('pre_launch_user', { email: 'ada@example.com', created_at: 1 });
  const consent = { subscriber_id: 1, language: 'en', text_version: '1', asked_at: 1, confirmed_at: 1 };
  await server.insert('consent', consent);
}

const none = async () => undefined;
const suspend3 = jsonOf({ measure: 'suspend3', section: 'consent' });
const passwords = { old_password: administrator.password, new_password: 'kettle at dawn' };

test.each([
  ['administrators/invite', 'a unique key', none, jsonOf({ email: 'e@b.co', role: 'moderator' }), 422, 'invite'],
  ['app/faq/delete/1', 'a deleted row', addFaq, {}, 404, 'delete'],
  ['conversation/ticket/delete/1', 'a deleted row', () => addTicket(), {}, 404, 'delete'],
  ['ticket/close/1', 'a conditional update', () => addTicket(), {}, 200, 'close'],
  ['moderation/appeal/decide/1', 'a conditional update', addAppeal, jsonOf({ outcome: 'upheld' }), 409, 'decide'],
  ['auth/change/password', 'a compared password', none, jsonOf(passwords), 422, 'changePassword'],
  ['conversation/ticket/reopen/1', 'a locked row', () => addTicket(1), {}, 200, 'reopen'],
  [`users/suspend/${uuid}`, 'a locked user', addUser, suspend3, 409, 'suspend'],
  ['users/sanction/restore/1', 'a locked user', addSuspended, {}, 409, 'restore'],
  ['letter/send/1', 'a named lock', addLetter, {}, 422, 'send'],
] as const)(
  'of %s, sent many times at once, one makes its change, because of %s',
  async (path, _, prepare, init, refusal, operation) => {
    await prepare();

    expect(await sendAtOnce(`/admin/${path}`, init)).toEqual(onceThen(refusal));
    expect(await recorded(operation)).toBe(1);
  },
);

test('a user who is deleted many times at once is removed by one decision', async () => {
  await addUser();

  expect(await sendAtOnce(`/admin/users/delete/${uuid}`)).toEqual(always);
  expect(await server.db.selectFrom('decision').select('measure').execute()).toEqual([{ measure: 'remove' }]);
});

test('an invitation that is accepted many times at once sets one password', async () => {
  const { token } = await invite(server.db, { email: 'eve@example.com', role: 'moderator' }, Date.now());
  const accept = jsonOf({ token, new_password: 'kettle at dawn' });

  expect(await sendAtOnce('/admin/invitation/accept', accept)).toEqual(onceThen(404));
  expect(await recorded('accept')).toBe(1);
});

test('a session that signs out many times at once ends once', async () => {
  await sendAtOnce('/admin/auth/logout');

  expect(await recorded('logout')).toBe(1);
});

test('simultaneous calls of the app with one idempotency key run once', async () => {
  await addUser();
  const { body, headers } = jsonOf({ user: uuid, reason: 'spam' });
  const keyed = { ...headers, Authorization: `Bearer ${appToken}`, 'Idempotency-Key': 'k' };

  expect(await sendAtOnce('/intake/report', { body, headers: keyed })).toEqual(always);
  const again = await server.call('POST', '/intake/report', { body, headers: keyed });
  expect([again.status, again.body.data]).toEqual([200, { case: 1 }]);
  expect(await server.db.selectFrom('report').select('reason').execute()).toEqual([{ reason: 'spam' }]);
});

test('each of several simultaneous edits records the values of the previous edit', async () => {
  await addFaq();
  const edit = (answer: string) =>
    server.call('POST', '/admin/app/faq/edit/1', { body: formOf({ question: 'Why?', answer }) });
  await Promise.all(['one', 'two', 'three', 'four'].map(edit));

  const entries = await server.db.selectFrom('audit').select(['before', 'after']).orderBy('id').execute();
  const written = [JSON.stringify({ question: 'Why?', answer: 'Because.' }), ...entries.map(({ after }) => after)];
  expect(entries.map(({ before }) => before)).toEqual(written.slice(0, -1));
});

test('two administrators who deactivate each other at the same time leave one active', async () => {
  const { id, token } = await server.addAdministrator();
  const headers = { Authorization: `Bearer ${token}` };
  await Promise.all([
    server.call('POST', `/admin/administrators/deactivate/${id}`),
    server.call('POST', `/admin/administrators/deactivate/${server.administrator.id}`, { headers }),
  ]);

  const left = await server.db.selectFrom('administrator').select('id').where('deactivated_at', 'is', null).execute();
  expect(left).toHaveLength(1);
});

test('a longer suspension extends the current one, and a shorter one does not change it', async () => {
  await addUser();
  const suspend = (measure: string) =>
    server.call('POST', `/admin/users/suspend/${uuid}`, jsonOf({ measure, section: 'consent' }));

  expect((await suspend('suspend3')).status).toBe(200);
  for (const measure of ['suspend1', 'suspend3'])
    expect(await suspend(measure)).toMatchObject({
      status: 409,
      body: { message: 'This user is suspended at least as long already' },
    });
  expect((await suspend('suspend7')).status).toBe(200);
});

test('a user who is not suspended, or was removed, is not restored, and nothing is recorded', async () => {
  await addSuspended();
  const restore = (id: number) => server.call('POST', `/admin/users/sanction/restore/${id}`);
  expect((await restore(1)).status).toBe(200);
  expect(await restore(1)).toMatchObject({ status: 409, body: { message: 'The user is not suspended' } });

  await server.call('POST', `/admin/users/delete/${uuid}`);
  for (const id of [1, 2])
    expect(await restore(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('This user was removed for good') },
    });
  expect(await recorded('restore')).toBe(1);
});
