import { beforeEach, expect, test } from 'vitest';
import { extensions } from '#api/extensions/endpoints.ts';
import type { SavedReply, TicketDetail, TicketMessage } from '#api/extensions/wire.ts';
import { contact } from '#api/publicEndpoints.ts';
import { languages, type Page, type Ticket } from '#api/wire.ts';
import { receiveMessage } from '#server/intake/receive.ts';
import { queueMails } from '#server/mail/outbox.ts';
import { errorAt } from '#tests/support/errorAt.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { rowsOf, ticketRow, userRow } from '#tests/support/rows.ts';
import { administrator, jsonOf } from '#tests/support/startApp.ts';

const minute = 60_000;
const start = Date.UTC(2026, 0, 2);
const server = appForEachTest({ at: start });
const { provider } = server;
beforeEach(() => server.insert('ticket', [ticketRow(1), ticketRow(2)]));

const { savedReplies } = extensions.conversation.endpoints;

const call = (operation: string, values: { id: number; text?: string }) => provider.call('ticket', operation, values);

const ticket = async (id = 1) => (await provider.getOne<TicketDetail>('ticket', { id, meta: { page: true } })).data;

const messages = (id: number, page = 1) => server.list<TicketMessage>('ticketMessages', { ticket: id }, page);

/** The author and the text of each message after the first. */
const texts = async (id: number) => (await messages(id)).data.slice(1).map(({ author, text }) => [author, text]);

test('the first message, replies and notes of a ticket are listed in order, with their authors', async () => {
  await call('reply', { id: 1, text: 'Which phone is it?' });
  await server.switchAdministrator();
  await call('note', { id: 1, text: 'Same as ticket 2.' });

  const at = { created_at: '2026-01-02T00:00:00.000Z' };
  expect((await messages(1)).data).toMatchObject([
    { id: 0, author: 'person', name: 'Person 1', text: 'Message 1', email: null },
    { author: 'support', text: 'Which phone is it?', name: null, email: administrator.email, ...at },
    { author: 'note', text: 'Same as ticket 2.', email: 'bea@example.com' },
  ]);
  expect(await texts(2)).toEqual([]);
});

test('the tickets of a person are listed by their uuid in any case, and a repeated filter is refused', async () => {
  const person = { ...userRow(1), uuid: 'abcdefab-0000-4000-8000-000000000001' };
  await server.insert('users', person);
  await server.insert('ticket', { ...ticketRow(3), user_uuid: person.uuid });
  const idsOf = async (users: string) => (await server.list<Ticket>('ticket', { users })).data.map(({ id }) => id);
  expect([await idsOf(person.uuid), await idsOf(person.uuid.toUpperCase())]).toEqual([[3], [3]]);

  const path = '/admin/conversation/ticket/list?waits_for=us&waits_for=them';
  expect((await server.call('GET', path)).status).toBe(422);
});

test('the last messages of a long conversation are on the first page, in order', async () => {
  const written = rowsOf(250, (n) => ({ ticket_id: 1, author: 'person' as const, text: `${n}`, created_at: n }));
  await server.insert('ticket_message', written);
  const inOrder = [await messages(1, 3), await messages(1, 2), await messages(1, 1)].flatMap(({ data }) => data);

  expect(inOrder.map(({ text }) => text)).toEqual(['Message 1', ...rowsOf(250, String)]);
});

test('a closed ticket refuses replies until it is reopened', async () => {
  await call('close', { id: 1 });
  await expect(call('reply', { id: 1, text: 'Still here?' })).rejects.toMatchObject({ status: 409 });
  expect((await ticket()).state).toBe(1);

  await call('reopen', { id: 1 });
  await call('reopen', { id: 1 });
  await call('reply', { id: 1, text: 'Still here?' });
  expect((await ticket()).state).toBe(0);
  expect(await texts(1)).toEqual([['support', 'Still here?']]);
});

test('a reply can close the ticket in the same call', async () => {
  await call('replyAndClose', { id: 1, text: 'Done.' });
  expect([(await ticket()).state, await texts(1)]).toEqual([1, [['support', 'Done.']]]);

  await expect(call('replyAndClose', { id: 1, text: 'Again.' })).rejects.toMatchObject({ status: 409 });
});

test('a claim of a ticket refuses replies of others until its reply or for ten minutes, and names its owner', async () => {
  await call('claim', { id: 1 });
  await call('claim', { id: 1 }); // renews it, and is not recorded
  expect(await ticket()).toMatchObject({ claimed_by: administrator.email, claimed_until: '2026-01-02T00:10:00.000Z' });

  const mine = server.token();
  await server.switchAdministrator();
  server.clock.now += 3 * minute;
  const serverMessage = `${administrator.email} is answering this ticket. It’s free again in 7 minutes unless they keep going.`;
  for (const operation of ['claim', 'reply'])
    await expect(call(operation, { id: 1, text: 'Hello' })).rejects.toMatchObject({ status: 409, serverMessage });
  await call('note', { id: 1, text: 'Ask her about ticket 2.' });

  const theirs = server.token();
  server.setToken(mine);
  await call('reply', { id: 1, text: 'Done.' });
  expect((await ticket()).claimed_by).toBeNull();
  server.setToken(theirs);
  await call('claim', { id: 1 });
  server.clock.now += 10 * minute;
  server.setToken(mine);
  await call('reply', { id: 1, text: 'Done again.' });
  expect(await texts(1)).toEqual([
    ['note', 'Ask her about ticket 2.'],
    ['support', 'Done.'],
    ['support', 'Done again.'],
  ]);
  expect((await server.list('audit', { operation: 'claim' })).data).toHaveLength(2);
});

