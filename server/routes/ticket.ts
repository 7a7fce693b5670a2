import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Ticket } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { type PagedList, readPage } from '#server/db/readPage.ts';
import { toRowId } from '#server/http/checks.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { readPageNumber } from '#server/http/readPageNumber.ts';
import type { Parts, Service } from '#server/http/Service.ts';

const active = 0;
const closed = 1;

const listOf = (state: 0 | 1): PagedList => ({
  name: `ticket:${state}`,
  table: 'ticket',
  time: 'time',
  spans: [21, 14],
  where: sql`state = ${state}`,
});

const lists = new Map([
  [String(active), listOf(active)],
  [String(closed), listOf(closed)],
]);

const listItems = async (db: Database, ids: number[]): Promise<Ticket[]> => {
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, user_name: name, user_email: email, message, time }) => ({
    id,
    user: { name, email },
    message,
    time,
  }));
};

/** Calls for help. Closing one that is closed already is no mistake: a browser may send a GET twice. */
export const ticketRoutes = ({ db }: Parts) =>
  new Hono<Service>()
    .get('/list/:state', async (c) => {
      const list = lists.get(c.req.param('state'));
      if (!list) throw new HttpError(422, (say) => say.ticket.badState);
      return c.json(ok(await readPage(db, list, readPageNumber(c), (ids) => listItems(db, ids))));
    })

    .get('/close/:id', async (c) => {
      const id = toRowId(c.req.param('id'));
      const ticket =
        id &&
        (await db.updateTable('ticket').set({ state: closed }).where('id', '=', id).returning('id').executeTakeFirst());
      if (!ticket) throw new HttpError(404, (say) => say.ticket.gone);
      return c.json(ok(null, c.get('say').ticket.closed));
    });
