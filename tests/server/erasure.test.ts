import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InsertObject } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { type Database, type DatabaseTarget, openDatabase } from '#server/db/Database.ts';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import type { Tables } from '#server/db/Tables.ts';
import { readRemovals } from '#server/erasure/removalJournal.ts';
import { removalsIn, sqliteFileIn } from '#server/process/dataFolder.ts';
import { openMedia } from '#server/process/openMedia.ts';
import { readSettings } from '#server/settings.ts';
import { createPruner } from '#server/start/createPruner.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { hour } from '#server/time/durations.ts';
import { insert, rowsOf, ticketRow, userRow } from '#tests/support/rows.ts';
import { startApp } from '#tests/support/startApp.ts';
import { linkTo, mailEnvironment } from '#tests/support/startMail.ts';
import { startSmtp } from '#tests/support/startSmtp.ts';

const appToken = 'the-token-of-the-app';
const metricsToken = 'a-token-for-prometheus';

const ada = { uuid: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Wilhelmina Quux', email: 'quux@heron.example' };
const bea = { uuid: 'bbbbbbbb-0000-4000-8000-000000000002', name: 'Bea', email: 'bea@example.com' };

/** Texts by Ada and about her. After the erasure no file may contain any. */
const personalTexts = {
  bio: 'Collects porcelain herons',
  firstMessage: 'My heron does not load',
  secondMessage: 'Nor does my egret',
  reply: 'We have looked at your heron',
  note: 'Seems fond of herons',
  contact: 'The heron form is lovely',
  replyByMail: 'We think so, too, of herons',
  reported: 'Sent me a heron photo I never asked for',
  chat: 'Who needs your permission for a heron',
  ownChat: 'Please send no egrets',
  caseNote: 'Third heron this week',
  decision: 'Herons are not harassment',
  appeal: 'It was a small heron',
};

let folder: string;
/** While false, mails stay in the outbox. */
let takesMail: boolean;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const endings: (() => unknown)[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  takesMail = true;
  smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      takesMail ? done() : done(Object.assign(new Error('Try again later'), { responseCode: 450 })),
  });
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await smtp.stop();
});

const environment = () => ({
  DATA_DIR: join(folder, 'data'),
  APP_TOKEN: appToken,
  METRICS_TOKEN: metricsToken,
  ...mailEnvironment(smtp.url),
});

