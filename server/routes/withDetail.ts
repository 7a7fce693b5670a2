import { notFound } from '#server/http/HttpError.ts';
import { versionOf } from '#server/http/ifMatch.ts';
import type { AppDeps } from './AppDeps.ts';
import type { Routes } from './Routes.ts';

type Options = {
  resource: 'faq' | 'category' | 'savedReplies';
  table: 'faq' | 'category' | 'saved_reply';
  /** The row as the API returns it. */
  toItem?: (row: never) => object;
};

/** Adds the call of the extension `safeWrites`: one row with its version, which an edit takes as `If-Match`. */
export function withDetail(
  { extensions }: AppDeps,
  routes: Routes,
  { resource, table, toItem = (row) => row }: Options,
) {
  if (extensions === 'off') return routes;
  return routes.read('GET /detail/:id', {}, async (db, { id }) => {
    const query = db.selectFrom(table).selectAll().where('id', '=', id);
    const row = await query.executeTakeFirstOrThrow(notFound(resource));
    return { ...toItem(row as never), version: versionOf(row) };
  });
}
