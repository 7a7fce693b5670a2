import type { Selectable } from 'kysely';
import { lockRow } from '#server/db/locks.ts';
import type { NumberedTable, Tables } from '#server/db/Tables.ts';
import { notFound, type ResourceName } from '#server/http/HttpError.ts';
import { requireVersion } from '#server/http/ifMatch.ts';
import type { Messages } from '#server/language/messages/en.ts';
import type { ResponseTypes } from '#server/openapi/ResponseTypes.ts';
import type { RouteDescription } from '#server/openapi/RouteDescription.ts';
import type { Schema, Validator } from '#server/validation/validators.ts';
import { type AppDeps, Routes } from './Routes.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]> & { id: number };

/** The resources that have a message for each change of a row. */
type WrittenResource = {
  [Name in ResourceName]: `${Name}.${'created' | 'updated' | 'deleted'}` extends keyof Messages ? Name : never;
}[ResourceName];

type Rows<Table extends NumberedTable> = {
  resource: WrittenResource;
  table: Table;
  /** The name of the row's type in responses. */
  data: keyof ResponseTypes;
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
export function crudRoutes<Table extends NumberedTable>(deps: AppDeps, given: Rows<Table>) {
  // One table stands for all, because kysely cannot build a query for any table.
  const { resource, table, body, summaries, listedBy, ...rest } = given as unknown as Rows<'faq'>;
  const toItem = (rest.toItem ?? ((row) => row)) as (row: Row<'faq'>) => Row<'faq'>;
  const data = given.data as 'Faq';
  // The schema of the body has the table's columns.
  const values = body as { fields?: Record<keyof Omit<Row<'faq'>, 'id'>, Validator<string>> };

  return new Routes(deps, resource)
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
