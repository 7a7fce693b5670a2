import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { InsertObject, Selectable } from 'kysely';
import { pino } from 'pino';
import type { RaRecord, SortPayload } from 'react-admin';
import { conventions } from '#api/conventions.ts';
import { type ApiCall, createClient } from '#api/createClient.ts';
import type { Envelope } from '#api/wire.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { administrator, callAs } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createApp } from '#server/app.ts';
import { createSession } from '#server/auth/sessions.ts';
import {
  type Database,
  type DatabaseBytes,
  type DatabaseOptions,
  type DatabaseTarget,
  openDatabase,
} from '#server/db/Database.ts';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import type { Tables } from '#server/db/Tables.ts';
import { createRemover } from '#server/erasure/createRemover.ts';
import { readSettings } from '#server/settings.ts';
import { createSite } from '#server/site/createSite.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { checkResponses } from './checkResponses.ts';
import { insert, selectAll, selectColumn } from './rows.ts';
import { servedEndpoints } from './servedEndpoints.ts';

export { administrator };

/** The token of the app's backend, for the option `appToken`. */
export const appToken = 'the-token-of-the-app';

/** The bytes of a migrated SQLite database without rows that differ between two of them. Each worker makes it once. */
let emptyFile: Promise<Buffer> | undefined;

async function makeEmptyFile() {
  const file = join(temporaryFolder(), 'empty.sqlite');
  await (await openDatabase({ sqliteFile: file })).destroy();
  const sqlite = new SqliteFile(file);
  sqlite.exec('delete from hash_key; delete from signature_key; pragma journal_mode = delete; vacuum');
  const bytes = sqlite.serialize();
  sqlite.close();
  return bytes;
}

/** The database of an app without a target. `tests/contract` also runs with another one. */
export const databases = {
  next: async (): Promise<DatabaseTarget | DatabaseBytes> => {
    emptyFile ??= makeEmptyFile();
    return { sqliteBytes: await emptyFile };
  },
  /** Called with the database of a closed app. */
  release: async (_target: DatabaseTarget | DatabaseBytes) => {},
};

export type AppOptions = Omit<Partial<Parameters<typeof createApp>[0]>, 'db' | 'remover'> & {
  /** The database: a file, memory or Postgres. */
  target?: DatabaseTarget;
  /** Observers and timeouts of the database. */
  database?: DatabaseOptions;
  /** The time of a clock that only the test moves. Without it, the app has the real time. */
  at?: number;
  /** The file of the removal journal. By default, the app keeps no journal. */
  journal?: string;
  /** The Accept-Language of `send`. */
  language?: string;
};

/** The bindings that Hono has for a request from a socket. */
const socketOf = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** The fields as a multipart form. */
export function formOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The values as a JSON body, with its content type. */
export const jsonOf = (values: unknown) => ({
  body: JSON.stringify(values),
  headers: { 'Content-Type': 'application/json' },
});

/** A hash that costs little to compare. `server/auth/passwords.test.ts` has the cost of those that the server makes. */
const passwordHash = hash(administrator.password, { memoryCost: 64, timeCost: 1 });

