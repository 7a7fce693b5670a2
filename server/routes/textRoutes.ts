import { type Context, Hono } from 'hono';
import type { Selectable } from 'kysely';
import { audited } from '#server/audit/audited.ts';
import { lockRow } from '#server/db/locks.ts';
import type { Tables } from '#server/db/Tables.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import { requireVersion } from '#server/http/ifMatch.ts';
import { readId } from '#server/validation/readRequest.ts';
import type { AppDeps } from './AppDeps.ts';
import { changeRow } from './changeRow.ts';
import { withDetail } from './withDetail.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]> & { id: number };

type Texts<Table extends 'faq' | 'saved_reply'> = {
  resource: 'faq' | 'savedReplies';
  table: Table;
  read: (c: Context<AppEnv>) => Promise<Omit<Row<Table>, 'id'>>;
  /** The row as the API returns it. */
  toItem?: (row: Row<Table>) => object;
};

/** The texts that administrators write, oldest first: a list in one piece, and the calls to create, edit and delete one. */
export function textRoutes<Table extends 'faq' | 'saved_reply'>(deps: AppDeps, given: Texts<Table>) {
  // One of the tables stands for both, because kysely cannot build a query for either.
  const { resource, table, read, toItem = (row) => row } = given as unknown as Texts<'faq'>;

  const routes = new Hono<AppEnv>()
    .get('/list', async (c) => {
      const rows = await deps.db.selectFrom(table).selectAll().orderBy('id').execute();
      return c.json(ok(rows.map(toItem)));
    })

    .post('/create', async (c) => {
      const after = await read(c);
      const created = await audited(c.var, deps, [resource, 'create'], async (db, record) => {
        const row = await db.insertInto(table).values(after).returningAll().executeTakeFirstOrThrow();
        await record({ row: row.id, after });
        return row;
      });
      return c.json(ok(toItem(created), c.var.t(`${resource}.created`)));
    })

    .post('/edit/:id', async (c) => {
      const id = readId(c, resource);
      const after = await read(c);
      await audited(c.var, deps, [resource, 'update'], async (db, record) => {
        const stored = await lockRow(db, table, id, notFound(resource));
        requireVersion(c, stored);
        const { id: row, ...before } = stored;
        await db.updateTable(table).set(after).where('id', '=', id).execute();
        await record({ row, before, after });
      });
      return c.json(ok(toItem({ id, ...after }), c.var.t(`${resource}.updated`)));
    })

    .post(
      '/delete/:id',
      changeRow(deps, [resource, 'delete'], {
        message: `${resource}.deleted`,
        work: async (db, id) => {
          const deleted = db.deleteFrom(table).where('id', '=', id).returningAll();
          const { id: _, ...before } = await deleted.executeTakeFirstOrThrow(notFound(resource));
          return { before };
        },
      }),
    );
  return withDetail(deps, routes, { resource, table, toItem });
}
