import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { readRemovals } from '#server/erasure/removalJournal.ts';
import { mediaFolderIn, removalsIn, sqliteFileIn } from '#server/process/dataFolder.ts';
import { readSettings } from '#server/settings.ts';
import { createPruner } from '#server/start/createPruner.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { hour } from '#server/time/time.ts';
import { allRows, consentRow, insert, rowsOf, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { appToken, providerAt, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

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
beforeEach(() => {
  folder = temporaryFolder();
});

/** An app with the data folder of a server. `isInLog` is true while SQLite's write-ahead log contains the text. */
async function startOnFile() {
  const sqliteFile = sqliteFileIn(folder);
  const logged: string[] = [];
  const log = pino({}, { write: (line) => void logged.push(line) });
  const files = { target: { sqliteFile }, media: diskStore(mediaFolderIn(folder)), journal: removalsIn(folder) };
  const app = await startApp({ ...files, log, appToken, mail: idleMail });
  onTestFinished(app.close);
  return { ...app, logged, isInLog: (text: string) => readFileSync(`${sqliteFile}-wal`).includes(text) };
}

type OnFile = Awaited<ReturnType<typeof startOnFile>>;

/** A picture with a background of this colour. */
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

/** Stores every kind of data by Ada and about her: rows, pictures and mails. Her first case is decided, and her second open. */
async function addAllDataOfAda(app: OnFile) {
  const { post, asApp } = app;
  for (const user of [ada, bea]) await asApp('user', { ...user, platform: 'ios' });
  await asApp('user', { ...ada, platform: 'ios', bio: personalTexts.bio, language: 'English' });
  await post('app/pre/create', { email: ada.email });

  await asApp('message', { user: ada.uuid, text: personalTexts.firstMessage });
  await asApp('message', { user: ada.uuid, text: personalTexts.secondMessage, ticket: 1 });
  await post('conversation/ticket/reply/1', { text: personalTexts.reply });
  await post('conversation/ticket/note/1', { text: personalTexts.note });
  await post('app/contact/create', { name: ada.name, email: ada.email, message: personalTexts.contact });
  await post('conversation/ticket/reply/2', { text: personalTexts.replyByMail });

  const about = { user: ada.uuid, reporter: bea.uuid, reason: 'harassment', text: personalTexts.reported };
  const chat = [{ author: 'reported', text: personalTexts.chat }];
  await asApp('report', { ...about, chat, pictures: [(await picture('#345678')).toString('base64')] });
  await post('moderation/case/note/1', { text: personalTexts.caseNote });
  const decision = { measure: 'suspend7', section: 'consent', note: personalTexts.decision };
  await post('moderation/case/decide/1', decision);
  await asApp('appeal', { user: ada.uuid, text: personalTexts.appeal });
  await asApp('report', { ...about, pictures: [(await picture('#876543')).toString('base64')] });
  const ownChat = [{ author: 'reporter', text: personalTexts.ownChat }];
  await asApp('report', { user: bea.uuid, reporter: ada.uuid, reason: 'spam', chat: ownChat });

  const photos = { profile_picture: 'people/1.png', shot_1: 'people/2.png' };
  for (const path of Object.values(photos)) await app.media.save(path, await picture('#111111'));
  await app.db.updateTable('users').set(photos).where('uuid', '=', ada.uuid).execute();
}

/** All rows of the database, like the bytes of a file. */
const rowsIn = async ({ db }: OnFile) => [['rows', Buffer.from(JSON.stringify(await allRows(db)))]] as const;

/** Every file below a folder, by its name. */
const filesIn = (from: string) =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name))] as const);

/** Texts that no file may contain after the erasure. */
const textual = [ada.name, ada.email, ...Object.values(personalTexts)];

const removal = { measure: 'remove', section: 'consent' };

type Contents = readonly (readonly [name: string, bytes: Buffer])[];

