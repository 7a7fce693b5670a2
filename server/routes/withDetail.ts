import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import { versionOf } from '#server/http/ifMatch.ts';
import { readId } from '#server/validation/readRequest.ts';
import type { AppDeps } from './AppDeps.ts';

type Table = 'faq' | 'category' | 'saved_reply';

type Options = {
  resource: 'faq' | 'category' | 'savedReplies';
  table: Table;
  /** The row as the API returns it. */
  toItem?: (row: never) => object;
};

/** Adds the call of the extension `safeWrites`: one row with its version, which an edit takes as `If-Match`. */
export function withDetail(
  { db, extensions }: Pick<AppDeps, 'db' | 'extensions'>,
  routes: Hono<AppEnv>,
  { resource, table, toItem = (row) => row }: Options,
) {
  if (extensions === 'off') return routes;
  return routes.get('/detail/:id', async (c) => {
    const query = db.selectFrom(table).selectAll().where('id', '=', readId(c, resource));
    const row = await query.executeTakeFirstOrThrow(notFound(resource));
    return c.json(ok({ ...toItem(row as never), version: versionOf(row) }));
  });
}
