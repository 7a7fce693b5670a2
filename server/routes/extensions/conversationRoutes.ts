import { type Claim, hasLease, noLease } from '#server/claims/lease.ts';
import { maxMessageLength, replyText } from '#server/conversation/messageTexts.ts';
import * as tickets from '#server/conversation/tickets.ts';
import type { Database } from '#server/db/Database.ts';
import { acquireLock, lockRow } from '#server/db/locks.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { collectTicket } from '#server/export/collect.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { notFound } from '#server/http/HttpError.ts';
import { queueMails } from '#server/mail/outbox.ts';
import { countAttempts, defineLimit } from '#server/rateLimit/rateLimit.ts';
import { type AppDeps, type ChangeResult, Routes } from '#server/routes/Routes.ts';
import { minute } from '#server/time/time.ts';
import { email, honeypot, optionalRowId, parentId, text } from '#server/validation/validators.ts';

const contactLimit = defineLimit({ name: 'contact', max: 5, windowInMs: 10 * minute });

type Reply = Claim & { body: { text: string } };

/** Replies to a ticket, which then has this state. */
const replyChange = (deps: AppDeps, state: 0 | 1) => ({
  by: 'staff' as const,
  summary: state === 1 ? 'Reply to a ticket and close it' : 'Reply to a ticket',
  description: 'Users get the reply in the app, and other writers by mail. It ends the claim.',
  safeBy: ['locked row', 'named lock'] as const,
  refuses: { 409: ['ticket.claimed', 'ticket.isClosed'] } as const,
  fields: { text: replyText },
  work: async (db: Database, reply: Reply): Promise<ChangeResult<null>> => {
    const { user_uuid, user_email: email } = await tickets.lockForReply(db, reply);
    // The app's backend reads the replies after the last id it knows. Under this lock, ids are committed in order.
    await acquireLock(db, 'replies');
    const message_id = await tickets.addMessage(db, 'support', { ...reply, ...reply.body });
    const update = db.updateTable('ticket').set({ ...noLease, state, waits_for: 'them', waits_since: reply.now });
    await update.where('id', '=', reply.id).execute();
    const change = state === 1 ? { before: { state: 0 }, after: { state } } : {};
    const end = state === 1 ? 'AndClosed' : '';
    // Users see replies in the app. A visitor who used the contact form gets a mail.
    if (user_uuid) return { ...change, message: `ticket.replied${end}` };
    if (!deps.mail) return { ...change, message: [`ticket.notMailed${end}`, { email }] };
    await queueMails(db, 'reply', [{ message_id }], reply.now);
    return { ...change, message: `ticket.mailed${end}` };
  },
  after: () => deps.mail?.wake(),
});

/** The conversation about a ticket: its messages, replies and notes, its lease, its export and its deletion. */
export const conversationRoutes = (deps: AppDeps) =>
  new Routes(deps, 'ticket')
    .read(
      'GET /ticket/list',
      {
        by: 'staff',
        summary: 'List the tickets that wait for one side, or all of them',
        description:
          'Those that wait for `us` or `them` have the longest wait first. Closed ones (`nobody`) and all of them are newest first.',
        query: tickets.ticketQuery,
        data: 'KeysetPage<TicketDetail>',
      },
      tickets.readTickets,
    )
    .read('GET /ticket/detail/:id', { by: 'staff', summary: 'One ticket', data: 'TicketDetail' }, (db, { id, now }) =>
      tickets.readTicket(db, id, now),
    )
    .read(
      'GET /message/list',
      {
        by: 'staff',
        summary: 'List the messages of a ticket, a hundred a page',
        description: 'The last page of the conversation comes first. Each page is oldest first.',
        query: { cursor: optionalRowId, ticket: parentId },
        data: 'KeysetPage<TicketMessage>',
      },
      tickets.readMessages,
    )
    .change('POST /ticket/claim/:id', 'claim', {
      by: 'staff',
      summary: 'Reserve a ticket for the caller for ten minutes',
      safeBy: 'locked row',
      data: 'TicketDetail',
      refuses: { 409: ['ticket.claimed', 'ticket.isClosed'] },
      message: 'ticket.claimedByYou',
      work: async (db, claim) => {
        const isRenewal = hasLease(await tickets.claimTicket(db, claim), claim);
        return { isRecorded: !isRenewal, data: await tickets.readTicket(db, claim.id, claim.now) };
      },
    })
    .change('POST /ticket/reply/:id', 'reply', replyChange(deps, 0))
    .change('POST /ticket/reply-and-close/:id', 'reply', replyChange(deps, 1))
    .change('POST /ticket/note/:id', 'note', {
      by: 'staff',
      summary: 'Add a note that only the staff sees',
      safeBy: 'locked row',
      fields: { text: text(maxMessageLength) },
      message: 'ticket.noted',
      work: async (db, note) => {
        await lockRow(db, 'ticket', note.id, notFound('ticket'));
        await tickets.addMessage(db, 'note', { ...note, ...note.body });
      },
    })
    .change('POST /ticket/delete/:id', 'delete', {
      summary: 'Erase a ticket with its messages, notes and unsent mails',
      safeBy: 'one statement that returns the deleted row',
      message: 'ticket.deleted',
      // Foreign keys delete its messages, and the mails that wait to be sent.
      work: async (db, { id, now }) => {
        const deleted = db.deleteFrom('ticket').where('id', '=', id).returning('id');
        await deleted.executeTakeFirstOrThrow(notFound('ticket'));
        await addRemovals(db, 'ticket', [id], now);
      },
      after: deps.remover.run,
    })
    .change('POST /ticket/reopen/:id', 'reopen', {
      by: 'staff',
      summary: 'Reopen a ticket',
      safeBy: 'locked row',
      message: 'ticket.reopened',
      work: (db, { id }) => tickets.setState(db, id, 0),
    })
    .export(
      'POST /ticket/export/:id',
      { summary: 'A copy of a ticket and its messages, without notes, for a person without an account' },
      collectTicket,
    );

/** The site's contact form, which makes a ticket. One with the hidden field is marked: a form filler may have filled it in. */
export const contactRoutes = (deps: AppDeps) =>
  new Routes(deps, 'contact').change('POST /create', 'create', {
    by: 'anyone',
    summary: 'Send the site’s contact form',
    description:
      'It makes a ticket in the language of the request, but not again for the same message within an hour. With a `leave_blank` the ticket is marked.',
    safeBy: 'named lock',
    refuses: { 429: 'request.tooMany' },
    fields: { name: text(100), email, message: text(maxMessageLength), leave_blank: honeypot },
    message: 'contact.received',
    work: async (db, { body: { leave_blank: isProgram, name: user_name, email: user_email, message }, now, c }) => {
      const address = clientAddress(c, deps.trustProxy);
      if (deps.rateLimit === 'on') await countAttempts(db, [{ limit: contactLimit, by: [address] }], now);
      const ticket = { user_name, user_email, message, language: c.var.language, by_program: Number(isProgram) };
      // The response to the first one may have been lost, or the button pressed again.
      await acquireLock(db, `contact ${user_email}`);
      if (await tickets.wasJustSent(db, ticket, now)) return null;
      return { row: await tickets.openTicket(db, ticket, now) };
    },
  });