test('closing a ticket ends its claim, so that anyone may reply after it is reopened', async () => {
  await call('claim', { id: 1 });
  await call('close', { id: 1 });
  expect((await ticket()).claimed_by).toBeNull();

  await server.switchAdministrator();
  await call('reopen', { id: 1 });
  await call('reply', { id: 1, text: 'Hello' });
  expect(await texts(1)).toEqual([['support', 'Hello']]);
});

test('the claim of a ticket ends when its holder’s account is deactivated', async () => {
  const mine = server.token();
  const { id } = await server.switchAdministrator('moderator');
  await call('claim', { id: 1 });
  server.setToken(mine);
  await provider.call('administrators', 'deactivate', { id });

  expect((await ticket()).claimed_by).toBeNull();
  await call('reply', { id: 1, text: 'Hello' });
  expect(await texts(1)).toEqual([['support', 'Hello']]);
});

test('tickets of the app have a picture of their writer, those of the contact form have none', async () => {
  await server.insert('users', { ...userRow(1), profile_picture: 'ada.webp' });
  await server.insert('ticket', { ...ticketRow(3), user_uuid: userRow(1).uuid });
  expect(await ticket(3)).toMatchObject({ from: 'app', user: { profile_picture: 'ada.webp' } });
  expect(await ticket(2)).toMatchObject({ from: 'form', user: { profile_picture: null } });
});

/** The tickets that wait for this side, each with its id and the hours. */
const waiting = async (waits_for: string) => {
  const { data } = await server.list('ticket', { waits_for });
  return data.map(({ id, hours }) => `${id} ${hours}`);
};

test('tickets wait for us or for the person, the longest first, until they are closed', async () => {
  await server.insert('users', userRow(1));
  const message = { user: userRow(1).uuid, text: 'Hello', ticket: null, language: null };
  for (let ticket = 3; ticket <= 4; ticket += 1) await receiveMessage(server.db, message, start);
  server.clock.now += 60 * minute;
  await call('reply', { id: 1, text: 'Which phone?' });
  await call('reply', { id: 3, text: 'Which phone?' });
  expect([await waiting('us'), await waiting('them')]).toEqual([
    [expect.stringMatching(/^2 /), '4 1'],
    ['1 0', '3 0'],
  ]);

  server.clock.now += 6 * 60 * minute;
  await receiveMessage(server.db, { ...message, ticket: 3 }, server.clock.now);
  await call('close', { id: 2 });
  server.clock.now += 60 * minute;
  await receiveMessage(server.db, { ...message, ticket: 3 }, server.clock.now);
  expect([await waiting('us'), await waiting('them')]).toEqual([['4 8', '3 1'], ['1 7']]);
  expect(await waiting('nobody')).toEqual(['2 null']);

  await call('close', { id: 3 });
  await receiveMessage(server.db, { ...message, ticket: 3 }, server.clock.now);
  expect((await waiting('us')).at(-1)).toBe('3 0');
});

test('an administrator erases a ticket with its messages, notes and mails, and a moderator cannot', async () => {
  await call('reply', { id: 1, text: 'Which phone is it?' });
  await call('note', { id: 1, text: 'Same as ticket 2.' });
  await queueMails(server.db, 'reply', [{ message_id: 1 }], start);
  const mine = server.token();
  await server.switchAdministrator('moderator');
  await expect(provider.delete('ticket', { id: 1 })).rejects.toMatchObject({ status: 403 });
  server.setToken(mine);
  await provider.delete('ticket', { id: 1 });

  const tables = ['ticket', 'ticket_message', 'outbox'] as const;
  expect(await Promise.all(tables.map((table) => server.column(table, 'id')))).toEqual([[2], [], []]);
  await expect(provider.delete('ticket', { id: 1 })).rejects.toMatchObject({ status: 404 });
});

test('saved replies exist in every language, and a reply with a placeholder is refused', async () => {
  const { data } = await server.send<SavedReply[]>(savedReplies.list);
  const openIn = (language: string) =>
    data.filter((row) => row.language === language).map(({ placeholders }) => placeholders.length);
  expect(openIn('en')).toEqual([1, 2, 2, 0, 1, 0, 0]);
  for (const language of languages) expect([language, openIn(language)]).toEqual([language, openIn('en')]);

  for (const { text, placeholders } of data) {
    const sent = call('reply', { id: 1, text });
    if (placeholders.length === 0) await sent;
    else await expect(sent).rejects.toMatchObject(errorAt('text'));
  }
  expect((await texts(1)).filter(([, text]) => text?.includes('[['))).toEqual([]);
});

