import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { endpointOf } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import type { AuditEntry } from '#api/extensions/wire.ts';
import type { Values } from '#api/values.ts';
import { issueInvitation } from '#server/auth/administrators.ts';
import { dummyHash } from '#server/auth/passwords.ts';
import { createSession } from '#server/auth/sessions.ts';
import { newSecret } from '#server/auth/totp.ts';
import { isPostgres } from '#server/db/locks.ts';
import { appForEachTest, logForEachTest } from '#tests/support/forEachTest.ts';
import { mailRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { callsOf, servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { administrator } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';
import { addRows, uuid } from './addRows.ts';

const { log, entries } = logForEachTest();
const server = appForEachTest({ mail: idleMail, log });
const { provider } = server;

const list = (filter = {}) => server.list<AuditEntry>('audit', filter, 1, { field: 'id', order: 'DESC' });

const shown = (entry: AuditEntry) => [`${entry.resource}.${entry.operation}`, entry.row, entry.before, entry.after];

const add = addRows(server);
const addEntry = () => server.insert('audit', { at: 1, resource: 'users', operation: 'remove', row_key: uuid });
const addFailedMail = () =>
  server.insert('outbox', mailRow({ state: 'failed', letter_id: 1, recipient: 'a@example.com' }));

const savedReply = { language: 'en', title: 'Later', text: 'We answer by [[day]].' };
const { password } = administrator;
const secret = newSecret();
const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const letterTexts = { subject_en: 'We are open', body_en: 'Come in.' };
const signInAgain = async () => server.setToken(await server.signIn());

/** Prepares an invited account. Its token is a value of the call. */
async function inviteAgain() {
  await server.db.updateTable('administrator').set({ password_hash: dummyHash }).execute();
  const token = await issueInvitation(server.db, server.administrator.id, Date.now());
  return { token, new_password: 'kettle at dawn' };
}

/** Makes the call of an operation, such as `faq.create`. */
function send(name: string, values: Values) {
  const [resource = '', operation = ''] = name.split('.');
  const endpoint = endpointOf(servedEndpoints, resource, operation);
  if (!endpoint) throw new Error(`There is no call ${name}`);
  return server.send(endpoint, values);
}

type Change = [name: string, values: Values | (() => Values | Promise<Values>), ...prepare: (() => Promise<unknown>)[]];

/** Each call that changes something, in an order in which each can succeed, with the functions that prepare it. A new call needs an entry here. */
const changes: Change[] = [
  ['audit.reveal', { id: 1 }, add.user, addEntry],
  ['session.login', administrator],
  ['sessions.end', { id: 2 }],
  ['sessions.endOthers', {}, () => server.signIn()],
  ['faq.create', { question: 'Why?', answer: 'So.' }],
  ['faq.update', { id: 1, question: 'How?', answer: 'Thus.' }],
  ['faq.delete', { id: 1 }],
  ['category.create', { name: 'Tea' }],
  ['category.update', { id: 1, name: 'Coffee' }],
  ['category.delete', { id: 1 }],
  ['administrators.invite', { email: 'eve@example.com', role: 'moderator' }],
  ['administrators.renew', { id: 2 }],
  ['administrators.update', { id: 2, role: 'admin' }],
  ['administrators.deactivate', { id: 2 }],
  ['administrators.activate', { id: 2 }],
  ['administrators.endSessions', { id: 2 }, () => createSession(server.db, 2, server.now())],
  ['account.turnOn', () => ({ secret, password, code: codeNow() })],
  ['account.renewCodes', { password }],
  ['account.turnOff', { password }],
  ['sanctions.restore', { user_uuid: uuid }, add.case, add.suspension],
  ['appeals.decide', { id: 1, outcome: 'upheld' }, add.appeal],
  ['appeals.note', { case_id: 2, note: 'Seen before.' }, add.case],
  ['cases.claim', { id: 2 }],
  ['cases.note', { id: 2, text: 'Seen before.' }],
  ['cases.handOver', { id: 2, text: 'She was threatened.' }],
  ['cases.decide', { id: 2, measure: 'dismiss' }],
  ['users.suspend', { id: uuid, measure: 'suspend7', section: 'be-kind' }],
  ['users.extend', { id: uuid, measure: 'suspend30', section: 'be-kind' }],
  ['users.restore', { id: uuid }],
  ['users.export', { id: uuid }],
  ['users.delete', { id: uuid }],
  ['outbox.retry', { id: 1 }, add.letter, addFailedMail],
  ['letters.test', { id: 1, language: 'ko' }],
  ['letters.send', { id: 1 }, add.subscriber, add.consent],
  ['letters.pause', { id: 1 }],
  ['letters.resume', { id: 1 }],
  ['letters.create', letterTexts],
  ['letters.update', { id: 2, ...letterTexts, body_en: 'Come.' }],
  ['letters.delete', { id: 2 }],
  ['preLaunch.export', { id: 1 }],
  ['preLaunch.delete', { id: 1 }],
  ['subscription.create', { email: 'ada@example.com' }],
  ['ticket.close', { id: 1 }, add.ticket],
  ['ticket.reopen', { id: 1 }],
  ['ticket.claim', { id: 1 }],
  ['ticket.reply', { id: 1, text: 'Done.' }],
  ['ticket.note', { id: 1, text: 'Seen before.' }],
  ['ticket.replyAndClose', { id: 1, text: 'Done.' }],
  ['ticket.export', { id: 1 }],
  ['ticket.delete', { id: 1 }],
  ['savedReplies.create', savedReply],
  ['savedReplies.update', { id: 1, ...savedReply, title: 'Soon' }],
  ['savedReplies.delete', { id: 1 }],
  ['contact.create', { name: 'Ada', email: 'ada@example.com', message: 'Help!' }],
  ['session.logout', {}],
  ['session.changePassword', { old_password: password, new_password: 'kettle at dawn' }, signInAgain],
  ['invitation.accept', inviteAgain],
];

/** Operations that are recorded under another resource. */
const recordedAs: Record<string, string> = {
  'sanctions.restore': 'users.restore',
  'ticket.replyAndClose': 'ticket.reply',
  'users.extend': 'users.suspend',
  'appeals.note': 'cases.note',
  'account.turnOn': 'administrators.update',
  'account.renewCodes': 'administrators.update',
  'account.turnOff': 'administrators.update',
  'sessions.end': 'administrators.endSessions',
  'sessions.endOthers': 'administrators.endSessions',
};

/** Operations with a second entry. An action on a user decides the user's case. */
const alsoRecordedAs: Record<string, string[]> = {
  'users.suspend': ['cases.decide'],
  'users.extend': ['cases.decide'],
  'users.delete': ['cases.decide'],
};

const reads = ['list', 'one'];

const changing = callsOf(servedEndpoints).flatMap(({ resource, operation, endpoint: { safe } }) =>
  reads.includes(operation) || safe ? [] : [`${resource}.${operation}`],
);

/** Whether an entry says that an account was changed, or that personal data was sent, shown or deleted. */
const isSecurityEvent = ({ resource, operation }: { resource: string; operation: string }) =>
  ['administrators', 'session', 'invitation'].includes(resource) || ['delete', 'export', 'reveal'].includes(operation);

test('every change is recorded once, with the account and the request id, and is a security event if it has to be', async () => {
  expect(changes.map(([name]) => name).toSorted()).toEqual(changing.toSorted());
  const recorded = new Set<number>();
  for (const [name, values, ...prepare] of changes) {
    for (const step of prepare) await step();
    await send(name, typeof values === 'function' ? await values() : values);

    const added = (await server.rows('audit')).filter(
      ({ id, operation }) => !recorded.has(id) && operation !== 'remove',
    );
    const isAnybodys = ['subscription.create', 'contact.create'].includes(name);
    const administratorId = isAnybodys ? null : server.administrator.id;
    const expected = [recordedAs[name] ?? name, ...(alsoRecordedAs[name] ?? [])];
    expect(added.map((entry) => [`${entry.resource}.${entry.operation}`, entry.administrator_id])).toEqual(
      expected.map((call) => [call, administratorId]),
    );
    expect(added[0]?.request_id).toMatch(/^[\w-]{10,}$/);
    for (const { id } of added) recorded.add(id);

    const [entry] = added;
    const event = { event: expect.any(String), administrator: server.administrator.id, address: expect.any(String) };
    if (entry && isSecurityEvent(entry)) expect([name, entries().at(-1)]).toMatchObject([name, event]);
  }
});

/** Changes that change nothing when they are made again. */
const repeatable: Change[] = [
  [
    'faq.update',
    { id: 1, question: 'How?', answer: 'Thus.' },
    () => send('faq.create', { question: '?', answer: '.' }),
  ],
  ['category.update', { id: 1, name: 'Coffee' }, () => send('category.create', { name: 'Tea' })],
  ['savedReplies.update', { id: 1, ...savedReply }],
  ['letters.update', { id: 1, ...letterTexts, body_en: 'Come.' }, () => send('letters.create', letterTexts)],
  ['administrators.update', { id: 2, role: 'admin' }, () => server.addAdministrator('moderator', 'eve@example.com')],
  ['administrators.deactivate', { id: 2 }],
  ['administrators.activate', { id: 2 }],
  ['administrators.endSessions', { id: 2 }, () => createSession(server.db, 2, server.now())],
];

test('a change that changes nothing is not recorded', async () => {
  for (const [name, values, ...prepare] of repeatable) {
    for (const step of prepare) await step();
    const recorded = async () =>
      (await server.rows('audit')).filter((entry) => `${entry.resource}.${entry.operation}` === name);
    for (let times = 0; times < 2; times += 1) await send(name, values as Values);
    expect([name, await recorded()]).toEqual([name, [expect.anything()]]);
  }
});

test('a change is listed with the values before and after it, the newest first', async () => {
  await server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' });
  await server.send(endpoints.faq.update, { id: 1, question: 'How?', answer: 'So.' });
  await server.send(endpoints.faq.delete, { id: 1 });
  const { data } = await list();

  const before = { question: 'How?', answer: 'So.' };
  const first = { question: 'Why?', answer: 'So.' };
  expect(data.map(shown)).toEqual([
    ['faq.delete', '1', before, null],
    ['faq.update', '1', first, before],
    ['faq.create', '1', null, first],
  ]);
  expect(data[0]).toMatchObject({ email: administrator.email, at: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect((await provider.getOne('audit', { id: 2 })).data).toMatchObject({ id: 2, operation: 'update' });
});

test('the list contains only entries that match its filter', async () => {
  await server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' });
  await server.send(endpoints.faq.update, { id: 1, question: 'How?', answer: 'So.' });
  await server.send(endpoints.category.create, { name: 'Tea' });
  const idsOf = async (filter: object) => (await list(filter)).data.map(({ id }) => id);

  expect(await idsOf({ operation: 'update' })).toEqual([2]);
  expect(await idsOf({ resource: 'category' })).toEqual([3]);
  expect(await idsOf({ resource: 'faq', row: '1' })).toEqual([2, 1]);
  expect(await idsOf({ resource: 'faq', row: '2' })).toEqual([]);
  expect(await idsOf({ email: administrator.email })).toEqual([3, 2, 1]);
  expect(await idsOf({ email: 'nobody@example.com' })).toEqual([]);
  expect(await idsOf({ ticket: '1' })).toEqual([]);
});

test('the list contains the entries of a range of days in UTC, and sign-ins alone or left out', async () => {
  const at = (day: string, resource: string) => ({ at: Date.parse(`${day}T23:59:59Z`), resource, operation: 'login' });
  await server.insert('audit', [at('2026-01-01', 'faq'), at('2026-01-02', 'session'), at('2026-01-03', 'faq')]);
  const daysOf = async (filter: object) => (await list(filter)).data.map(({ day }) => day);

  expect(await daysOf({ day_gte: '2026-01-02' })).toEqual(['2026-01-03', '2026-01-02']);
  expect(await daysOf({ day_gte: '2026-01-02', day_lte: '2026-01-02' })).toEqual(['2026-01-02']);
  expect(await daysOf({ day_gte: '2026-01-04' })).toEqual([]);
  await server.insert('audit', [at('2026-01-01', 'category')]); // a clock was put back
  expect(await daysOf({ day_lte: '2026-01-01' })).toEqual(['2026-01-01', '2026-01-01']);
  expect(await daysOf({ day_gte: '2026-01-02' })).toEqual(['2026-01-03', '2026-01-02']);
  expect(await daysOf({ events: 'changes' })).toEqual(['2026-01-01', '2026-01-03', '2026-01-01']);
  expect(await daysOf({ events: 'signIns' })).toEqual(['2026-01-02']);
});

test('a refused change leaves no record, and one that cannot be recorded is not made', async () => {
  await expect(server.send(endpoints.faq.update, { id: 7, question: 'Why?', answer: 'So.' })).rejects.toThrow();
  expect((await list()).data).toEqual([]);

  await server.db.schema.alterTable('audit').renameTo('elsewhere').execute();
  await expect(server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' })).rejects.toThrow();
  await server.db.schema.alterTable('elsewhere').renameTo('audit').execute();
  expect(await server.rows('faq')).toEqual([]);
});

test('the database refuses to change or delete audit entries', async () => {
  await server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' });

  await expect(server.db.updateTable('audit').set({ operation: 'list' }).execute()).rejects.toThrow('neither changed');
  await expect(server.db.deleteFrom('audit').execute()).rejects.toThrow('neither changed');
  const [entry] = await server.rows('audit');
  const forged = { resource: 'faq', ...entry, operation: 'list', at: 1 };
  const overwrite = isPostgres(server.db)
    ? server.db
        .insertInto('audit')
        .values(forged)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(forged))
    : server.db.replaceInto('audit').values(forged);
  await expect(overwrite.execute()).rejects.toThrow('neither changed');
  expect(await server.rows('audit')).toEqual([entry]);
});

test('no personal data is recorded; revealing the person works while the row exists, and is recorded', async () => {
  await add.ticket();
  await server.send(endpoints.ticket.close, { id: 1 });
  const { user_name: name, user_email: email } = ticketRow(1);
  const recorded = JSON.stringify(await server.rows('audit'));
  expect(recorded).not.toContain(email);

  const { data } = await provider.call('audit', 'reveal', { id: 1 });
  expect(data).toEqual({ name, email });
  expect((await list()).data.map(shown)[0]).toEqual(['audit.reveal', '1', null, null]);
  await server.db.deleteFrom('ticket').execute();
  await expect(provider.call('audit', 'reveal', { id: 1 })).rejects.toMatchObject({ status: 404 });
});

test('an entry about the waiting list reveals the subscriber', async () => {
  await add.subscriber();
  for (const resource of ['subscription', 'preLaunch'])
    await server.insert('audit', { at: 1, resource, operation: 'create', row_key: '1' });

  for (const id of [1, 2])
    expect((await provider.call('audit', 'reveal', { id })).data).toMatchObject({ email: 'ada@example.com' });
});

test('entries about cases and appeals reveal the reported user', async () => {
  await add.user();
  await add.case();
  await server.send(extensions.moderation.endpoints.cases.note, { id: 1, text: 'Seen before.' });
  await add.warning();
  await add.appeal();
  await server.send(extensions.moderation.endpoints.appeals.decide, { id: 1, outcome: 'upheld' });

  const { name, email } = userRow(1);
  for (const id of [1, 2]) expect((await provider.call('audit', 'reveal', { id })).data).toEqual({ name, email });
});
