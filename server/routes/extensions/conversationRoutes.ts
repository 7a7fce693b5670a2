import { type Context, Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import { maxMessageLength, replyText } from '#server/conversation/messageTexts.ts';
import { claimTicket, lockForReply, readMessages, readTicket } from '#server/conversation/tickets.ts';
import { addRemovals } from '#server/db/addRemovals.ts';
import { released } from '#server/db/lease.ts';
import { acquireLock, lockRow } from '#server/db/locks.ts';
import { collectTicket } from '#server/export/collect.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import { queueMails } from '#server/mail/outbox.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { changeRow } from '#server/routes/changeRow.ts';
import { discardBody, readId, readJson, readQuery } from '#server/validation/readRequest.ts';
import { optionalRowId, parentId, text } from '#server/validation/validators.ts';
import { sendCopy } from './sendCopy.ts';

const messagesSchema = { cursor: optionalRowId, ticket: parentId };

/** A ticket as a conversation: claims, replies, notes, and opening it again. */
export const conversationRoutes = (deps: AppDeps) => {
  const { db, now } = deps;

  const claimOf = (c: Context<AppEnv>) => ({
    id: readId(c, 'ticket'),
    administratorId: c.var.administratorId,
    now: now(),
  });

  return new Hono<AppEnv>()
    .get('/ticket/detail/:id', async (c) => c.json(ok(await readTicket(db, claimOf(c).id, now()))))

    .get('/message/list', async (c) => c.json(ok(await readMessages(db, readQuery(c, messagesSchema)))))

    .post('/ticket/claim/:id', async (c) => {
      await discardBody(c);
      const claim = claimOf(c);
      await audited(c.var, deps, ['ticket', 'claim'], async (transaction, record) => {
        await claimTicket(transaction, claim);
        await record({ row: claim.id });
      });
      return c.json(ok(await readTicket(db, claim.id, claim.now), c.var.t('ticket.claimedByYou')));
    })

    .post('/ticket/reply/:id', async (c) => {
      const claim = claimOf(c);
      const reply = await readJson(c, { text: replyText });
      const ticket = await audited(c.var, deps, ['ticket', 'reply'], async (transaction, record) => {
        const { id: ticket_id, administratorId: administrator_id, now: created_at } = claim;
        const replied = await lockForReply(transaction, claim);
        // The app's backend reads replies by their ids. Under this lock ids are committed in their order.
        await acquireLock(transaction, 'replies');
        const { id: messageId } = await transaction
          .insertInto('ticket_message')
          .values({ ticket_id, administrator_id, created_at, author: 'support', ...reply })
          .returning('id')
          .executeTakeFirstOrThrow();
        await transaction.updateTable('ticket').set(released).where('id', '=', ticket_id).execute();
        // The app fetches what is said to its users; whoever wrote on the site has nothing but an address.
        if (deps.mail && !replied.user_uuid)
          await queueMails(transaction, 'reply', [{ message_id: messageId }], created_at);
        await record({ row: ticket_id });
        return replied;
      });
      if (ticket.user_uuid) return c.json(ok(null, c.var.t('ticket.replied')));
      deps.mail?.wake();
      return c.json(
        ok(null, c.var.t(deps.mail ? 'ticket.mailed' : ['ticket.notMailed', { email: ticket.user_email }])),
      );
    })

    .post('/ticket/note/:id', async (c) => {
      const { id: ticket_id, administratorId: administrator_id, now: created_at } = claimOf(c);
      const note = await readJson(c, { text: text(maxMessageLength) });
      await audited(c.var, deps, ['ticket', 'note'], async (transaction, record) => {
        await lockRow(transaction, 'ticket', ticket_id, notFound('ticket'));
        const message = { ticket_id, administrator_id, created_at, author: 'note' as const, ...note };
        await transaction.insertInto('ticket_message').values(message).execute();
        await record({ row: ticket_id });
      });
      return c.json(ok(null, c.var.t('ticket.noted')));
    })

    .post('/ticket/export/:id', async (c) => {
      await discardBody(c);
      const { id: row } = claimOf(c);
      return sendCopy(c, deps, await collectTicket(db, row), { call: ['ticket', 'export'], row });
    })

    .post(
      '/ticket/delete/:id',
      changeRow(deps, ['ticket', 'delete'], {
        message: 'ticket.deleted',
        // Its messages go with it, and with them the mails that wait to bring a reply.
        work: async (transaction, id, by) => {
          const deleted = transaction.deleteFrom('ticket').where('id', '=', id).returning('id');
          await deleted.executeTakeFirstOrThrow(notFound('ticket'));
          await addRemovals(transaction, [{ kind: 'ticket', key: String(id), at: by.now }]);
        },
        after: deps.remover.run,
      }),
    )
    .post(
      '/ticket/reopen/:id',
      changeRow(deps, ['ticket', 'reopen'], {
        message: 'ticket.reopened',
        work: async (transaction, id) => {
          const { state } = await lockRow(transaction, 'ticket', id, notFound('ticket'));
          if (state === 0) return null;
          await transaction.updateTable('ticket').set({ state: 0 }).where('id', '=', id).execute();
          return { before: { state: 1 }, after: { state: 0 } };
        },
      }),
    );
};
