import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Page, Ticket } from '#api/wire.ts';
import { type PagedList, readPage } from '#server/db/readPage.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { readPageNumber } from '#server/validation/readPageNumber.ts';
import { idOf } from '#server/validation/validators.ts';

const listOf = (state: 0 | 1): PagedList<'ticket'> => ({
  name: `ticket:${state}`,
  table: 'ticket',
  time: 'time',
  where: sql`state = ${state}`,
});

const lists = new Map([
  ['0', listOf(0)],
  ['1', listOf(1)],
]);

const notFound = () => new HttpError(404, 'ticket.notFound');

/** Calls for help. Closing one that is closed already is no mistake: a browser may send a GET twice. */
export const ticketRoutes = ({ db }: AppDeps) =>
  new Hono<AppEnv>()
    .get('/list/:state', async (c) => {
      const list = lists.get(c.req.param('state'));
      if (!list) throw new HttpError(422, 'ticket.badState');
      const tickets = await readPage(db, list, readPageNumber(c), ({ id, user_name, user_email, message, time }) => ({
        id,
        user: { name: user_name, email: user_email },
        message,
        time,
      }));
      return c.json(ok<Page<Ticket>>(tickets));
    })

    .get('/close/:id', async (c) => {
      const id = idOf(c.req.param('id'), notFound);
      const ticket = db.updateTable('ticket').set({ state: 1 }).where('id', '=', id).returning('id');
      await ticket.executeTakeFirstOrThrow(notFound);
      return c.json(ok(null, c.var.t('ticket.closed')));
    });
