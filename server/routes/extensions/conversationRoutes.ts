import { Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import { maxMessageLength, replyText } from '#server/conversation/messageTexts.ts';
import { addMessage, claimTicket, lockForReply, readMessages, readTicket } from '#server/conversation/tickets.ts';
import { addRemovals } from '#server/db/addRemovals.ts';
import { released } from '#server/db/lease.ts';
import { acquireLock, lockRow } from '#server/db/locks.ts';
import { collectTicket } from '#server/export/collect.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import { queueMails } from '#server/mail/outbox.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { changeRow } from '#server/routes/changeRow.ts';
import { discardBody, readId, readJson, readQuery } from '#server/validation/readRequest.ts';
import { email, honeypot, optionalRowId, parentId, text } from '#server/validation/validators.ts';
import { sendCopy } from './sendCopy.ts';

const messagesSchema = { cursor: optionalRowId, ticket: parentId };
const noteSchema = { text: text(maxMessageLength) };
const contactSchema = { name: text(100), email, message: text(maxMessageLength), website: honeypot };

/** The conversation about a ticket: its messages, replies and notes, its lease, its export and its deletion. */
export const conversationRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/ticket/detail/:id', async (c) => c.json(ok(await readTicket(deps.db, readId(c, 'ticket'), deps.now()))))

    .get('/message/list', async (c) => c.json(ok(await readMessages(deps.db, readQuery(c, messagesSchema)))))

    .post(
      '/ticket/claim/:id',
      changeRow(deps, ['ticket', 'claim'], {
        message: 'ticket.claimedByYou',
        work: (db, id, by) => claimTicket(db, { id, ...by }),
        data: (id, { now }) => readTicket(deps.db, id, now),
      }),
    )

    .post('/ticket/reply/:id', async (c) => {
      const claim = { id: readId(c, 'ticket'), administratorId: c.var.administratorId, now: deps.now() };
      const reply = await readJson(c, { text: replyText });
      const ticket = await audited(c.var, deps, ['ticket', 'reply'], async (db, record) => {
        const locked = await lockForReply(db, claim);
        // The app's backend reads the replies after the last id it knows. Under this lock, ids are committed in order.
        await acquireLock(db, 'replies');
        const message_id = await addMessage(db, 'support', { ...claim, ...reply });
        await db.updateTable('ticket').set(released).where('id', '=', claim.id).execute();
        // Users see replies in the app. A visitor who used the contact form gets a mail.
        if (deps.mail && !locked.user_uuid) await queueMails(db, 'reply', [{ message_id }], claim.now);
        await record({ row: claim.id });
        return locked;
      });
      if (ticket.user_uuid) return c.json(ok(null, c.var.t('ticket.replied')));
      deps.mail?.wake();
      const message = deps.mail ? 'ticket.mailed' : (['ticket.notMailed', { email: ticket.user_email }] as const);
      return c.json(ok(null, c.var.t(message)));
    })

    .post(
      '/ticket/note/:id',
      changeRow(deps, ['ticket', 'note'], {
        body: noteSchema,
        message: 'ticket.noted',
        work: async (db, id, note) => {
          await lockRow(db, 'ticket', id, notFound('ticket'));
          await addMessage(db, 'note', { id, ...note });
        },
      }),
    )

    .post('/ticket/export/:id', async (c) => {
      await discardBody(c);
      const row = readId(c, 'ticket');
      return sendCopy(c, deps, await collectTicket(deps.db, row), { call: ['ticket', 'export'], row });
    })

    .post(
      '/ticket/delete/:id',
      changeRow(deps, ['ticket', 'delete'], {
        message: 'ticket.deleted',
        // Foreign keys delete its messages, and the mails that wait to be sent.
        work: async (db, id, { now }) => {
          const deleted = db.deleteFrom('ticket').where('id', '=', id).returning('id');
          await deleted.executeTakeFirstOrThrow(notFound('ticket'));
          await addRemovals(db, [{ kind: 'ticket', key: String(id), at: now }]);
        },
        after: deps.remover.run,
      }),
    )

    .post(
      '/ticket/reopen/:id',
      changeRow(deps, ['ticket', 'reopen'], {
        message: 'ticket.reopened',
        work: async (db, id) => {
          const { state } = await lockRow(db, 'ticket', id, notFound('ticket'));
          if (state === 0) return null;
          await db.updateTable('ticket').set({ state: 0 }).where('id', '=', id).execute();
          return { before: { state: 1 }, after: { state: 0 } };
        },
      }),
    );

/** The site's contact form, which makes a ticket. A bot that fills in the honeypot gets the same response. */
export const contactRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>().post('/create', async (c) => {
    const { website: isBot, ...sent } = await readJson(c, contactSchema);
    const received = c.json(ok(null, c.var.t('contact.received')));
    if (isBot) return received;

    const address = clientAddress(c, deps.trustProxy);
    await audited(c.var, deps, ['contact', 'create'], async (db, record) => {
      const now = deps.now();
      if (deps.rateLimit === 'on') {
        // Without the lock, concurrent transactions would not see each other's attempts.
        await acquireLock(db, `contact ${address}`);
        await countAttempts(db, [{ limit: 'contact', by: [address] }], now);
      }
      const ticket = { user_name: sent.name, user_email: sent.email, message: sent.message, state: 0 } as const;
      const { id } = await db
        .insertInto('ticket')
        .values({ ...ticket, language: c.var.language, time: Math.floor(now / 1_000) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await record({ row: id });
    });
    return received;
  });
