import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { endpointOf } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import type { AuditEntry } from '#api/extensions/wire.ts';
import { invitation } from '#api/publicEndpoints.ts';
import type { Values } from '#api/values.ts';
import { issueInvitation } from '#server/auth/administrators.ts';
import { dummyHash } from '#server/auth/passwords.ts';
import { newSecret } from '#server/auth/totp.ts';
import { isPostgres } from '#server/db/locks.ts';
import { changeLetterState } from '#server/mail/changeLetter.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { ticketRow, userRow } from '#tests/support/rows.ts';
import { callsOf, servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { administrator } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';
import { addRows, uuid } from './addRows.ts';

const server = appForEachTest({ mail: idleMail });
const { provider } = server;

const list = (filter = {}) => server.list<AuditEntry>('audit', filter, 1, { field: 'id', order: 'DESC' });

const shown = ({ operation, resource, row, before, after }: AuditEntry) => [
  `${resource}.${operation}`,
  row,
  before,
  after,
];

const add = addRows(server);
const addEntry = () => server.insert('audit', { at: 1, resource: 'users', operation: 'remove', row_key: uuid });
const addFailedMail = () =>
  server.insert('outbox', {
    ...{ kind: 'letter', state: 'failed', attempts: 1, due_at: 1 },
    ...{ letter_id: 1, recipient: 'a@example.com', created_at: 1 },
  });

const savedReply = { language: 'en', title: 'Later', text: 'We answer by [[day]].' };
const newPassword = 'kettle at dawn';
const { password } = administrator;
const secret = newSecret();
const enrolment = {
  ...{ secret, password },
  get code() {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  },
};
const enrol = async () => {
  const {
    db,
    administrator: { id },
  } = server;
  await db.updateTable('administrator').set({ totp_secret: secret }).where('id', '=', id).execute();
};
const letterTexts = { subject_en: 'We are open', body_en: 'Come in.' };
const sending = [add.letter, add.subscriber, add.consent, add.sending];

/** The values of each call that changes something, and the functions that prepare it. A new call needs an entry here. */
const changes: Record<string, [values: Values, ...prepare: (() => Promise<unknown>)[]]> = {
  'session.login': [administrator],
  'session.logout': [{}],
  'session.changePassword': [{ old_password: administrator.password, new_password: newPassword }],
  'subscription.create': [{ email: 'ada@example.com' }],
  'faq.create': [{ question: 'Why?', answer: 'So.' }],
  'faq.update': [{ id: 1, question: 'How?', answer: 'Thus.' }, add.faq],
  'faq.delete': [{ id: 1 }, add.faq],
  'category.create': [{ name: 'Tea' }],
  'category.update': [{ id: 1, name: 'Coffee' }, add.category],
  'category.delete': [{ id: 1 }, add.category],
  'ticket.close': [{ id: 1 }, add.ticket],
  'preLaunch.delete': [{ id: 1 }, add.subscriber],
  'administrators.invite': [{ email: 'eve@example.com', role: 'moderator' }],
  'administrators.renew': [{ id: 2 }, add.invited],
  'administrators.update': [{ id: 2, role: 'admin' }, add.invited],
  'administrators.deactivate': [{ id: 2 }, add.invited],
  'administrators.activate': [{ id: 2 }, add.invited],
  'administrators.endSessions': [{ id: 2 }, add.invited],
  'account.turnOn': [enrolment],
  'account.renewCodes': [{ password }, enrol],
  'account.turnOff': [{ password }, enrol],
  'sessions.end': [{ id: 2 }, () => server.signIn()],
  'sessions.endOthers': [{}, () => server.signIn()],
  'audit.reveal': [{ id: 1 }, add.user, addEntry],
  'cases.claim': [{ id: 1 }, add.case],
  'cases.decide': [{ id: 1, measure: 'dismiss' }, add.case],
  'cases.handOver': [{ id: 1, text: 'She was threatened.' }, add.case],
  'cases.note': [{ id: 1, text: 'Seen before.' }, add.case],
  'appeals.decide': [{ id: 1, outcome: 'upheld' }, add.case, add.warning, add.appeal],
  'users.suspend': [{ id: uuid, measure: 'suspend7', section: 'be-kind' }, add.user],
  'users.restore': [{ id: uuid }, add.user, add.case, add.suspension],
  'sanctions.restore': [{ id: 1 }, add.user, add.case, add.suspension],
  'users.export': [{ id: uuid }, add.user],
  'users.delete': [{ id: uuid }, add.user],
  'preLaunch.export': [{ id: 1 }, add.subscriber],
  'letters.create': [letterTexts],
  'letters.update': [{ id: 1, ...letterTexts }, add.letter],
  'letters.delete': [{ id: 1 }, add.letter],
  'letters.test': [{ id: 1, language: 'ko' }, add.letter],
  'letters.send': [{ id: 1 }, add.letter, add.subscriber, add.consent],
  'letters.pause': [{ id: 1 }, ...sending],
  'letters.resume': [{ id: 1 }, ...sending, () => changeLetterState(server.db, 1, 'sending', 'paused')],
  'letterMails.retry': [{ id: 1 }, add.letter, addFailedMail],
  'ticket.claim': [{ id: 1 }, add.ticket],
  'ticket.reply': [{ id: 1, text: 'Done.' }, add.ticket],
  'ticket.replyAndClose': [{ id: 1, text: 'Done.' }, add.ticket],
  'ticket.note': [{ id: 1, text: 'Seen before.' }, add.ticket],
  'ticket.export': [{ id: 1 }, add.ticket],
  'ticket.delete': [{ id: 1 }, add.ticket],
  'ticket.reopen': [{ id: 1 }, add.closedTicket],
  'savedReplies.create': [savedReply],
  'savedReplies.update': [{ id: 1, ...savedReply }],
  'savedReplies.delete': [{ id: 1 }],
  'contact.create': [{ name: 'Ada', email: 'ada@example.com', message: 'Help!' }],
};

/** Accepting an invitation needs its token, so that its entry is a function. */
async function acceptInvitation() {
  await server.db.updateTable('administrator').set({ password_hash: dummyHash }).execute();
  const token = await issueInvitation(server.db, server.administrator.id, Date.now());
  await server.send(invitation.accept, { token, new_password: newPassword });
}

async function makeChange(name: string) {
  const [values, ...prepare] = changes[name] ?? [];
  if (!values) return acceptInvitation();
  for (const step of prepare) await step();
  const [resource = '', operation = ''] = name.split('.');
  const endpoint = endpointOf(servedEndpoints, resource, operation);
  if (!endpoint) throw new Error(`There is no call ${name}`);
  return server.send(endpoint, values);
}

const changeNames = [...Object.keys(changes), 'invitation.accept'];

/** Operations that are recorded under another resource. */
const recordedAs: Record<string, string> = {
  'sanctions.restore': 'users.restore',
  'ticket.replyAndClose': 'ticket.reply',
  'account.turnOn': 'administrators.update',
  'account.renewCodes': 'administrators.update',
  'account.turnOff': 'administrators.update',
  'sessions.end': 'administrators.endSessions',
  'sessions.endOthers': 'administrators.endSessions',
};

const reads = ['list', 'one', 'many'];

test('this test covers every call that changes data', () => {
  const changing = callsOf(servedEndpoints).flatMap(({ resource, operation, endpoint: { safe } }) =>
    reads.includes(operation) || safe ? [] : [`${resource}.${operation}`],
  );

  expect(changeNames.toSorted()).toEqual(changing.toSorted());
});

test.each(changeNames)('%s is recorded once, with the account and the request id', async (name) => {
  await makeChange(name);
  const [entry, ...others] = await server.db.selectFrom('audit').selectAll().orderBy('id', 'desc').execute();

  expect(`${entry?.resource}.${entry?.operation}`).toBe(recordedAs[name] ?? name);
  const isAnybodys = ['subscription.create', 'contact.create'].includes(name);
  expect(entry?.administrator_id).toBe(isAnybodys ? null : server.administrator.id);
  expect(entry?.request_id).toMatch(/^[\w-]{10,}$/);
  expect(others.filter(({ operation }) => operation !== 'remove')).toEqual([]);
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

test.each([
  [{ operation: 'update' }, [2]],
  [{ resource: 'category' }, [3]],
  [{ resource: 'faq', row: '1' }, [2, 1]],
  [{ email: administrator.email }, [3, 2, 1]],
  [{ email: 'nobody@example.com' }, []],
  [{ ticket: '1' }, []],
])('%o selects only the matching entries', async (filter, ids) => {
  await server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' });
  await server.send(endpoints.faq.update, { id: 1, question: 'How?', answer: 'So.' });
  await server.send(endpoints.category.create, { name: 'Tea' });

  expect((await list(filter)).data.map(({ id }) => id)).toEqual(ids);
});

test('a refused change leaves no record, and one that cannot be recorded is not made', async () => {
  await expect(server.send(endpoints.faq.update, { id: 7, question: 'Why?', answer: 'So.' })).rejects.toThrow();
  expect((await list()).data).toEqual([]);

  await server.db.schema.alterTable('audit').renameTo('elsewhere').execute();
  await expect(server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' })).rejects.toThrow();
  expect(await server.rows('faq')).toEqual([]);
});

test('the database refuses to change or delete audit entries', async () => {
  await makeChange('faq.create');

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
  await makeChange('ticket.close');
  const { user_name: name, user_email: email } = ticketRow(1);
  const recorded = JSON.stringify(await server.rows('audit'));
  expect(recorded).not.toContain(email);

  const { data } = await provider.call('audit', 'reveal', { id: 1 });
  expect(data).toEqual({ name, email });
  expect((await list()).data.map(shown)[0]).toEqual(['audit.reveal', '1', null, null]);
  await server.db.deleteFrom('ticket').execute();
  await expect(provider.call('audit', 'reveal', { id: 1 })).rejects.toMatchObject({ status: 404 });
});

test('entries about cases and appeals reveal the reported user', async () => {
  await add.user();
  await makeChange('cases.note');
  await add.warning();
  await add.appeal();
  await server.send(extensions.moderation.endpoints.appeals.decide, { id: 1, outcome: 'upheld' });

  const { name, email } = userRow(1);
  for (const id of [1, 2]) expect((await provider.call('audit', 'reveal', { id })).data).toEqual({ name, email });
});
