import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { audited, type Change } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import type { NumberedTable } from '#server/db/Tables.ts';
import type { Remover } from '#server/erasure/createRemover.ts';
import { type Copy, streamCopy } from '#server/export/streamCopy.ts';
import type { AppContext, AppEnv, Role } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound, type ResourceName } from '#server/http/HttpError.ts';
import { versionOf } from '#server/http/ifMatch.ts';
import type { Message } from '#server/language/translate.ts';
import type { MailSettings } from '#server/mail/transport.ts';
import type { DataOf, DataType, ResponseTypes } from '#server/openapi/ResponseTypes.ts';
import { described, type RouteDescription } from '#server/openapi/RouteDescription.ts';
import type { Settings } from '#server/settings.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { discardBody, readForm, readJson, readKey, readQuery } from '#server/validation/readRequest.ts';
import type { Schema, ValuesOf } from '#server/validation/validators.ts';

type SettingOfRoutes =
  | 'rateLimit'
  | 'passwordMinLength'
  | 'secondFactor'
  | 'extensions'
  | 'appToken'
  | 'apiViewer'
  | 'trustProxy';

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
export type ChangeResult<Data = unknown> = Change & {
  isRecorded?: boolean;
  /** Another row that the call changes, with an entry of its own. */
  also?: Change;
  data?: Data;
  message?: Message;
};

/** The part of a description that a route writes itself. */
type Described = Omit<RouteDescription, 'safeBy' | 'query' | 'fields' | 'form' | 'data' | 'notFound' | 'file'> &
  Partial<Pick<RouteDescription, 'safeBy'>>;

/** A change with data always returns them. */
type WithData<Data extends DataType> = Data extends 'null' ? unknown : { data: DataOf<Data> };

/** Only a change without data may return nothing. */
type Nothing<Data extends DataType> = Data extends 'null' ? null : never;

type ReadCall<Query extends Schema, Data extends DataType> = Described & { query?: Query; data: Data };

type ChangeCall<Path extends Call, Fields extends Schema, Body, Data extends DataType> = Described &
  Pick<RouteDescription, 'safeBy'> & {
    /** The fields of the JSON body. Without them and without `form` the body is ignored. */
    fields?: Fields;
    /** The fields of the multipart form. */
    form?: Fields;
    /** The size of the largest body. */
    maxBytes?: number;
    /** Makes the body from the fields, before the transaction. */
    prepare?: (values: ValuesOf<Fields>, c: AppContext) => Promise<Body>;
    data?: Data;
    /** The message of a success. A call that only reads a secret has none. */
    message?: Message;
    /** Makes the change in the transaction. Nothing is recorded if it returns null, or equal values before and after. */
    work: (
      db: Database,
      given: KeyIn<Path> & CallContext & { body: Body },
    ) =>
      | Promise<(ChangeResult<DataOf<Data>> & WithData<Data>) | Nothing<Data>>
      | Promise<Data extends 'null' ? void : never>;
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
    description: RouteDescription,
    respond: (c: AppContext, given: CallContext & { id?: number; uuid?: string }) => Promise<Response>,
  ) {
    const [method = '', path = ''] = call.split(' ');
    const resource = this.#resource as ResourceName;
    const hasKey = /:(?:id|uuid)\b/.test(path);
    const handle = (c: AppContext) => {
      const { administratorId, role } = c.var;
      const key = readKey(c, resource);
      return respond(c, { ...key, administratorId, role, now: this.#deps.now(), c });
    };
    this.on(method, path, described({ ...(hasKey && { notFound: `${resource}.notFound` }), ...description }, handle));
    return this;
  }

  /** A call that reads. Its data is what `read` returns. */
  read<Path extends Call, Data extends DataType, Query extends Schema = Record<never, never>>(
    call: Path,
    description: ReadCall<Query, Data>,
    read: (db: Database, given: KeyIn<Path> & CallContext & ValuesOf<Query>) => Promise<DataOf<Data>>,
  ) {
    const { query = {} } = description;
    return this.#add(call, { safeBy: 'writes nothing', ...description }, async (c, by) => {
      const given = { ...by, ...readQuery(c, query) } as Parameters<typeof read>[1];
      if (call.startsWith('POST')) await discardBody(c);
      return c.json(ok(await read(this.#deps.db, given)));
    });
  }

  /**
   * A call that sends the copy of a person's data as a download. It is recorded before its first byte, so that no
   * disconnected client, stop or crash hides it.
   */
  export<Path extends Call>(
    call: Path,
    description: Described,
    collect: (db: Database, key: KeyIn<Path>) => Promise<Copy>,
  ) {
    const file = 'application/zip';
    return this.#add(call, { safeBy: 'adds an entry only', file, ...description }, async (c, key) => {
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
        'Content-Type': file,
        'Content-Disposition': `attachment; filename="${this.#resource}-${row}.zip"`,
      });
    });
  }

  /** Adds the call of the extension `safeWrites`: one row with its version, which an edit takes as `If-Match`. */
  withDetail<Data extends Extract<keyof ResponseTypes, `Versioned${string}`>>(
    table: NumberedTable,
    data: Data,
    toItem: (row: never) => object = (row) => row,
  ) {
    if (this.#deps.extensions === 'off') return this;
    const extension = table === 'saved_reply' ? undefined : 'safeWrites';
    const summary = 'One row with its version';
    return this.read('GET /detail/:id', { summary, data, extension }, async (db, { id }) => {
      const query = db
        .selectFrom(table as 'faq')
        .selectAll()
        .where('id', '=', id);
      const row = await query.executeTakeFirstOrThrow(notFound(this.#resource as ResourceName));
      return { ...toItem(row as never), version: versionOf(row) } as DataOf<Data>;
    });
  }

  /** A call that changes a row. The change and its audit entry, which has the operation, are one transaction. */
  change<
    Path extends Call,
    Fields extends Schema = Record<never, never>,
    Body = ValuesOf<Fields>,
    Data extends DataType = 'null',
  >(
    call: Path,
    operation: string,
    { maxBytes, prepare, message, work, after, unfinished, ...description }: ChangeCall<Path, Fields, Body, Data>,
  ) {
    const { fields, form } = description;
    const readValues = async (c: AppContext) => {
      if (form) return readForm(c, form, maxBytes);
      if (fields) return readJson(c, fields, maxBytes);
      await discardBody(c);
      return {} as ValuesOf<Fields>;
    };
    const hasSecret = Object.values({ ...fields, ...form }).some(({ isSecret }: { isSecret?: true }) => isSecret);
    const key = hasSecret || description.by === 'anyone' ? undefined : 'optional';
    return this.#add(call, { key, ...description }, async (c, by) => {
      const values = await readValues(c);
      const body = (prepare ? await prepare(values, c) : values) as Body;
      const given = { ...by, now: this.#deps.now(), body } as unknown as Parameters<typeof work>[1];
      const response = await audited(c.var, this.#deps, [this.#resource, operation], async (db, record) => {
        const changed = await work(db, given);
        const result: ChangeResult = changed ?? {};
        const { isRecorded = changed !== null, also, data = null, message: own, ...change } = result;
        const isSame = change.before !== undefined && isDeepStrictEqual(change.before, change.after);
        if (isRecorded && !isSame) await record({ row: by.id ?? by.uuid, ...change });
        else c.set('changedNothing', true);
        if (also) await record(also);
        return { data, message: own ?? message };
      });
      const isFinished = (await after?.(body)) !== false;
      const shown = isFinished ? response.message : (unfinished ?? response.message);
      return c.json(ok(response.data, shown && c.var.t(shown)));
    });
  }
}
