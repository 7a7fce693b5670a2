import type { Context } from 'hono';
import type { Selectable } from 'kysely';
import { lockRow } from '#server/db/locks.ts';
import type { Tables } from '#server/db/Tables.ts';
import { notFound } from '#server/http/HttpError.ts';
import { requireVersion } from '#server/http/ifMatch.ts';
import { type AppDeps, Routes } from './Routes.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]> & { id: number };

type Rows<Table extends 'faq' | 'saved_reply'> = {
  resource: 'faq' | 'savedReplies';
  table: Table;
  read: (c: Context) => Promise<Omit<Row<Table>, 'id'>>;
  /** The row as the API returns it. */
  toItem?: (row: Row<Table>) => object;
};

/** Lists all rows, oldest first, and creates, edits and deletes one. For texts that administrators write. */
export function crudRoutes<Table extends 'faq' | 'saved_reply'>(deps: AppDeps, given: Rows<Table>) {
  // One of the tables stands for both, because kysely cannot build a query for either.
  const { resource, table, read, toItem = (row) => row } = given as unknown as Rows<'faq'>;

  return new Routes(deps, resource)
    .withDetail(table, toItem)
    .read('GET /list', {}, async (db) => (await db.selectFrom(table).selectAll().orderBy('id').execute()).map(toItem))
    .change('POST /create', 'create', {
      read,
      message: `${resource}.created`,
      work: async (db, { body: after }) => {
        const row = await db.insertInto(table).values(after).returningAll().executeTakeFirstOrThrow();
        return { row: row.id, after, data: toItem(row) };
      },
    })
    .change('POST /edit/:id', 'update', {
      read,
      message: `${resource}.updated`,
      work: async (db, { id, body: after, c }) => {
        const stored = await lockRow(db, table, id, notFound(resource));
        requireVersion(c, stored);
        const { id: _, ...before } = stored;
        await db.updateTable(table).set(after).where('id', '=', id).execute();
        return { before, after, data: toItem({ id, ...after }) };
      },
    })
    .change('POST /delete/:id', 'delete', {
      message: `${resource}.deleted`,
      work: async (db, { id }) => {
        const deleted = db.deleteFrom(table).where('id', '=', id).returningAll();
        const { id: _, ...before } = await deleted.executeTakeFirstOrThrow(notFound(resource));
        return { before };
      },
    });
}