/** The names of these contents that contain secrets, each with the first bytes of the secret. */
const findSecrets = (contents: Contents, secrets: readonly (string | Buffer)[]) =>
  contents.flatMap(([name, bytes]) =>
    secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${name}: ${secret.toString('latin1', 0, 20)}`),
  );

test.each<[string, path: string, values: object, message: string]>([
  ['erased', `users/delete/${ada.uuid}`, {}, 'User deleted, with all personal data'],
  ['removed by a case', 'moderation/case/decide/2', removal, 'Case decided: removed permanently'],
])('a person who is %s is in no table, file, log line or new backup of SQLite', async (_, path, values, message) => {
  const app = await startOnFile();
  await addAllDataOfAda(app);
  const pictures = filesIn(mediaFolderIn(folder));
  const secrets = [...textual, ...pictures.map(([, bytes]) => bytes)];
  expect(pictures).toHaveLength(4);
  expect(findSecrets(await rowsIn(app), textual)).toHaveLength(textual.length);

  // Puts the list of users into the server's cache.
  await app.post('user/list');
  expect(await app.post(path, values)).toMatchObject({ status: 200, body: { message } });
  await app.remover.run();

  expect(findSecrets(await rowsIn(app), textual)).toEqual([]);
  expect(findSecrets(filesIn(folder), secrets)).toEqual([]);
  expect(findSecrets([['log', Buffer.from(app.logged.join())]], textual)).toEqual([]);
  expect(JSON.stringify(await app.post('user/list'))).not.toContain(ada.name);
  const { backup } = await makeBackup(readSettings({ DATA_DIR: folder }), join(folder, 'backups'));
  expect(findSecrets(filesIn(backup), secrets)).toEqual([]);
  expect((await readRemovals(removalsIn(folder)))?.map(({ kind, key }) => `${kind} ${key}`)).toEqual(
    expect.arrayContaining([`user ${ada.uuid}`, 'subscriber 1', 'ticket 1', 'ticket 2']),
  );
  expect(await app.asApp('user', { ...ada, platform: 'ios' })).toMatchObject({ status: 410 });
});

test('a picture that could not be deleted is deleted at the next start, and monitoring shows it until then', async () => {
  const token = 'a-token-for-prometheus';
  const start = async () => {
    const { url, end, output } = await startServerProcess({ DATA_DIR: folder, METRICS_TOKEN: token });
    onTestFinished(() => void end('SIGKILL'));
    const get = async (path: string) =>
      (await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })).text();
    const pending = async () => /^pending_removals (\d+)$/m.exec(await get('/metrics'))?.[1];
    const isDone = async () => (await get('/api/readyz')).match(/"status":true.*"removals":(true|false)/)?.[1];
    return { url, end, output, pending, isDone };
  };
  const first = await start();
  const photo = join(mediaFolderIn(folder), 'people/ada.png');
  await using db = await openDatabase({ sqliteFile: sqliteFileIn(folder) });
  await insert(db, 'users', { ...userRow(1), ...ada, profile_picture: 'people/ada.png' });
  // A folder with something in it cannot be deleted as a file.
  mkdirSync(join(photo, 'in the way'), { recursive: true });
  expect(await first.pending()).toBe('0');
  const { meta } = await providerAt(first.url, await signIn(first.url)).delete('users', { id: ada.uuid });
  expect(meta.message).toBe(
    'User deleted. Some of their files are still there, and the server will keep trying until they’re gone.',
  );
  expect([await first.isDone(), await first.pending()]).toEqual(['false', '1']);
  expect(first.output.out).toContain('A picture was not removed; it is tried again');

  await first.end('SIGKILL');
  rmSync(photo, { recursive: true });
  writeFileSync(photo, 'a picture');
  const second = await start();
  await vi.waitUntil(async () => (await second.pending()) === '0', { timeout: 20_000 });
  expect([existsSync(photo), await second.isDone()]).toEqual([false, 'true']);
});

const mailbox = 'left@heron.example';

/** Adds a subscriber whose time to confirm is over, and a ticket, both with this mailbox. */
async function addMailbox(db: Database) {
  await insert(db, 'pre_launch_user', subscriberRow(mailbox));
  await insert(db, 'consent', consentRow(1, { purge_at: 1 }));
  await insert(db, 'ticket', { ...ticketRow(1), user_email: mailbox });
}

/** A pruner whose clock has been right for two hours. It deletes nothing in the first hour. */
function pruneLater(deps: Pick<Parameters<typeof createPruner>[0], 'db' | 'remover'>) {
  let elapsed = 0;
  const clocks = { now: () => Date.now() + elapsed, monotonic: () => elapsed };
  const log = pino({ level: 'error' }, { write: (line) => expect.unreachable(line) });
  const pruner = createPruner({ ...deps, log, ...clocks });
  onTestFinished(pruner.end);
  elapsed = 2 * hour;
  return pruner;
}

test.each<[string, (app: OnFile) => Promise<unknown>]>([
  ['a deleted subscriber', ({ call }) => call('GET', '/admin/app/pre/delete/1')],
  ['a subscriber who has not confirmed in time', (app) => pruneLater(app).prune()],
  ['a deleted ticket', ({ post }) => post('conversation/ticket/delete/1')],
])('%s leaves the write-ahead log soon after the deletion', async (_, remove) => {
  const app = await startOnFile();
  await addMailbox(app.db);
  expect(app.isInLog(mailbox)).toBe(true);

  await remove(app);
  await vi.waitUntil(() => !app.isInLog(mailbox));
});

test('more removals than a statement has parameters are stored and done', async () => {
  const { db, remover, rows, close } = await startApp();
  onTestFinished(close);
  // SQLite takes 32,766 parameters in a statement, and each removal has three.
  const ids = rowsOf(11_000, (n) => n);
  await db.transaction().execute((transaction) => addRemovals(transaction, 'ticket', ids, 1));

  expect([await remover.run(), await rows('pending_removal')]).toEqual([true, []]);
});

test('the server deletes more unconfirmed addresses than one transaction does', async () => {
  const { db, remover, rows, insert, close } = await startApp();
  onTestFinished(close);
  const subscribers = rowsOf(501, (n) => subscriberRow(`${n}@heron.example`));
  const consents = rowsOf(501, (n) => consentRow(n, { purge_at: 1 }));
  await insert('pre_launch_user', subscribers);
  await insert('consent', consents);

  await pruneLater({ db, remover }).prune();
  expect(await rows('pre_launch_user')).toEqual([]);
});

test('a deleted ticket leaves the write-ahead log once no other process reads it', async () => {
  const { db, remover, post, isInLog } = await startOnFile();
  await addMailbox(db);
  const otherProcess = new SqliteFile(sqliteFileIn(folder));
  onTestFinished(() => void otherProcess.close());
  otherProcess.exec('begin; select * from ticket');
  await post('conversation/ticket/delete/1');
  expect([await remover.run(), isInLog(mailbox)]).toEqual([false, true]);

  otherProcess.exec('commit');
  expect([await remover.run(), isInLog(mailbox)]).toEqual([true, false]);
});
