import { maxMessageLength, replyText } from '#server/conversation/messageTexts.ts';
import {
  addMessage,
  claimTicket,
  lockForReply,
  openTicket,
  readMessages,
  readTicket,
} from '#server/conversation/tickets.ts';
import { addRemovals } from '#server/db/addRemovals.ts';
import { released } from '#server/db/lease.ts';
import { acquireLock, lockRow } from '#server/db/locks.ts';
import { collectTicket } from '#server/export/collect.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { notFound } from '#server/http/HttpError.ts';
import { queueMails } from '#server/mail/outbox.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';
import { email, honeypot, optionalRowId, parentId, text } from '#server/validation/validators.ts';

/** The conversation about a ticket: its messages, replies and notes, its lease, its export and its deletion. */
export const conversationRoutes = (deps: AppDeps) =>
  new Routes(deps, 'ticket', '/ticket')
    .read('GET /ticket/detail/:id', {}, (db, { id, now }) => readTicket(db, id, now))
    .read('GET /message/list', { cursor: optionalRowId, ticket: parentId }, readMessages)
    .change('claim', {
      message: 'ticket.claimedByYou',
      work: async (db, claim) => {
        await claimTicket(db, claim);
        return { data: await readTicket(db, claim.id, claim.now) };
      },
    })
    .change('reply', {
      fields: { text: replyText },
      message: 'ticket.replied',
      work: async (db, reply) => {
        const { user_uuid, user_email: email } = await lockForReply(db, reply);
        // The app's backend reads the replies after the last id it knows. Under this lock, ids are committed in order.
        await acquireLock(db, 'replies');
        const message_id = await addMessage(db, 'support', { ...reply, ...reply.body });
        await db.updateTable('ticket').set(released).where('id', '=', reply.id).execute();
        // Users see replies in the app. A visitor who used the contact form gets a mail.
        if (user_uuid) return {};
        if (!deps.mail) return { message: ['ticket.notMailed', { email }] };
        await queueMails(db, 'reply', [{ message_id }], reply.now);
        return { message: 'ticket.mailed' };
      },
      after: () => deps.mail?.wake(),
    })
    .change('note', {
      fields: { text: text(maxMessageLength) },
      message: 'ticket.noted',
      work: async (db, note) => {
        await lockRow(db, 'ticket', note.id, notFound('ticket'));
        await addMessage(db, 'note', { ...note, ...note.body });
      },
    })
    .change('delete', {
      message: 'ticket.deleted',
      // Foreign keys delete its messages, and the mails that wait to be sent.
      work: async (db, { id, now }) => {
        const deleted = db.deleteFrom('ticket').where('id', '=', id).returning('id');
        await deleted.executeTakeFirstOrThrow(notFound('ticket'));
        await addRemovals(db, [{ kind: 'ticket', key: String(id), at: now }]);
      },
      after: deps.remover.run,
    })
    .change('reopen', {
      message: 'ticket.reopened',
      work: async (db, { id }) => {
        const { state } = await lockRow(db, 'ticket', id, notFound('ticket'));
        if (state === 0) return null;
        await db.updateTable('ticket').set({ state: 0 }).where('id', '=', id).execute();
        return { before: { state: 1 }, after: { state: 0 } };
      },
    })
    .export('POST /ticket/export/:id', collectTicket);

/** The site's contact form, which makes a ticket. A bot that fills in the honeypot gets the same response. */
export const contactRoutes = (deps: AppDeps) =>
  new Routes(deps, 'contact').change('create', {
    call: 'POST /create',
    fields: { name: text(100), email, message: text(maxMessageLength), website: honeypot },
    message: 'contact.received',
    work: async (db, { body: { website: isBot, name: user_name, email: user_email, message }, now, c }) => {
      if (isBot) return null;
      const address = clientAddress(c, deps.trustProxy);
      if (deps.rateLimit === 'on') await countAttempts(db, [{ limit: 'contact', by: [address] }], now);
      return { row: await openTicket(db, { user_name, user_email, message, language: c.var.language }, now) };
    },
  });
