import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { issueInvitation } from '#server/auth/administrators.ts';
import { setSecondFactor } from '#server/auth/secondFactor.ts';
import { newSecret } from '#server/auth/totp.ts';
import type { Database } from '#server/db/Database.ts';
import { isPostgres } from '#server/db/locks.ts';
import { confirm, purgeUnconfirmed } from '#server/mail/consent.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { consentRow } from '#tests/support/rows.ts';
import { administrator, appToken, formOf, jsonOf } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';
import { addRows, uuid } from './addRows.ts';

const times = 5;

const server = appForEachTest({ appToken, mail: idleMail });

/** Holds each call at its transaction until all have come to theirs. A call that came later would find the change made. */
function meetAtTransactions() {
  let waiting = 0;
  const begin = server.db.transaction.bind(server.db);
  vi.spyOn(server.db, 'transaction').mockImplementation(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    return Object.assign(transaction, {
      execute: async (...work: Parameters<typeof execute>) => {
        waiting += 1;
        await vi.waitUntil(() => waiting >= times, { interval: 5, timeout: 10_000 });
        return execute(...work);
      },
    });
  });
}

/** The statuses of the same call, sent many times at the same moment. */
async function sendAtOnce(path: string, init?: RequestInit) {
  const method = path.startsWith('ticket/close') ? 'GET' : 'POST';
  const responses = await Promise.all(Array.from({ length: times }, () => server.call(method, `/admin/${path}`, init)));
  return responses.map(({ status }) => status).toSorted();
}

const onceThen = (refusal: number) => [200, ...Array.from({ length: times - 1 }, () => refusal)];

const recorded = async (operation: string) =>
  (await server.column('audit', 'operation')).filter((recorded) => recorded === operation).length;

const add = addRows(server);
const suspended = [add.user, add.case, add.suspension];
const appealed = [add.user, add.case, add.warning, add.appeal];
const suspend3 = jsonOf({ measure: 'suspend3', section: 'consent' });
const new_password = 'kettle at dawn';
const passwords = { old_password: administrator.password, new_password };
const secret = newSecret();
const enrol = () => setSecondFactor(server.db, server.administrator.id, { secret, counter: 0 });
const signIn = () => {
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return { body: formOf({ ...administrator, code }) };
};
const acceptInvitation = async () =>
  jsonOf({ token: await issueInvitation(server.db, (await add.invited()).id, server.now()), new_password });

const enrolment = () => {
  const own = newSecret();
  const code = new TOTP({ secret: Secret.fromBase32(own) }).generate({ timestamp: server.now() });
  return jsonOf({ secret: own, code, password: administrator.password });
};
const turnedOn = () => server.db.updateTable('administrator').set({ totp_secret: secret }).execute();
const ownPassword = jsonOf({ password: administrator.password });

test.each([
  ['account/second-factor', 'a compared second factor', [meetAtTransactions], enrolment, 409, 'update'],
  ['account/recovery-codes', 'compared codes', [turnedOn, meetAtTransactions], ownPassword, 409, 'update'],
  ['account/no-second-factor', 'a compared second factor', [turnedOn, meetAtTransactions], ownPassword, 409, 'update'],
  ['administrators/invite', 'a unique key', [], jsonOf({ email: 'e@b.co', role: 'moderator' }), 422, 'invite'],
  ['app/faq/delete/1', 'a deleted row', [add.faq], {}, 404, 'delete'],
  ['conversation/ticket/delete/1', 'a deleted row', [add.ticket], {}, 404, 'delete'],
  ['ticket/close/1', 'a conditional update', [add.ticket], {}, 200, 'close'],
  ['moderation/appeal/decide/1', 'a conditional update', appealed, jsonOf({ outcome: 'upheld' }), 409, 'decide'],
  ['auth/change/password', 'a compared password', [], jsonOf(passwords), 422, 'changePassword'],
  ['auth/login', 'a compared counter', [enrol], signIn, 401, 'login'],
  ['invitation/accept', 'a deleted row', [], acceptInvitation, 404, 'accept'],
  ['conversation/ticket/reopen/1', 'a locked row', [add.closedTicket], {}, 200, 'reopen'],
  [`users/suspend/${uuid}`, 'a locked user', [add.user], suspend3, 409, 'suspend'],
  [`users/restore/${uuid}`, 'a locked user', suspended, {}, 409, 'restore'],
  ['letter/send/1', 'a named lock', [add.letter, add.subscriber, add.consent], {}, 422, 'send'],
] as const)('%s changes something once, although it is sent many times at once, because of %s', async (...row) => {
  const [path, _, prepare, init, refusal, operation] = row;
  for (const step of prepare) await step();

  const request = typeof init === 'function' ? await init() : init;
  expect(await sendAtOnce(path, request)).toEqual(onceThen(refusal));
  expect(await recorded(operation)).toBe(1);
});

