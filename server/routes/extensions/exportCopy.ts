import type { Context } from 'hono';
import type { Database } from '#server/db/Database.ts';
import { type Copy, streamCopy } from '#server/export/streamCopy.ts';
import type { AppContext } from '#server/http/AppEnv.ts';
import type { ResourceName } from '#server/http/HttpError.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { discardBody } from '#server/validation/readRequest.ts';

/** The handler of a call that sends the copy of a person's data as a download. */
export const exportCopy =
  <Key extends string | number>(
    deps: AppDeps,
    resource: ResourceName,
    readKey: (c: Context, resource: ResourceName) => Key,
    collect: (db: Database, key: Key) => Promise<Copy>,
  ) =>
  async (c: AppContext) => {
    await discardBody(c);
    const row = readKey(c, resource);
    const { outgoing } = c.env ?? {};
    const cut = outgoing && (() => void outgoing.destroy());
    const copy = await collect(deps.db, row);
    return c.body(streamCopy(c.var, deps, copy, { call: [resource, 'export'], row, cut }), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${resource}-${row}.zip"`,
    });
  };
