import type { Selectable } from 'kysely';
import { lockRow } from '#server/db/locks.ts';
import type { Tables } from '#server/db/Tables.ts';
import { notFound } from '#server/http/HttpError.ts';
import { requireVersion } from '#server/http/ifMatch.ts';
import type { RouteDescription } from '#server/openapi/RouteDescription.ts';
import type { Schema, Validator } from '#server/validation/validators.ts';
import { type AppDeps, Routes } from './Routes.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]> & { id: number };

type Rows<Table extends 'faq' | 'saved_reply'> = {
  resource: 'faq' | 'savedReplies';
  table: Table;
  /** The name of the row's type in responses. */
  data: Table extends 'faq' ? 'Faq' : 'SavedReply';
  /** The fields of a row, in a JSON body or in a form. */
  body: { [Part in 'fields' | 'form']?: Schema };
  /** The row as the API returns it. */
  toItem?: (row: Row<Table>) => object;
  /** The summaries of the calls. */
  summaries: Record<'list' | 'create' | 'edit' | 'delete', string>;
  /** Who may list the rows. */
  listedBy?: RouteDescription['by'];
};

/** Lists all rows, oldest first, and creates, edits and deletes one. For texts that administrators write. */
export function crudRoutes<Table extends 'faq' | 'saved_reply'>(deps: AppDeps, given: Rows<Table>) {
  // One of the tables stands for both, because kysely cannot build a query for either.
  const { resource, table, data, body, summaries, listedBy, ...rest } = given as unknown as Rows<'faq'>;
  const toItem = (rest.toItem ?? ((row) => row)) as (row: Row<'faq'>) => Row<'faq'>;
  // The schema of the body has the table's columns.
  const values = body as { fields?: Record<keyof Omit<Row<'faq'>, 'id'>, Validator<string>> };

  return new Routes(deps, resource)
    .withDetail(table, `Versioned${data}`, toItem)
    .read('GET /list', { summary: summaries.list, by: listedBy, data: `${data}[]` }, async (db) =>
      (await db.selectFrom(table).selectAll().orderBy('id').execute()).map(toItem),
    )
    .change('POST /create', 'create', {
      summary: summaries.create,
      safeBy: 'new row',
      ...values,
      data,
      message: `${resource}.created`,
      work: async (db, { body: after }) => {
        const row = await db.insertInto(table).values(after).returningAll().executeTakeFirstOrThrow();
        return { row: row.id, after, data: toItem(row) };
      },
    })
    .change('POST /edit/:id', 'update', {
      summary: summaries.edit,
      safeBy: 'locked row',
      hasVersion: true,
      ...values,
      data,
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
      summary: summaries.delete,
      safeBy: 'one statement that returns the deleted row',
      message: `${resource}.deleted`,
      work: async (db, { id }) => {
        const deleted = db.deleteFrom(table).where('id', '=', id).returningAll();
        const { id: _, ...before } = await deleted.executeTakeFirstOrThrow(notFound(resource));
        return { before };
      },
    });
}
