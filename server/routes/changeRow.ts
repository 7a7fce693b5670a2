import { type Context, Hono } from 'hono';
import { audited, type Change } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import type { ResourceName } from '#server/http/HttpError.ts';
import type { Message } from '#server/language/translate.ts';
import { discardBody, readId, readJson } from '#server/validation/readRequest.ts';
import type { Schema, ValuesOf } from '#server/validation/validators.ts';
import type { AppDeps } from './AppDeps.ts';

/** The caller, and the time of the call. */
export type By = { administratorId: number; now: number };

/** The values to record, the data of the response, and its message if it is not the usual one. */
type Changed = Change & { data?: unknown; message?: Message };

type RowChange<Body extends Schema> = {
  /** The word of the path, if it is not the operation. */
  path?: string;
  /** The fields of the JSON body. Without a schema the body is ignored. */
  body?: Body;
  /** The message of a success. A call that only reads a secret has none. */
  message?: Message;
  /** Changes the row in the transaction. Returns null if nothing changed, which is not recorded. */
  work: (db: Database, id: number, by: By & ValuesOf<Body>) => Promise<Changed | null> | Promise<void>;
  /** Runs after the commit. */
  after?: () => unknown;
};

/** The handler of a call that changes one row. The change and its audit entry are one transaction. */
export const changeRow =
  <Body extends Schema = Record<never, never>>(
    deps: AppDeps,
    call: readonly [resource: ResourceName, operation: string],
    { body, message, work, after }: RowChange<Body>,
  ) =>
  async (c: Context<AppEnv>) => {
    const id = readId(c, call[0]);
    const values = body ? await readJson(c, body) : await discardBody(c).then(() => ({}) as ValuesOf<Body>);
    const by = { administratorId: c.var.administratorId, now: deps.now(), ...values };
    const response = await audited(c.var, deps, call, async (db, record) => {
      const changed = await work(db, id, by);
      const { data = null, message: own, ...change }: Changed = changed ?? {};
      if (changed !== null) await record({ row: id, ...change });
      return { data, message: own ?? message };
    });
    await after?.();
    return c.json(ok(response.data, response.message && c.var.t(response.message)));
  };

/** The changes of a resource's rows, each at `/<operation>/:id`. */
export class RowChanges extends Hono<AppEnv> {
  readonly #deps: AppDeps;
  readonly #resource: ResourceName;

  constructor(deps: AppDeps, resource: ResourceName) {
    super();
    this.#deps = deps;
    this.#resource = resource;
  }

  add<Body extends Schema = Record<never, never>>(operation: string, change: RowChange<Body>) {
    this.post(`/${change.path ?? operation}/:id`, changeRow(this.#deps, [this.#resource, operation], change));
    return this;
  }
}