test('saved replies list their placeholders, and empty brackets are refused', async () => {
  const written = { language: 'es', title: 'Más tarde', text: 'El [[día]], antes de las [[hora]]. Sí, el [[día]].' };
  const { data } = await server.send<SavedReply>(savedReplies.create, written);
  expect(data).toEqual({ id: data.id, ...written, placeholders: ['día', 'hora'] });

  for (const text of ['El [[]].', 'El [[ ]].', 'El [[día.', 'El día]].']) {
    const refused = server.send(savedReplies.update, { id: data.id, ...written, text });
    await expect(refused).rejects.toMatchObject(errorAt('text'));
  }
  await server.send(savedReplies.update, { id: data.id, ...written, text: 'Mañana.' });
  const last = async () => (await server.send<SavedReply[]>(savedReplies.list)).data.at(-1);
  expect(await last()).toMatchObject({ id: data.id, text: 'Mañana.', placeholders: [] });
  await server.send(savedReplies.delete, { id: data.id });
  expect(await last()).not.toMatchObject({ id: data.id });
});

/** The fixed API's list of open (0) or closed tickets, which the dashboard replaces. */
const listOfState = async (state: 0 | 1) =>
  (await server.call('GET', `/admin/ticket/list/${state}`)).body.data as Page<Ticket>;

test('in the fixed API open tickets come newest first, and a closed one moves to the closed list', async () => {
  const { user_name: name, user_email: email, message, time } = ticketRow(2);
  const { data, total } = await listOfState(0);
  expect([total, data]).toEqual([
    2,
    [{ id: 2, user: { name, email }, message, time }, expect.objectContaining({ id: 1 })],
  ]);

  expect(await call('close', { id: 2 })).toMatchObject({ message: 'Ticket closed successfully' });
  expect(await listOfState(0)).toMatchObject({ total: 1, data: [{ id: 1 }] });
  expect(await listOfState(1)).toMatchObject({ total: 1, data: [{ id: 2 }] });
});

test('the contact form creates an open ticket in the language of the visitor', async () => {
  server.setToken(null);
  const written = { name: '김지우', email: ' Jiwoo@Example.com', message: '앱이 멈춰요' };
  const { body: sent, headers } = jsonOf(written);
  const init = { body: sent, headers: { ...headers, 'Accept-Language': 'ko' } };
  const { status, body } = await server.call('POST', '/admin/app/contact/create', init);
  expect([status, body.message]).toEqual([200, '감사합니다. 메시지를 잘 받았어요. 담당자가 직접 답해 드릴게요.']);

  server.setToken(await server.signIn());
  const person = { name: '김지우', email: 'jiwoo@example.com' };
  const open = { user: person, message: '앱이 멈춰요', language: 'ko', state: 0, time: start / 1_000 };
  expect(await ticket(3)).toMatchObject(open);
  await call('note', { id: 3, text: 'Which phone?' });
  expect((await messages(3)).data).toMatchObject([{ language: 'ko' }, { author: 'note', language: null }]);
  expect((await provider.call('audit', 'reveal', { id: 1 })).data).toEqual(person);
});

test('a message with the hidden field filled in is kept, and marked', async () => {
  const person = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
  const marked = await server.send(contact.create, { ...person, leave_blank: 'https://example.com' });
  expect(await server.send(contact.create, person)).toEqual(marked);

  server.setToken(await server.signIn());
  expect([await ticket(3), await ticket(4)]).toMatchObject([{ from: 'program' }, { from: 'form' }]);
});

test('a message that is sent again within an hour makes no other ticket, and gets the same response', async () => {
  const person = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
  const others = [{ message: 'Hello?' }, { name: 'Eva' }, { email: 'eva@example.com' }];
  const [first, ...responses] = await Promise.all([1, 2, 3].map(() => server.send(contact.create, person)));
  for (const response of responses) expect(response).toEqual(first);
  expect(await server.rows('ticket')).toHaveLength(3);

  server.clock.now += 10 * minute;
  for (const other of others) await server.send(contact.create, { ...person, ...other });
  expect(await server.rows('ticket')).toHaveLength(6);
  server.clock.now += 51 * minute;
  await server.send(contact.create, person);
  expect(await server.rows('ticket')).toHaveLength(7);
});

test('the contact form accepts five messages in ten minutes from one address', async () => {
  const send = async (from: string) => (await server.write('Hello', from)).status;
  for (let n = 0; n < 5; n += 1) expect(await send('192.0.2.9')).toBe(200);

  expect([await send('192.0.2.9'), await send('192.0.2.10')]).toEqual([429, 200]);
  server.clock.now += 11 * minute;
  expect(await send('192.0.2.9')).toBe(200);
});
