import type { Context } from 'hono';
import { audited, type Change } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import type { ResourceName } from '#server/http/HttpError.ts';
import type { Message } from '#server/language/translate.ts';
import { discardBody, readId, readJson } from '#server/validation/readRequest.ts';
import type { Schema, ValuesOf } from '#server/validation/validators.ts';
import type { AppDeps } from './AppDeps.ts';

type By = { administratorId: number; now: number };

type Options<Body extends Schema> = {
  /** The fields of the JSON body. Without a schema the body is ignored. */
  body?: Body;
  message: Message;
  /** Changes the row in the transaction. Returns the values to record, or null if nothing changed. */
  work: (db: Database, id: number, by: By & ValuesOf<Body>) => Promise<Change | null> | Promise<void>;
  /** Runs after the commit. */
  after?: () => unknown;
  /** Reads the data of the response after the commit. Without it the data is null. */
  data?: (id: number, by: By) => Promise<unknown>;
};

/** The handler of a call that changes one row. The change and its audit entry are one transaction. */
export const changeRow =
  <Body extends Schema = Record<never, never>>(
    deps: AppDeps,
    call: readonly [resource: ResourceName, operation: string],
    { body, message, work, after, data }: Options<Body>,
  ) =>
  async (c: Context<AppEnv>) => {
    const id = readId(c, call[0]);
    const values = body ? await readJson(c, body) : await discardBody(c).then(() => ({}) as ValuesOf<Body>);
    const by = { administratorId: c.var.administratorId, now: deps.now(), ...values };
    await audited(c.var, deps, call, async (db, record) => {
      const change = await work(db, id, by);
      if (change !== null) await record({ row: id, ...(change as Change | undefined) });
    });
    await after?.();
    return c.json(ok(data ? await data(id, by) : null, c.var.t(message)));
  };