async function startServer() {
  const server = await startServerProcess(environment());
  endings.push(() => server.end('SIGKILL'));
  const token = await signIn(server.url);
  let keyCount = 0;

  const request = async (path: string, values?: unknown, authorization = token) => {
    const headers = { Authorization: `Bearer ${authorization}`, 'Idempotency-Key': `key-${++keyCount}` };
    const asJson = values !== undefined && { method: 'POST', body: JSON.stringify(values) };
    const response = await fetch(server.url + path, {
      ...asJson,
      headers: { ...headers, ...(values ? { 'Content-Type': 'application/json' } : {}) },
    });
    const text = await response.text();
    return { status: response.status, text };
  };
  const call = async (path: string, values?: unknown, authorization = token) => {
    const { status, text } = await request(`/api${path}`, values, authorization);
    return { ...(JSON.parse(text) as { data: unknown; message: string }), status };
  };
  /** Calls, and expects the status 200. */
  const callOrFail = async (...given: Parameters<typeof call>) => {
    const response = await call(...given);
    expect([given[0], response]).toMatchObject([given[0], { status: 200 }]);
    return response.data as Record<string, number>;
  };
  const intake = (path: string, values: unknown) => callOrFail(`/intake/${path}`, values, appToken);
  return { ...server, request, call, callOrFail, intake };
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function open(target: DatabaseTarget) {
  const db = await openDatabase(target);
  endings.push(() => db.destroy());
  return db;
}

/** A picture with a background of this colour, as a file. */
const picture = async (background: string) =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString('base64');

type Stores = { db: Database; media: MediaStore };

/** Stores every kind of data by Ada and about her: rows, pictures and mails. */
async function addAllDataOfAda({ callOrFail, intake, call, request }: Server, { db, media }: Stores) {
  for (const user of [ada, bea]) await intake('user', { ...user, platform: 'ios' });
  await intake('user', { ...ada, platform: 'ios', bio: personalTexts.bio, language: 'English' });

  await call('/admin/app/pre/create', { email: ada.email });
  const [question] = await smtp.waitForMails(1);
  await request(linkTo('confirm', question?.source ?? ''), { press: 'yes' });
  takesMail = false;

  const { ticket } = await intake('message', { user: ada.uuid, text: personalTexts.firstMessage });
  await intake('message', { user: ada.uuid, text: personalTexts.secondMessage, ticket });
  await callOrFail(`/admin/conversation/ticket/reply/${ticket}`, { text: personalTexts.reply });
  await callOrFail(`/admin/conversation/ticket/note/${ticket}`, { text: personalTexts.note });

  await callOrFail('/admin/app/contact/create', {
    name: ada.name,
    email: ada.email,
    message: personalTexts.contact,
    website: '',
  });
  await callOrFail(`/admin/conversation/ticket/reply/${Number(ticket) + 1}`, { text: personalTexts.replyByMail });

  const chat = [
    { author: 'reported', text: personalTexts.chat, sent_at: null },
    { author: 'reporter', text: 'No, thank you', sent_at: null },
  ];
  const about = { user: ada.uuid, reporter: bea.uuid, reason: 'harassment', text: personalTexts.reported, chat };
  const { case: caseId } = await intake('report', { ...about, pictures: [await picture('#345678')] });
  await callOrFail(`/admin/moderation/case/note/${caseId}`, { text: personalTexts.caseNote });
  const decision = { measure: 'suspend7', section: 'consent', note: personalTexts.decision };
  await callOrFail(`/admin/moderation/case/decide/${caseId}`, decision);
  await intake('appeal', { user: ada.uuid, text: personalTexts.appeal });
  await intake('report', { ...about, pictures: [await picture('#876543')] });

  const ownChat = [{ author: 'reporter', text: personalTexts.ownChat, sent_at: null }];
  const by = { user: bea.uuid, reporter: ada.uuid, reason: 'spam', text: 'Sells things', chat: ownChat };
  await intake('report', { ...by, pictures: [] });

  const photo = async (colour: string) => {
    const path = `people/${colour.slice(1)}.png`;
    await media.save(path, Buffer.from(await picture(colour), 'base64'));
    return path;
  };
  const photos = { profile_picture: await photo('#111111'), shot_1: await photo('#222222') };
  await db.updateTable('users').set(photos).where('uuid', '=', ada.uuid).execute();
}

/** All rows of the database, by table. */
async function rowsIn(db: Database) {
  const tables = await db.introspection.getTables();
  const rows = tables.map(async ({ name }) => [
    name,
    await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute(),
  ]);
  return Buffer.from(JSON.stringify(await Promise.all(rows)));
}

const filesIn = (from: string) =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Every file below a folder, by its name. */
const bytesIn = (from: string) => new Map(filesIn(from).map((file) => [file.slice(from.length), readFileSync(file)]));

/** Texts that no file may contain after the erasure. */
const textual = [ada.name, ada.email, ...Object.values(personalTexts)];
type Secrets = readonly (string | Buffer)[];

/** The files that contain secrets, each with the first bytes of the secret. */
const findSecrets = (files: ReadonlyMap<string, Buffer>, secrets: Secrets) =>
  [...files].flatMap(([name, bytes]) =>
    secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${name}: ${secret.toString('latin1', 0, 20)}`),
  );

/** A copy of every picture in the store. */
async function picturesIn(media: MediaStore) {
  const copy = mkdtempSync(join(folder, 'pictures-'));
  await media.exportTo(copy);
  const pictures = bytesIn(copy);
  rmSync(copy, { recursive: true });
  return pictures;
}

const readiness = async ({ request }: Server) => {
  const { status, text } = await request('/api/readyz');
  return { status, removals: JSON.parse(text).data.removals };
};

const pendingRemovals = async ({ request }: Server) =>
  /^pending_removals (\d+)$/m.exec((await request('/metrics', undefined, metricsToken)).text)?.[1];

const erase = ({ call }: Server) => call(`/admin/users/delete/${ada.uuid}`, {});

test('an erased person is in no table, file, log line or new backup of an embedded database', async () => {
  const server = await startServer();
  const data = join(folder, 'data');
  const settings = readSettings(environment());
  const stores = { db: await open({ sqliteFile: sqliteFileIn(data) }), media: await openMedia(settings) };
  await addAllDataOfAda(server, stores);
  const pictures = await picturesIn(stores.media);
  const secrets = [...textual, ...pictures.values()];
  expect(pictures.size).toBe(4);
  expect(findSecrets(new Map([['rows', await rowsIn(stores.db)]]), textual)).toHaveLength(textual.length);

  // Puts the list of users into the server's cache.
  await server.callOrFail('/admin/user/list', {});
  expect(await erase(server)).toMatchObject({
    status: 200,
    message: 'User deleted, with all personal data',
  });

  expect(findSecrets(new Map([['rows', await rowsIn(stores.db)]]), textual)).toEqual([]);
  expect(findSecrets(bytesIn(data), secrets)).toEqual([]);
  expect(findSecrets(new Map([['log', Buffer.from(server.output.out + server.output.error)]]), secrets)).toEqual([]);
  expect((await server.request('/api/admin/user/list', {})).text).not.toContain(ada.name);
  const { backup } = await makeBackup(settings, join(folder, 'backups'));
  expect(findSecrets(bytesIn(backup), secrets)).toEqual([]);
  expect((await readRemovals(removalsIn(data))).map(({ kind, key }) => `${kind} ${key}`)).toEqual(
    expect.arrayContaining([`user ${ada.uuid}`, 'subscriber 1', 'ticket 1', 'ticket 2']),
  );
  expect(await server.call('/intake/user', { ...ada, platform: 'ios' }, appToken)).toMatchObject({ status: 410 });
});

test('a picture that could not be deleted is deleted at the next start, and monitoring shows it until then', async () => {
  const first = await startServer();
  const data = join(folder, 'data');
  const photo = join(data, 'media/people/ada.png');
  const db = await open({ sqliteFile: sqliteFileIn(data) });
  await first.intake('user', { ...ada, platform: 'ios' });
  await db.updateTable('users').set({ profile_picture: 'people/ada.png' }).execute();
  // A folder with something in it cannot be deleted as a file.
  mkdirSync(join(photo, 'in the way'), { recursive: true });
  expect(await pendingRemovals(first)).toBe('0');
  expect(await erase(first)).toMatchObject({
    status: 200,
    message: 'User deleted. Some of their files are still there, and the server will keep trying until they’re gone.',
  });
  expect(await readiness(first)).toEqual({ status: 200, removals: false });
  expect(await pendingRemovals(first)).toBe('1');
  expect(first.output.out).toContain('A picture was not removed; it is tried again');

  await first.end('SIGKILL');
  rmSync(photo, { recursive: true });
  writeFileSync(photo, 'a picture');
  const second = await startServer();
  await vi.waitUntil(async () => (await pendingRemovals(second)) === '0', { timeout: 20_000 });
  expect([existsSync(photo), await readiness(second)]).toEqual([false, { status: 200, removals: true }]);
});

const mailbox = 'left@heron.example';

const addSubscriber = (db: Database) => insert(db, 'pre_launch_user', { email: mailbox, name: null, created_at: 1 });
const addTicket = (db: Database) => insert(db, 'ticket', { ...ticketRow(1), user_email: mailbox });

/** An app with a database in a file. `isInLog` is true while the write-ahead log of the file contains the mailbox. */
async function startOnFile() {
  const file = join(folder, 'hullo.sqlite');
  const app = await startApp({ target: { sqliteFile: file } });
  endings.push(app.close);
  return { ...app, file, isInLog: () => readFileSync(`${file}-wal`).includes(mailbox) };
}

/** A pruner whose clock has been right for two hours. It deletes nothing in the first hour. */
function pruneLater(deps: Pick<Parameters<typeof createPruner>[0], 'db' | 'remover'>) {
  let elapsed = 0;
  const clocks = { now: () => Date.now() + elapsed, monotonic: () => elapsed };
  const log = pino({ level: 'error' }, { write: (line) => expect.unreachable(line) });
  const pruner = createPruner({ ...deps, log, ...clocks });
  endings.push(pruner.end);
  elapsed = 2 * hour;
  return pruner;
}

type OnFile = Awaited<ReturnType<typeof startOnFile>>;

test.each<[string, (app: OnFile) => Promise<() => Promise<unknown>>]>([
  [
    'a deleted subscriber',
    async ({ db, call }) => {
      await addSubscriber(db);
      return () => call('GET', '/admin/app/pre/delete/1');
    },
  ],
  [
    'a subscriber who has not confirmed in time',
    async ({ db, remover }) => {
      await addSubscriber(db);
      const consent = { subscriber_id: 1, language: 'en', text_version: '1', asked_at: 1, purge_at: 1 };
      await db.insertInto('consent').values(consent).execute();
      return pruneLater({ db, remover }).prune;
    },
  ],
  [
    'a deleted ticket',
    async ({ db, call }) => {
      await addTicket(db);
      return () => call('POST', '/admin/conversation/ticket/delete/1');
    },
  ],
])('%s leaves the write-ahead log soon after the deletion', async (_, add) => {
  const app = await startOnFile();
  const remove = await add(app);
  expect(app.isInLog()).toBe(true);

  await remove();
  await vi.waitUntil(() => !app.isInLog());
});

/** SQLite takes 32,766 parameters in a statement, and each removal has three. */
const tooManyForOneStatement = 11_000;

/** Inserts this number of rows, whose numbers begin with 1, in batches that fit into a statement. */
async function insertMany<Name extends keyof Tables>(
  db: Database,
  table: Name,
  row: (n: number) => InsertObject<Tables, Name>,
) {
  const rows = rowsOf(tooManyForOneStatement, row);
  for (let from = 0; from < rows.length; from += 1_000) await insert(db, table, rows.slice(from, from + 1_000));
}

test('a person whose tickets are more than a statement has parameters is erased, and nothing is left to do', async () => {
  const { db, remover, rows, call, close } = await startApp();
  endings.push(close);
  await db.insertInto('users').values(userRow(1)).execute();
  await insertMany(db, 'ticket', (n) => ({ ...ticketRow(n), user_uuid: userRow(1).uuid }));

  expect(await call('POST', `/admin/users/delete/${userRow(1).uuid}`)).toMatchObject({ status: 200 });
  expect([await remover.run(), await rows('ticket'), await rows('pending_removal')]).toEqual([true, [], []]);
});

test('the server deletes more unconfirmed addresses than a statement has parameters', async () => {
  const { db, remover, close } = await startApp();
  endings.push(close);
  const asked = { language: 'en', text_version: '1', asked_at: 1, purge_at: 1 };
  await insertMany(db, 'pre_launch_user', (n) => ({ name: null, email: `${n}@heron.example`, created_at: 1 }));
  await insertMany(db, 'consent', (n) => ({ subscriber_id: n, ...asked }));
  const pruner = pruneLater({ db, remover });

  await pruner.prune();
  expect(await db.selectFrom('pre_launch_user').select('id').limit(1).execute()).toEqual([]);
});

test('calls for the remover that come while it runs share one more attempt', async () => {
  let attempts = 0;
  const observers = {
    onStatement: ({ query }: { query: { sql: string } }) => {
      if (query.sql.startsWith('select * from "pending_removal"')) attempts += 1;
    },
  };
  const { remover, close } = await startApp({ observers });
  endings.push(close);

  await Promise.all(Array.from({ length: 50 }, remover.run));
  const running = remover.run();
  await Promise.resolve(); // the attempt begins
  await Promise.all([running, ...Array.from({ length: 50 }, remover.run)]);
  expect(attempts).toBe(3);
});

test('a deleted ticket leaves the write-ahead log once no other process reads it', async () => {
  const { db, file, remover, call, isInLog } = await startOnFile();
  await addTicket(db);
  const otherProcess = new SqliteFile(file);
  endings.push(() => otherProcess.close());
  otherProcess.exec('begin; select * from ticket');
  await call('POST', '/admin/conversation/ticket/delete/1');
  expect([await remover.run(), isInLog()]).toEqual([false, true]);

  otherProcess.exec('commit');
  expect([await remover.run(), isInLog()]).toEqual([true, false]);
});
