import { sql } from 'kysely';
import type { Ticket } from '#api/wire.ts';
import { setState } from '#server/conversation/tickets.ts';
import { createPageReader } from '#server/db/sqlite/createPageReader.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { readPageNumber } from '#server/validation/readRequest.ts';

const readerOf = (state: 0 | 1) =>
  createPageReader({
    name: `ticket:${state}`,
    table: 'ticket',
    time: 'time',
    where: sql`state = ${state}`,
    columns: ['id', 'user_name', 'user_email', 'message', 'time'],
    toItem: ({ id, user_name, user_email, message, time }): Ticket => ({
      id,
      user: { name: user_name, email: user_email },
      message,
      time,
    }),
  });

const readers = [readerOf(0), readerOf(1)];

/** The tickets. Closing a closed one succeeds, because a browser may send a GET twice. */
export const ticketRoutes = (deps: AppDeps) =>
  new Routes(deps, 'ticket')
    .read(
      'GET /list/:state',
      {
        by: 'staff',
        summary: 'List the active (0) or the closed (1) tickets, the latest first',
        path: { state: { type: 'integer', enum: [0, 1] } },
        data: 'Page<Ticket>',
        refuses: { 422: 'ticket.badState' },
      },
      async (db, { c }) => {
        const readTickets = readers.find((_, state) => c.req.param('state') === String(state));
        if (!readTickets) throw new HttpError(422, 'ticket.badState');
        return readTickets(db, { page: readPageNumber(c) });
      },
    )

    .change('GET /close/:id', 'close', {
      by: 'staff',
      summary: 'Close a ticket',
      description: 'It changes data though it is a GET. A ticket that is closed stays so.',
      safeBy: 'locked row',
      message: 'ticket.closed',
      work: (db, { id }) => setState(db, id, 1),
    });