async function addAdministrator(db: Database, email: string, role: 'admin' | 'moderator' = 'admin') {
  const values = { email, role, password_hash: await passwordHash };
  return (await db.insertInto('administrator').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** The data provider of the dashboard, with the calls of every extension. */
export const providerOf = (send: ApiCall) => createDataProvider(send, { endpoints: servedEndpoints, conventions });

/** The data provider of the dashboard on a server process, in the session with this token. */
export const providerAt = (url: string, token: string) => providerOf(callAs(url, token));

type Subscription = { language?: string; from?: string; leave_blank?: string };

/** The real server on an empty database, with one administrator signed in, reached without a socket. */
export async function startApp({ target, language = 'en', database, at, journal, ...options }: AppOptions = {}) {
  const clock = { now: at ?? 0 };
  const { now = at === undefined ? Date.now : () => clock.now } = options;
  const opened = target ?? (await databases.next());
  const db = await openDatabase(opened, database);
  const mediaFolder = temporaryFolder();
  const { media = diskStore(mediaFolder), log = pino({ enabled: false }) } = options;
  const remover = createRemover({ db, media, log, journal: journal ?? null, now });
  /** A site without pages, as before the first build. Its routes match every path, as in production. */
  const site = createSite(join(tmpdir(), 'hullo-no-build'));
  const settings = readSettings({});
  const app = createApp({ ...settings, mail: null, site, ...options, db, remover, media, log, now });
  checkResponses(app, options.extensions ?? settings.extensions);
  const administratorId = await addAdministrator(db, administrator.email);
  let token: string | null = await createSession(db, administratorId, now());

  const send = createClient({
    base: 'http://api.test/api',
    token: () => token,
    language: () => language,
    fetch: (request) => app.fetch(request),
  });

  /** The envelope of a response. For a file, `data` has its type and its size in bytes. */
  const envelopeOf = async (response: Response): Promise<Envelope<unknown>> => {
    const type = response.headers.get('Content-Type') ?? '';
    if (type.startsWith('application/json')) return response.json();
    const { byteLength } = await response.arrayBuffer(); // the Response of @hono/node-server lacks bytes()
    return { status: response.ok, data: { type, size: byteLength }, message: '' };
  };

  /** One request to a path below /api, with the administrator's token unless `init` has an Authorization header. */
  const call = async (method: string, path: string, init: RequestInit = {}, from = '192.0.2.1') => {
    const headers = new Headers(init.headers);
    if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    const response = await app.request(`/api${path}`, { ...init, method, headers }, socketOf(from));
    return { status: response.status, headers: response.headers, body: await envelopeOf(response) };
  };

  const provider = providerOf(send);

  const logIn = (fields: Record<string, string>, from?: string, headers: Record<string, string> = {}) =>
    call('POST', '/admin/auth/login', { body: formOf(fields), headers: { Authorization: '', ...headers } }, from);

  const signInAs = async (role: 'admin' | 'moderator' = 'admin', email = 'bea@example.com') => {
    const id = await addAdministrator(db, email, role);
    return { id, token: await createSession(db, id, now()) };
  };

  return {
    app,
    clock,
    now,
    db,
    remover,
    media,
    mediaFolder,
    /** The paths of the stored pictures. */
    pictures: () => readdirSync(mediaFolder, { recursive: true }).map(String).filter(extname),
    administrator: { ...administrator, id: administratorId },
    send,
    call,
    /** Sends JSON to a path below /api/admin. */
    post: (path: string, values?: unknown) =>
      call('POST', `/admin/${path}`, values === undefined ? {} : jsonOf(values)),
    /** A call of the app's backend: JSON to a path below /api/intake, or a read without values. */
    asApp: (path: string, values?: unknown, key: string = randomUUID()) => {
      const { headers, ...sent } = values === undefined ? { headers: {} } : jsonOf(values);
      const init = { ...sent, headers: { ...headers, Authorization: `Bearer ${appToken}`, 'Idempotency-Key': key } };
      return call(values === undefined ? 'GET' : 'POST', `/intake/${path}`, init);
    },
    logIn,
    /** Tries to sign in with a wrong password. */
    guess: (changes: Partial<typeof administrator> = {}, from?: string) =>
      logIn({ ...administrator, password: 'wrong-password', ...changes }, from),
    /** Sends the form of the waiting list. */
    subscribe: (email: string, { language = 'en', from, ...more }: Subscription = {}) => {
      const { body, headers } = jsonOf({ email, ...more });
      const init = { body, headers: { ...headers, 'Accept-Language': language } };
      return call('POST', '/admin/app/pre/create', init, from);
    },
    /** Sends the contact form. */
    write: (message: string, from?: string) =>
      call('POST', '/admin/app/contact/create', jsonOf({ name: 'Ada', email: 'ada@example.com', message }), from),
    /** `insert`, `selectAll` and `selectColumn` on the database of the app. */
    insert: <Name extends keyof Tables>(table: Name, rows: InsertObject<Tables, Name> | InsertObject<Tables, Name>[]) =>
      insert(db, table, rows),
    rows: <Name extends keyof Tables>(table: Name) => selectAll(db, table),
    column: <Name extends keyof Tables, Column extends keyof Selectable<Tables[Name]>>(table: Name, column: Column) =>
      selectColumn(db, table, column),
    token: () => token,
    provider,
    /** A page of a list, as react-admin loads it. */
    list: <Row extends RaRecord>(resource: string, filter = {}, page = 1, sort?: SortPayload) =>
      provider.getList<Row>(resource, { filter, pagination: { page, perPage: 10 }, sort }),
    /** Another account, signed in. */
    addAdministrator: signInAs,
    /** Signs in another account, which makes the following calls. */
    switchAdministrator: async (...account: Parameters<typeof signInAs>) => {
      const signedIn = await signInAs(...account);
      ({ token } = signedIn);
      return signedIn;
    },
    /** Another session of the administrator. */
    signIn: () => createSession(db, administratorId, now()),
    /** Uses another token from now on; null is a browser without a session. */
    setToken: (next: string | null) => {
      token = next;
    },
    close: async () => {
      await remover.end();
      await db.destroy();
      if (!target) await databases.release(opened);
    },
  };
}

export type StartedApp = Awaited<ReturnType<typeof startApp>>;

/** The token in the response to a login. */
export const tokenOf = ({ body }: Awaited<ReturnType<StartedApp['logIn']>>) => (body.data as { token: string }).token;