test('a user who is deleted many times at once is removed by one decision', async () => {
  await add.user();

  expect(await sendAtOnce(`users/delete/${uuid}`)).toEqual(onceThen(200));
  expect(await server.column('decision', 'measure')).toEqual(['remove']);
});

/** Whether another connection to Postgres waits for a lock. */
const isWaitedFor = async (db: Database) =>
  (
    await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  ).rows.length > 0;

test('an address that is confirmed while unconfirmed ones are deleted stays', async () => {
  await add.subscriber();
  await server.insert('consent', consentRow(1, { purge_at: 2 }));
  let purged: Promise<number> | undefined;
  await server.db.transaction().execute(async (transaction) => {
    await confirm(transaction, 1, 3);
    purged = purgeUnconfirmed(server.db, 3);
    if (isPostgres(transaction)) await vi.waitUntil(() => isWaitedFor(server.db));
  });

  expect(await purged).toBe(0);
  expect(await server.rows('pre_launch_user')).toHaveLength(1);
});

test('each of five wrong codes counts that come from unknown addresses at the same moment', async () => {
  await enrol();
  const body = () => formOf({ ...administrator, code: '000000' });
  const guess = (number: number) => server.call('POST', '/admin/auth/login', { body: body() }, `198.51.100.${number}`);
  const responses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(guess));

  expect(responses.filter(({ body }) => body.message.startsWith('Too many wrong codes'))).toHaveLength(2);
  expect((await server.rows('administrator')).map(({ wrong_codes }) => wrong_codes)).toEqual([5]);
});

test('a session that signs out many times at once ends once', async () => {
  await sendAtOnce('auth/logout');

  expect(await recorded('logout')).toBe(1);
});

test('simultaneous calls of the app with one idempotency key run once', async () => {
  await add.user();
  const report = () => server.asApp('report', { user: uuid, reason: 'spam' }, 'k');
  const responses = [...(await Promise.all(Array.from({ length: times }, report))), await report()];

  expect(responses.map(({ status }) => status)).toEqual(Array(times + 1).fill(200));
  expect(responses.at(-1)?.body.data).toEqual({ case: 1 });
  expect(await server.column('report', 'reason')).toEqual(['spam']);
});

test('each of several simultaneous edits records the values of the previous edit', async () => {
  await add.faq();
  const edit = (answer: string) =>
    server.call('POST', '/admin/app/faq/edit/1', { body: formOf({ question: 'Why?', answer }) });
  await Promise.all(['one', 'two', 'three', 'four'].map(edit));

  const entries = await server.rows('audit');
  const written = [JSON.stringify({ question: 'Why?', answer: 'So.' }), ...entries.map(({ after }) => after)];
  expect(entries.map(({ before }) => before)).toEqual(written.slice(0, -1));
});

test('two administrators who deactivate each other at the same time leave one active', async () => {
  const { id, token } = await server.addAdministrator();
  const headers = { Authorization: `Bearer ${token}` };
  await Promise.all([
    server.post(`administrators/deactivate/${id}`),
    server.call('POST', `/admin/administrators/deactivate/${server.administrator.id}`, { headers }),
  ]);

  expect((await server.column('administrator', 'deactivated_at')).filter((at) => at === null)).toHaveLength(1);
});

test('a longer suspension extends the current one, and a shorter one does not change it', async () => {
  await add.user();
  const suspend = (measure: string) => server.post(`users/suspend/${uuid}`, { measure, section: 'consent' });

  expect((await suspend('suspend3')).status).toBe(200);
  const message = 'The new suspension must end at least a day after the current one';
  for (const measure of ['suspend1', 'suspend3'])
    expect(await suspend(measure)).toMatchObject({ status: 409, body: { message } });
  expect((await suspend('suspend7')).status).toBe(200);
});

test('a user who is not suspended, or was removed, is not restored, and nothing is recorded', async () => {
  for (const step of suspended) await step();
  const restore = () => server.post(`users/restore/${uuid}`);
  expect((await restore()).status).toBe(200);
  expect(await restore()).toMatchObject({ status: 409, body: { message: 'This user isn’t suspended' } });

  await server.post(`users/delete/${uuid}`);
  const message = expect.stringContaining('This user was permanently removed');
  expect(await restore()).toMatchObject({ status: 409, body: { message } });
  expect(await recorded('restore')).toBe(1);
});
