import { sql } from 'kysely';
import type { TicketDetail } from '#api/extensions/wire.ts';
import type { Ticket } from '#api/wire.ts';
import { originOf } from '#server/conversation/tickets.ts';
import { createPageReader } from '#server/db/sqlite/createPageReader.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';
import { readPageNumber } from '#server/validation/readRequest.ts';

type TicketItem = Ticket & Pick<TicketDetail, 'from'>;

/** The row without the field of the extension. */
const asFixed = ({ from, ...ticket }: TicketItem): Ticket => ticket;

const readerOf = (state: 0 | 1) =>
  createPageReader({
    name: `ticket:${state}`,
    table: 'ticket',
    time: 'time',
    where: sql`state = ${state}`,
    columns: ['id', 'user_name', 'user_email', 'user_uuid', 'message', 'time'],
    toItem: ({ id, user_name, user_email, user_uuid, message, time }): TicketItem => ({
      id,
      user: { name: user_name, email: user_email },
      message,
      time,
      from: originOf(user_uuid),
    }),
  });

const readers = new Map([
  ['0', readerOf(0)],
  ['1', readerOf(1)],
]);

/** The tickets. Closing a closed one succeeds, because a browser may send a GET twice. */
export const ticketRoutes = (deps: AppDeps) =>
  new Routes(deps, 'ticket')
    .read('GET /list/:state', {}, async (db, { c }) => {
      const readTickets = readers.get(c.req.param('state') ?? '');
      if (!readTickets) throw new HttpError(422, 'ticket.badState');
      const page = await readTickets(db, readPageNumber(c));
      return deps.extensions === 'on' ? page : { ...page, data: page.data.map(asFixed) };
    })

    .change('close', {
      call: 'GET /close/:id',
      message: 'ticket.closed',
      work: async (db, { id }) => {
        const open = db.updateTable('ticket').set({ state: 1 }).where('id', '=', id).where('state', '=', 0);
        if (await open.returning('id').executeTakeFirst()) return { before: { state: 0 }, after: { state: 1 } };
        await db.selectFrom('ticket').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound('ticket'));
        return null;
      },
    });
