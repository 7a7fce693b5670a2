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
  fields: { text: replyText },
  work: async (db: Database, reply: Reply): Promise<ChangeResult> => {
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
    .read('GET /ticket/list', tickets.ticketQuery, tickets.readTickets)
    .read('GET /ticket/detail/:id', {}, (db, { id, now }) => tickets.readTicket(db, id, now))
    .read('GET /message/list', { cursor: optionalRowId, ticket: parentId }, tickets.readMessages)
    .change('POST /ticket/claim/:id', 'claim', {
      message: 'ticket.claimedByYou',
      work: async (db, claim) => {
        const isRenewal = hasLease(await tickets.claimTicket(db, claim), claim);
        return { isRecorded: !isRenewal, data: await tickets.readTicket(db, claim.id, claim.now) };
      },
    })
    .change('POST /ticket/reply/:id', 'reply', replyChange(deps, 0))
    .change('POST /ticket/reply-and-close/:id', 'reply', replyChange(deps, 1))
    .change('POST /ticket/note/:id', 'note', {
      fields: { text: text(maxMessageLength) },
      message: 'ticket.noted',
      work: async (db, note) => {
        await lockRow(db, 'ticket', note.id, notFound('ticket'));
        await tickets.addMessage(db, 'note', { ...note, ...note.body });
      },
    })
    .change('POST /ticket/delete/:id', 'delete', {
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
      message: 'ticket.reopened',
      work: (db, { id }) => tickets.setState(db, id, 0),
    })
    .export('POST /ticket/export/:id', collectTicket);

/** The site's contact form, which makes a ticket. One with the hidden field is marked: a form filler may have filled it in. */
export const contactRoutes = (deps: AppDeps) =>
  new Routes(deps, 'contact').change('POST /create', 'create', {
    fields: { name: text(100), email, message: text(maxMessageLength), leave_blank: honeypot },
    message: 'contact.received',
    work: async (db, { body: { leave_blank: isProgram, name: user_name, email: user_email, message }, now, c }) => {
      const address = clientAddress(c, deps.trustProxy);
      if (deps.rateLimit === 'on') await countAttempts(db, [{ limit: contactLimit, by: [address] }], now);
      const ticket = { user_name, user_email, message, language: c.var.language, by_program: Number(isProgram) };
      return { row: await tickets.openTicket(db, ticket, now) };
    },
  });
