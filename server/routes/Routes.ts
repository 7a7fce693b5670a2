import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { audited, type Change } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import type { Remover } from '#server/erasure/createRemover.ts';
import { type Copy, streamCopy } from '#server/export/streamCopy.ts';
import type { AppContext, AppEnv, Role } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound, type ResourceName } from '#server/http/HttpError.ts';
import { versionOf } from '#server/http/ifMatch.ts';
import type { Message } from '#server/language/translate.ts';
import type { MailSettings } from '#server/mail/transport.ts';
import type { Settings } from '#server/settings.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { discardBody, readJson, readKey, readQuery } from '#server/validation/readRequest.ts';
import type { Schema, ValuesOf } from '#server/validation/validators.ts';

type SettingOfRoutes = 'rateLimit' | 'passwordMinLength' | 'secondFactor' | 'extensions' | 'appToken' | 'trustProxy';

/** The dependencies of the routes. */
export type AppDeps = Pick<Settings, SettingOfRoutes> & {
  db: Database;
  media: MediaStore;
  /** Finishes the part of an erasure that is outside the database. */
  remover: Remover;
  log: Logger;
  now: () => number;
  /** Whether other processes can serve the scripts of this build; undefined if there are no other processes. */
  isBuildShared?: () => boolean;
  /** Sends queued mail; null sends none. */
  mail: { wake: () => void; isReachable: () => boolean; settings: MailSettings } | null;
};

/** The resources with rows in the dashboard, and those without. */
type Resource =
  | ResourceName
  | 'contact'
  | 'figures'
  | 'growth'
  | 'session'
  | 'statistics'
  | 'subscription'
  | 'waitingList';

/** A method and a path, such as `GET /detail/:id`. */
type Call = `${'GET' | 'POST'} /${string}`;

/** The key of a row in the path of a call. */
type KeyIn<Path extends Call> = Path extends `${string}/:${infer Name extends keyof Key}` ? Pick<Key, Name> : unknown;

type Key = { id: number; uuid: string };

/** The caller, the time and the request of a call. */
export type CallContext = { administratorId: number; role: Role; now: number; c: AppContext };

/** The values to record, the data of the response, and its message if it is not the usual one. */
export type ChangeResult = Change & { isRecorded?: boolean; data?: unknown; message?: Message };

type ChangeCall<Path extends Call, Fields extends Schema, Body> = {
  /** The fields of the JSON body. Without them and without `read` the body is ignored. */
  fields?: Fields;
  /** Reads another body, before the transaction. */
  read?: (c: AppContext) => Promise<Body>;
  /** The message of a success. A call that only reads a secret has none. */
  message?: Message;
  /** Makes the change in the transaction. Nothing is recorded if it returns null, or equal values before and after. */
  work: (
    db: Database,
    given: KeyIn<Path> & CallContext & { body: Body },
  ) => Promise<ChangeResult | null> | Promise<void>;
  /** Runs after the commit. */
  after?: (body: Body) => unknown;
  /** The message if `after` returns false. */
  unfinished?: Message;
};

/** The routes of a resource. Responses have the envelope. */
export class Routes extends Hono<AppEnv> {
  readonly #deps: AppDeps;
  readonly #resource: Resource;

  constructor(deps: AppDeps, resource: Resource) {
    super();
    this.#deps = deps;
    this.#resource = resource;
  }

  #add(
    call: string,
    respond: (c: AppContext, given: CallContext & { id?: number; uuid?: string }) => Promise<Response>,
  ) {
    const [method = '', path = ''] = call.split(' ');
    this.on(method, path, (c) => {
      const { administratorId, role } = c.var;
      const key = readKey(c, this.#resource as ResourceName);
      return respond(c, { ...key, administratorId, role, now: this.#deps.now(), c });
    });
    return this;
  }

  /** A call that reads. Its data is what `read` returns. */
  read<Path extends Call, Query extends Schema>(
    call: Path,
    query: Query,
    read: (db: Database, given: KeyIn<Path> & CallContext & ValuesOf<Query>) => Promise<unknown>,
  ) {
    return this.#add(call, async (c, by) => {
      const given = { ...by, ...readQuery(c, query) } as Parameters<typeof read>[1];
      if (call.startsWith('POST')) await discardBody(c);
      return c.json(ok(await read(this.#deps.db, given)));
    });
  }

  /**
   * A call that sends the copy of a person's data as a download. It is recorded before its first byte, so that no
   * disconnected client, stop or crash hides it.
   */
  export<Path extends Call>(call: Path, collect: (db: Database, key: KeyIn<Path>) => Promise<Copy>) {
    return this.#add(call, async (c, key) => {
      await discardBody(c);
      const { outgoing } = c.env ?? {};
      const copy = await collect(this.#deps.db, key as KeyIn<Path>);
      const row = key.id ?? key.uuid ?? '';
      // A download changes nothing, so the same Idempotency-Key may send it again.
      const caller = { ...c.var, idempotencyKey: undefined };
      await audited(caller, this.#deps, [this.#resource, 'export'], (_, record) => record({ row }));
      const cut = outgoing && (() => void outgoing.destroy());
      const stream = streamCopy(this.#deps, copy, { requestId: c.var.requestId, cut });
      return c.body(stream, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${this.#resource}-${row}.zip"`,
      });
    });
  }

  /** Adds the call of the extension `safeWrites`: one row with its version, which an edit takes as `If-Match`. */
  withDetail(table: 'faq' | 'category' | 'saved_reply', toItem: (row: never) => object = (row) => row) {
    if (this.#deps.extensions === 'off') return this;
    return this.read('GET /detail/:id', {}, async (db, { id }) => {
      const query = db.selectFrom(table).selectAll().where('id', '=', id);
      const row = await query.executeTakeFirstOrThrow(notFound(this.#resource as ResourceName));
      return { ...toItem(row as never), version: versionOf(row) };
    });
  }

  /** A call that changes a row. The change and its audit entry, which has the operation, are one transaction. */
  change<Path extends Call, Fields extends Schema = Record<never, never>, Body = ValuesOf<Fields>>(
    call: Path,
    operation: string,
    { fields, read, message, work, after, unfinished }: ChangeCall<Path, Fields, Body>,
  ) {
    return this.#add(call, async (c, by) => {
      const body = (await (read?.(c) ?? (fields ? readJson(c, fields) : discardBody(c)))) as Body;
      const given = { ...by, now: this.#deps.now(), body } as unknown as Parameters<typeof work>[1];
      const response = await audited(c.var, this.#deps, [this.#resource, operation], async (db, record) => {
        const changed = await work(db, given);
        const { isRecorded = changed !== null, data = null, message: own, ...change }: ChangeResult = changed ?? {};
        const isSame = change.before !== undefined && isDeepStrictEqual(change.before, change.after);
        if (isRecorded && !isSame) await record({ row: by.id ?? by.uuid, ...change });
        return { data, message: own ?? message };
      });
      const isFinished = (await after?.(body)) !== false;
      const shown = isFinished ? response.message : (unfinished ?? response.message);
      return c.json(ok(response.data, shown && c.var.t(shown)));
    });
  }
}
