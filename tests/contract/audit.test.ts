import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint, ResourceEndpoints } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import type { AuditEntry } from '#api/extensions/wire.ts';
import { contact, invitation } from '#api/publicEndpoints.ts';
import { invite, issueInvitation } from '#server/auth/administrators.ts';
import { dummyHash } from '#server/auth/passwords.ts';
import { isPostgres } from '#server/db/locks.ts';
import { createLetter, pauseLetter, sendLetter } from '#server/mail/changeLetter.ts';
import { addReport } from '#server/moderation/cases.ts';
import { ticketRow, userRow } from '#tests/support/rows.ts';
import { servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { administrator, type StartedApp, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

let server: StartedApp;
let provider: StartedApp['provider'];

beforeEach(async () => {
  server = await startApp({ mail: idleMail });
  provider = server.provider;
});
afterEach(() => server.close());

const { administrators } = extensions.administrators.endpoints;

const invited = async () => (await invite(server.db, { email: 'eve@example.com', role: 'moderator' }, Date.now())).id;

const list = async (filter = {}, page = 1) => {
  const params = { filter, pagination: { page, perPage: 10 }, sort: { field: 'id', order: 'DESC' as const } };
  return provider.getList<AuditEntry>('audit', params);
};

const shown = ({ operation, resource, row, before, after }: AuditEntry) => [
  `${resource}.${operation}`,
  row,
  before,
  after,
];

const { cases } = extensions.moderation.endpoints;
const { users, sanctions } = extensions.users.endpoints;

const { ticket, savedReplies } = extensions.conversation.endpoints;

const savedReply = { language: 'en', title: 'Later', text: 'We answer by [[day]].' };

async function openTicket(state: 0 | 1 = 0) {
  await server.insert('ticket', ticketRow(1, state));
  return 1;
}

const openCase = async () =>
  (await addReport(server.db, { user_uuid: userRow(1).uuid, reason: 'spam', created_at: 1 })).case_id;

/** A user whose suspension goes on. */
async function insertSuspended() {
  const { uuid } = userRow(1);
  await server.insert('users', userRow(1));
  const decision = { case_id: await openCase(), measure: 'suspend7', language: 'en', created_at: 1 } as const;
  await server.insert('decision', decision);
  const suspension = { user_uuid: uuid, decision_id: 1, until: Date.UTC(2999, 0), created_at: 1 };
  await server.insert('suspension', suspension);
}

const { letters, letterMails } = extensions.letter.endpoints;

const draft = () =>
  createLetter(
    server.db,
    ['en', 'es', 'ko', 'hi'].map((language) => ({ language, subject: 'We are open', body: 'Come in.' })),
    1,
  );

const addConfirmed = async () => {
  const ada = { name: null, email: 'ada@example.com', created_at: 1 };
  await server.insert('pre_launch_user', ada);
  const said = { language: 'en', text_version: '1', asked_at: 1, confirmed_at: 1 };
  await server.insert('consent', { subscriber_id: 1, ...said });
};

const sendingLetter = async () => {
  const id = await draft();
  await addConfirmed();
  await sendLetter(server.db, id, 1);
  return id;
};

/** Each call of both tables that changes something, and what makes it do so once: a new one has to be added here. */
const changes: Record<string, () => Promise<unknown>> = {
  'session.login': () => server.send(endpoints.session.login, administrator),
  'session.logout': () => server.send(endpoints.session.logout),
  'session.changePassword': () =>
    server.send(endpoints.session.changePassword, {
      old_password: administrator.password,
      new_password: 'kettle at dawn',
    }),
  'subscription.create': () => server.send(endpoints.subscription.create, { email: 'ada@example.com' }),
  'faq.create': () => server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' }),
  'faq.update': async () => {
    const { id } = await server.db
      .insertInto('faq')
      .values({ question: 'Why?', answer: 'So.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.send(endpoints.faq.update, { id, question: 'How?', answer: 'Thus.' });
  },
  'faq.delete': async () => {
    await server.insert('faq', { question: 'Why?', answer: 'So.' });
    await server.send(endpoints.faq.delete, { id: 1 });
  },
  'category.create': () => server.send(endpoints.category.create, { name: 'Tea' }),
  'category.update': async () => {
    await server.insert('category', { name: 'Tea', type: 'interest', image: null });
    await server.send(endpoints.category.update, { id: 1, name: 'Coffee' });
  },
  'category.delete': async () => {
    await server.insert('category', { name: 'Tea', type: 'interest', image: null });
    await server.send(endpoints.category.delete, { id: 1 });
  },
  'ticket.close': async () => server.send(endpoints.ticket.close, { id: await openTicket() }),
  'preLaunch.delete': async () => {
    await server.insert('pre_launch_user', { name: null, email: 'a@example.com', created_at: 1 });
    await server.send(endpoints.preLaunch.delete, { id: 1 });
  },
  'administrators.invite': () => server.send(administrators.invite, { email: 'eve@example.com', role: 'moderator' }),
  'administrators.renew': async () => server.send(administrators.renew, { id: await invited() }),
  'administrators.update': async () => server.send(administrators.update, { id: await invited(), role: 'admin' }),
  'administrators.deactivate': async () => server.send(administrators.deactivate, { id: await invited() }),
  'administrators.activate': async () => server.send(administrators.activate, { id: await invited() }),
  'administrators.endSessions': async () => server.send(administrators.endSessions, { id: await invited() }),
  'invitation.accept': async () => {
    await server.db.updateTable('administrator').set({ password_hash: dummyHash }).execute();
    const token = await issueInvitation(server.db, server.administrator.id, Date.now());
    await server.send(invitation.accept, { token, new_password: 'kettle at dawn' });
  },
  'audit.reveal': async () => {
    await server.insert('users', userRow(1));
    const seen = { at: 1, resource: 'users', operation: 'remove', row_key: userRow(1).uuid };
    await server.insert('audit', seen);
    await server.send(extensions.audit.endpoints.audit.reveal, { id: 1 });
  },
  'cases.claim': async () => server.send(cases.claim, { id: await openCase() }),
  'cases.decide': async () => server.send(cases.decide, { id: await openCase(), measure: 'dismiss' }),
  'appeals.decide': async () => {
    const decision = { case_id: await openCase(), measure: 'warn', language: 'en', created_at: 1 } as const;
    await server.insert('decision', decision);
    await server.insert('appeal', { decision_id: 1, created_at: 1 });
    await server.send(extensions.moderation.endpoints.appeals.decide, { id: 1, outcome: 'upheld' });
  },
  'users.suspend': async () => {
    await server.insert('users', userRow(1));
    await server.send(users.suspend, { id: userRow(1).uuid, measure: 'suspend7', section: 'be-kind' });
  },
  'sanctions.restore': async () => {
    await insertSuspended();
    await server.send(sanctions.restore, { id: 1 });
  },
  'users.export': async () => {
    await server.insert('users', userRow(1));
    await server.send(users.export, { id: userRow(1).uuid });
  },
  'preLaunch.export': async () => {
    const subscriber = { name: null, email: 'ada@example.com', created_at: 1 };
    await server.insert('pre_launch_user', subscriber);
    await server.send(extensions.users.endpoints.preLaunch.export, { id: 1 });
  },
  'users.delete': async () => {
    await server.insert('users', userRow(1));
    await server.send(users.delete, { id: userRow(1).uuid });
  },
  'letters.create': () => server.send(letters.create, { subject_en: 'We are open', body_en: 'Come in.' }),
  'letters.update': async () =>
    server.send(letters.update, { id: await draft(), subject_en: 'We are open', body_en: 'Come.' }),
  'letters.delete': async () => server.send(letters.delete, { id: await draft() }),
  'letters.test': async () => server.send(letters.test, { id: await draft(), language: 'ko' }),
  'letters.send': async () => {
    await addConfirmed();
    await server.send(letters.send, { id: await draft() });
  },
  'letters.pause': async () => server.send(letters.pause, { id: await sendingLetter() }),
  'letters.resume': async () => {
    const id = await sendingLetter();
    await pauseLetter(server.db, id);
    await server.send(letters.resume, { id });
  },
  'letterMails.retry': async () => {
    const failed = { kind: 'letter', state: 'failed', attempts: 1, due_at: 1, created_at: 1 } as const;
    await server.insert('outbox', { ...failed, letter_id: await draft(), recipient: 'a@example.com' });
    await server.send(letterMails.retry, { id: 1 });
  },
  'cases.note': async () => server.send(cases.note, { id: await openCase(), text: 'Seen before.' }),
  'ticket.claim': async () => server.send(ticket.claim, { id: await openTicket() }),
  'ticket.reply': async () => server.send(ticket.reply, { id: await openTicket(), text: 'Done.' }),
  'ticket.note': async () => server.send(ticket.note, { id: await openTicket(), text: 'Seen before.' }),
  'ticket.export': async () => server.send(ticket.export, { id: await openTicket() }),
  'ticket.delete': async () => server.send(ticket.delete, { id: await openTicket() }),
  'ticket.reopen': async () => server.send(ticket.reopen, { id: await openTicket(1) }),
  'savedReplies.create': () => server.send(savedReplies.create, savedReply),
  'savedReplies.update': () => server.send(savedReplies.update, { id: 1, ...savedReply }),
  'savedReplies.delete': () => server.send(savedReplies.delete, { id: 1 }),
  'contact.create': () => server.send(contact.create, { name: 'Ada', email: 'ada@example.com', message: 'Help!' }),
};

/** Operations that are recorded under another resource. */
const recordedAs: Record<string, string> = { 'sanctions.restore': 'users.restore' };

const reads = ['list', 'one', 'many'];

test('every call that changes something is among those that are proven to be recorded', () => {
  const changing = Object.entries<ResourceEndpoints>(servedEndpoints).flatMap(([resource, { key, ...operations }]) =>
    Object.entries(operations as Record<string, Endpoint>).flatMap(([name, { safe }]) =>
      reads.includes(name) || safe ? [] : [`${resource}.${name}`],
    ),
  );

  expect(Object.keys(changes).toSorted()).toEqual(changing.toSorted());
});

test.each(Object.entries(changes))(
  '%s is recorded once, with who did it and in which request',
  async (name, change) => {
    await change();
    const [entry, ...others] = await server.db.selectFrom('audit').selectAll().orderBy('id', 'desc').execute();

    expect(`${entry?.resource}.${entry?.operation}`).toBe(recordedAs[name] ?? name);
    const isAnybodys = ['subscription.create', 'contact.create'].includes(name);
    expect(entry?.administrator_id).toBe(isAnybodys ? null : server.administrator.id);
    expect(entry?.request_id).toMatch(/^[\w-]{10,}$/);
    expect(others.filter(({ operation }) => operation !== 'remove')).toEqual([]);
  },
);

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
])('%o finds just what it asks for', async (filter, ids) => {
  await server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' });
  await server.send(endpoints.faq.update, { id: 1, question: 'How?', answer: 'So.' });
  await server.send(endpoints.category.create, { name: 'Tea' });

  expect((await list(filter)).data.map(({ id }) => id)).toEqual(ids);
});

test('the pages follow one another to the end, without a gap', async () => {
  const entries = Array.from({ length: 60 }, (_, at) => ({ at, resource: 'faq', operation: 'create' }));
  await server.insert('audit', entries);
  const pages = [await list({}, 1), await list({}, 2), await list({}, 3)];

  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
  expect(pages.map(({ pageInfo }) => pageInfo?.hasNextPage)).toEqual([true, true, false]);
});

test('a refused change leaves no record, and one that cannot be recorded is not made', async () => {
  await expect(server.send(endpoints.faq.update, { id: 7, question: 'Why?', answer: 'So.' })).rejects.toThrow();
  expect((await list()).data).toEqual([]);

  await server.db.schema.alterTable('audit').renameTo('elsewhere').execute();
  await expect(server.send(endpoints.faq.create, { question: 'Why?', answer: 'So.' })).rejects.toThrow();
  expect(await server.rows('faq')).toEqual([]);
});

test('the database itself keeps what was recorded', async () => {
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
  await server.insert('ticket', ticketRow(1));
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

test('entries about cases and appeals reveal the reported user', async () => {
  await server.insert('users', userRow(1));
  await server.send(cases.note, { id: await openCase(), text: 'Seen before.' });
  await server.insert('decision', { case_id: 1, measure: 'warn', language: 'en', created_at: 1 });
  await server.insert('appeal', { decision_id: 1, created_at: 1 });
  await server.send(extensions.moderation.endpoints.appeals.decide, { id: 1, outcome: 'upheld' });

  const { name, email } = userRow(1);
  for (const id of [1, 2]) expect((await provider.call('audit', 'reveal', { id })).data).toEqual({ name, email });
});
