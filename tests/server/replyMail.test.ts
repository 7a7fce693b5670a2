import { expect, test } from 'vitest';
import { mailForEachTest } from '#tests/support/forEachTest.ts';
import { ticketRow, userRow } from '#tests/support/rows.ts';
import { jsonOf, startApp } from '#tests/support/startApp.ts';
import type { StartedMail } from '#tests/support/startMail.ts';

const server = mailForEachTest();

const reply = async (id: number, text: string, at: Pick<StartedMail, 'call'> = server) =>
  (await at.call('POST', `/admin/conversation/ticket/reply/${id}`, jsonOf({ text }))).body.message;

const write = (message: string) =>
  server.call('POST', '/admin/app/contact/create', jsonOf({ name: 'Ada', email: 'ada@example.com', message }));

test('the sender of a contact form gets the reply by mail, with the original message and without an unsubscribe link', async () => {
  await write('It <b>stops</b>.');
  expect(await reply(1, 'Which phone is it?')).toBe('Your reply is on its way by email');

  const [mail] = await server.smtp.waitForMails(1);
  expect(mail?.to).toBe('ada@example.com');
  expect(mail?.source).toContain('Subject: Hullo replied to your message (#1)');
  expect(mail?.source).toContain('Which phone is it?');
  expect(mail?.source).toContain('&lt;b&gt;stops&lt;/b&gt;.');
  expect(mail?.source).not.toMatch(/unsubscribe|Auto-Submitted/i);
});

test('a note is not mailed, and a reply to a user of the app goes to the app', async () => {
  await write('It stops.');
  await server.call('POST', '/admin/conversation/ticket/note/1', jsonOf({ text: 'Seen before.' }));
  await server.insert('ticket', { ...ticketRow(2), user_uuid: userRow(1).uuid });
  expect(await reply(2, 'Done.')).toBe('Your reply is now part of the conversation');

  expect(await server.db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('without mail the response asks the administrator to write an email', async () => {
  const other = await startApp();
  await other.db.insertInto('ticket').values(ticketRow(1)).execute();

  expect(await reply(1, 'Done.', other)).toBe(
    'Saved in the conversation. This server doesn’t send email, so please write to person1@example.com yourself.',
  );
  await other.close();
});

test.each([
  [undefined, 'Your reply is on its way by email, and the ticket is closed'],
  [userRow(1).uuid, 'Your reply is now part of the conversation, and the ticket is closed'],
])('a reply that closes the ticket of %s says so', async (user_uuid, message) => {
  await server.insert('ticket', { ...ticketRow(1), user_uuid });
  const closed = await server.call('POST', '/admin/conversation/ticket/reply-and-close/1', jsonOf({ text: 'Done.' }));

  expect(closed.body.message).toBe(message);
});
