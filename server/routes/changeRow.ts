import type { Context } from 'hono';
import { audited, type Change } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import type { ResourceName } from '#server/http/HttpError.ts';
import type { Message } from '#server/language/translate.ts';
import { discardBody, readId } from '#server/validation/readRequest.ts';
import type { AppDeps } from './AppDeps.ts';

type By = { administratorId: number; now: number };

type RowChange = {
  message: Message;
  /** Changes the row within the transaction, and returns what the record says of it; null where nothing changed. */
  work: (db: Database, id: number, by: By) => Promise<Change | null> | Promise<void>;
  /** Follows the commit. */
  after?: () => unknown;
};

/** A call without a body that changes one row: it runs in a recorded transaction, and the response is a message. */
export const changeRow =
  (deps: AppDeps, call: readonly [resource: ResourceName, operation: string], { message, work, after }: RowChange) =>
  async (c: Context<AppEnv>) => {
    await discardBody(c);
    const id = readId(c, call[0]);
    const by = { administratorId: c.var.administratorId, now: deps.now() };
    await audited(c.var, deps, call, async (db, record) => {
      const change = await work(db, id, by);
      if (change !== null) await record({ row: id, ...(change as Change | undefined) });
    });
    await after?.();
    return c.json(ok(null, c.var.t(message)));
  };
