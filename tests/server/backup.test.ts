import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { invite } from '#server/auth/administrators.ts';
import { rememberAddress } from '#server/auth/knownAddresses.ts';
import { passSecondFactor, setSecondFactor } from '#server/auth/secondFactor.ts';
import { createSession } from '#server/auth/sessions.ts';
import { newSecret } from '#server/auth/totp.ts';
import { hashFiles, type Manifest } from '#server/backup/Manifest.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { migrationsFor } from '#server/db/migrations/migrations.ts';
import { sqliteDialect } from '#server/db/sqlite/sqliteDialect.ts';
import { isRemoved } from '#server/erasure/eraseUser.ts';
import { sha256 } from '#server/hash.ts';
import { createToken, subscriberOf } from '#server/mail/consent.ts';
import { readSettings } from '#server/settings.ts';
import { png } from '#tests/support/images.ts';
import { consentRow, insert, selectAll, selectColumn, subscriberRow, userRow } from '#tests/support/rows.ts';
import { runCommand } from '#tests/support/runCommand.ts';
import { providerAt } from '#tests/support/startApp.ts';

const account = { id: 1, email: 'admin@example.com', secret: newSecret() };
const picture = 'category/large.png';

let parent: string;
/** A backup of a server with an account that has one of everything. */
let good: string;
/** The data folder that a test restores into. */
let data: string;

const openIn = (folder: string) => openDatabase({ sqliteFile: join(folder, 'hullo.sqlite') });

async function makeData(folder: string, question: string, bytes: number) {
  mkdirSync(join(folder, 'media/category'), { recursive: true });
  writeFileSync(join(folder, 'media', picture), randomBytes(bytes));
  writeFileSync(join(folder, 'removals.jsonl'), '');
  await using db = await openIn(folder);
  const now = Date.now();
  await insert(db, 'faq', { question, answer: 'So.' });
  await insert(db, 'administrator', { email: account.email, password_hash: 'a hash' });
  await setSecondFactor(db, account.id, { secret: account.secret, counter: 0 });
  await createSession(db, account.id, now);
  await rememberAddress(db, { email: account.email, address: '192.0.2.1' }, now);
  await invite(db, { email: 'invited@example.com', role: 'moderator' }, now);
  await insert(db, 'letter', { state: 'sending', preview_key: 'a key', created_at: now });
  await insert(db, 'category', { name: 'Film', type: 'interest', image: picture });
}

const settingsOf = (folder: string) => readSettings({ DATA_DIR: folder });

beforeAll(async () => {
  parent = temporaryFolder();
  await makeData(join(parent, 'source'), 'In the backup?', 2_000_000);
  await makeData(join(parent, 'old'), 'From before?', 10);
  good = (await makeBackup(settingsOf(join(parent, 'source')), join(parent, 'backups'))).backup;
});

function copyOfOld() {
  const copy = mkdtempSync(join(parent, 'data-'));
  cpSync(join(parent, 'old'), copy, { recursive: true });
  return copy;
}

beforeEach(() => {
  data = copyOfOld();
});

async function questionsIn(folder: string) {
  await using db = await openIn(folder);
  return await selectColumn(db, 'faq', 'question');
}

const filesIn = async (folder: string) => {
  const { 'in-use.lock': _, ...files } = await hashFiles(folder);
  return files;
};

/** Changes a backup, and returns the contents of its manifest from then on. */
type Change = (manifest: Manifest, folder: string) => unknown;

/** A changed copy of the good backup. */
function backupWith(change: Change) {
  const folder = mkdtempSync(join(parent, 'backup-'));
  cpSync(good, folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const changed = change(manifest, folder);
  writeFileSync(join(folder, 'manifest.json'), typeof changed === 'string' ? changed : JSON.stringify(changed));
  return folder;
}

const withoutPicture: Change = (manifest, folder) => {
  rmSync(join(folder, 'media', picture));
  return manifest;
};

/** Changes the database. The manifest names its new hash. */
const withDatabase =
  (damage: (bytes: Buffer) => Buffer): Change =>
  (manifest, folder) => {
    const bytes = damage(readFileSync(join(folder, 'hullo.sqlite')));
    writeFileSync(join(folder, 'hullo.sqlite'), bytes);
    return { ...manifest, files: { ...manifest.files, 'hullo.sqlite': { sha256: sha256(bytes) } } };
  };
const noDatabase = withDatabase(() => Buffer.from('garbage'));
const damaged = withDatabase((bytes) => bytes.fill(7, bytes.length / 2, bytes.length / 2 + 40_000));

test.each<[string, Change, string]>([
  ['a manifest that is cut off', (manifest) => JSON.stringify(manifest).slice(0, 100), 'is cut off'],
  ['an empty manifest', () => ({}), 'is cut off'],
  [
    'a manifest with a file that says nothing',
    (manifest) => ({ ...manifest, files: { 'hullo.sqlite': null } }),
    'is cut off',
  ],
  ['a manifest without files', (manifest) => ({ ...manifest, files: {} }), 'is cut off'],
  ['a file that is missing', withoutPicture, `is missing or damaged: media/${picture}.`],
  ['a database that is none', noDatabase, 'The database in the backup cannot be used (file is not a database)'],
  ['a damaged database', damaged, 'The database in the backup cannot be used ('],
])('%s is refused, and the data stay as they are', async (_, change, sentence) => {
  const before = await filesIn(data);
  const refusal = await restoreBackup(settingsOf(data), backupWith(change)).catch((error: Error) => error);

  expect(refusal).toMatchObject({ name: 'StartError', message: expect.stringContaining(sentence) });
  expect(String(refusal)).toContain(`Nothing was restored. ${data} is as it was.`);
  expect(await filesIn(data)).toEqual(before);
});

test('a backup of a newer version is refused', async () => {
  const newer = copyOfOld();
  await using db = await openIn(newer);
  await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
  const { backup } = await makeBackup(settingsOf(newer), join(parent, 'newer-backups'));

  await expect(restoreBackup(settingsOf(data), backup)).rejects.toThrow(
    'a newer version of this program has migrated it: this version does not know 999-future; start the newer version',
  );
  expect(await questionsIn(data)).toEqual(['From before?']);
});

test.each([
  ['the database', 8_192],
  ['a picture', 1_500_000],
])('a restore without disk space for %s says so and changes nothing', async (_, maxFileBytes) => {
  const before = await filesIn(data);
  const { code, out, error } = await runCommand('restore', [good], { DATA_DIR: data }, '', { maxFileBytes });

  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toMatch(new RegExp(`^Nothing was restored. ${data} is as it was.\n.*EFBIG.*\n$`));
  expect(await filesIn(data)).toEqual(before);
  expect(await questionsIn(data)).toEqual(['From before?']);
});

test('a backup to a full disk says so, and leaves no files', async () => {
  const target = join(parent, 'full');
  const environment = { DATA_DIR: join(parent, 'source') };
  const { code, out, error } = await runCommand('backup', [target], environment, '', { maxFileBytes: 8_192 });

  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toMatch(/^No backup was made.\n.+\n$/);
  expect(readdirSync(target)).toEqual([]);
});

test.each([
  ['the folder of the pictures', () => join(data, 'media')],
  ['a new folder below it', () => join(data, 'media/category/new')],
  ['the folder of earlier builds', () => join(data, 'builds')],
  ['a link to one', () => join(data, 'link')],
])('a backup into %s is refused', async (_, folder) => {
  symlinkSync(join(data, 'media'), join(data, 'link'));
  const before = await filesIn(data);
  const { code, out, error } = await runCommand('backup', [folder()], { DATA_DIR: data });

  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toMatch(/^No backup was made.\n.+ belongs to the server. Choose another folder.\n$/);
  expect(await filesIn(data)).toEqual(before);
});

test('a backup into a file system that refuses ends', async () => {
  await expect(makeBackup(settingsOf(data), '/proc/backups')).rejects.toThrow('No backup was made.');
});

test('a restore ends sessions, invitations, known addresses and old codes, and pauses letters', async () => {
  const before = Date.now();
  await restoreBackup(settingsOf(data), good);

  await using db = await openIn(data);
  for (const table of ['session', 'invitation', 'known_address'] as const)
    expect(await selectAll(db, table)).toEqual([]);
  const totp = new TOTP({ secret: Secret.fromBase32(account.secret) });
  const attempt = { code: totp.generate({ timestamp: before }), now: before, isRequired: true, isKnownAddress: true };
  const restored = { id: 1, totp_secret: account.secret, wrong_codes: 0 };
  expect(await passSecondFactor(db, restored, attempt)).toMatchObject({ refusal: { status: 401 } });
  expect(await selectColumn(db, 'letter', 'state')).toEqual(['paused']);
  const entry = { resource: 'backup', operation: 'restoreBackup', administrator_id: null };
  const after = expect.stringContaining('"by":"operator"');
  expect(await selectAll(db, 'audit')).toMatchObject([{ ...entry, after }]);
  expect(await questionsIn(data)).toEqual(['In the backup?']);
});

test('a restore repeats the removals since the backup, and keeps the journal', async () => {
  const source = copyOfOld();
  const person = userRow(1);
  await using before = await openIn(source);
  await insert(before, 'users', [person, userRow(2)]);
  const { backup } = await makeBackup(settingsOf(source), join(parent, 'removed-backups'));
  const journal = `${JSON.stringify({ at: Date.now(), kind: 'user', key: person.uuid })}\n{"at":`;
  writeFileSync(join(data, 'removals.jsonl'), journal);

  const { code, out, error } = await runCommand('restore', [backup], { DATA_DIR: data });
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toContain('removals  1 of removals.jsonl');
  expect(readFileSync(join(data, 'removals.jsonl'), 'utf8')).toBe(journal);
  const written = readdirSync(data).filter((name) => name.startsWith('hullo.sqlite'));
  expect(written).toEqual(['hullo.sqlite']);
  expect(readFileSync(join(data, 'hullo.sqlite')).includes(person.email)).toBe(false);
  await using db = await openIn(data);
  expect(await selectColumn(db, 'users', 'uuid')).toEqual([userRow(2).uuid]);
  expect(await isRemoved(db, person.uuid)).toBe(true);
});

test.each([
  ['is missing', () => rmSync(join(data, 'removals.jsonl')), 'removals.jsonl is missing. Copy it'],
  ['has a line that is no entry', () => writeFileSync(join(data, 'removals.jsonl'), 'x\n'), 'no entries: 1. Repair'],
])('a restore refuses a removal journal that %s, and changes nothing', async (_, damage, reason) => {
  damage();
  const refusal = await restoreBackup(settingsOf(data), good).catch((error: Error) => error);

  expect(String(refusal)).toMatch(/Nothing was restored.*\n/);
  expect(String(refusal)).toContain(reason);
  expect(await questionsIn(data)).toEqual(['From before?']);
});

test.each([1, 2])(
  'the unsubscription of row %i holds after the restore of an older backup that has its address twice',
  async (row) => {
    const source = copyOfOld();
    rmSync(join(source, 'hullo.sqlite'));
    {
      const dialect = sqliteDialect(join(source, 'hullo.sqlite'), { lockTimeoutInMs: 1_000 });
      await using old: Database = new Kysely({ dialect });
      const provider = { getMigrations: async () => migrationsFor('sqlite') };
      const { error } = await new Migrator({ db: old, provider }).migrateTo('037-devicesAndDays');
      expect(error).toBeUndefined();
      const emails = ['ada@xn--mnchen-3ya.example', 'ada@münchen.example'];
      for (const email of emails) await insert(old, 'pre_launch_user', subscriberRow(email));
      for (const id of [1, 2]) await insert(old, 'consent', consentRow(id, { confirmed_at: 1 }));
      await insert(old, 'category', { name: 'Film', type: 'interest', image: picture });
    }
    const { backup } = await makeBackup(settingsOf(source), join(parent, `older-backups-${row}`));
    writeFileSync(join(data, 'removals.jsonl'), JSON.stringify({ at: 5, kind: 'unsubscribed', key: String(row) }));
    await restoreBackup(settingsOf(data), backup);

    await using db = await openIn(data);
    expect(await selectAll(db, 'consent')).toMatchObject([{ subscriber_id: 2, unsubscribed_at: 5 }]);
  },
);

test('a link to unsubscribe that was sent after a backup still works when it is restored, for its subscriber only', async () => {
  const source = copyOfOld();
  await using before = await openIn(source);
  await insert(before, 'pre_launch_user', subscriberRow('ada@example.com', 1));
  const { backup } = await makeBackup(settingsOf(source), join(parent, 'linked-backups'));
  await insert(before, 'pre_launch_user', subscriberRow('bea@example.com', 2));
  const linkOf = async (db: Database, subscriberId: number) =>
    (await createToken(db, { purpose: 'unsubscribe', subscriberId, now: 4 })) ?? '';
  const links = [await linkOf(before, 1), await linkOf(before, 2)];

  await restoreBackup(settingsOf(data), backup);
  await using db = await openIn(data);
  await insert(db, 'pre_launch_user', subscriberRow('cid@example.com', 3));
  expect(await selectColumn(db, 'pre_launch_user', 'id')).toEqual([1, 2]);
  links.push(await linkOf(db, 2));
  const found = links.map((token) => subscriberOf(db, token, { purpose: 'unsubscribe', now: 4 }));
  expect(await Promise.all(found)).toEqual([1, null, 2]);

  await db.deleteFrom('pre_launch_user').execute();
  expect(await subscriberOf(db, links[0] ?? '', { purpose: 'unsubscribe', now: 4 })).toBeNull();
});

test('a backup has no key of hashed addresses, and replaces older backups', async () => {
  await using db = await openIn(data);
  const [key] = await selectColumn(db, 'hash_key', 'key');
  const backups = join(parent, 'kept');
  await makeBackup(settingsOf(data), backups);
  const { backup, removed } = await makeBackup(settingsOf(data), backups, { keep: 1 });

  expect(removed).toHaveLength(1);
  expect(readdirSync(backups).map((name) => join(backups, name))).toEqual([backup]);
  expect(readFileSync(join(backup, 'hullo.sqlite'), 'latin1')).not.toContain(key);
  await expect(restoreBackup(settingsOf(data), backups)).rejects.toThrow('is not a backup');
});

test('an upload that no row refers to stays out of a backup', async () => {
  mkdirSync(join(data, 'media/evidence'));
  writeFileSync(join(data, 'media/evidence/erased.png'), 'a picture');
  const { backup } = await makeBackup(settingsOf(data), join(parent, 'without'));

  const pictures = readdirSync(join(backup, 'media'), { recursive: true });
  expect(pictures).toContain(picture);
  expect(pictures).not.toContain('evidence/erased.png');
});

/** The files and folders that others may use, as paths below a folder. */
const openToOthers = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((name) => (statSync(join(folder, String(name))).mode & 0o077) !== 0);

/** Lets others read a data folder or a backup. */
function openUp(folder: string) {
  for (const name of ['hullo.sqlite', 'media', 'media/category', `media/${picture}`])
    chmodSync(join(folder, name), 0o755);
}

test('only the owner can read the files of a backup or a restore, also in a folder that others could read', async () => {
  const source = copyOfOld();
  openUp(source);
  const backups = join(parent, 'private');
  expect(await runCommand('backup', [backups], { DATA_DIR: source })).toMatchObject({ code: 0 });
  expect(openToOthers(backups)).toEqual([]);

  const backup = join(backups, readdirSync(backups)[0] ?? '');
  openUp(backup);
  const elsewhere = mkdtempSync(join(parent, 'elsewhere-'));
  chmodSync(elsewhere, 0o755);
  expect(await runCommand('restore', [backup, '--without-journal'], { DATA_DIR: elsewhere })).toMatchObject({
    code: 0,
    out: expect.stringContaining('removals  none, because there is no removals.jsonl\n'),
  });
  expect(openToOthers(elsewhere)).toEqual([]);
});

const providerFor = async (url: string) => providerAt(url, await signIn(url));

test('a restore leaves out a link that was put into a backup, and the file that it leads to', async () => {
  const backup = join(temporaryFolder(), 'backup');
  const outside = join(temporaryFolder(), 'outside.png');
  cpSync(good, backup, { recursive: true });
  writeFileSync(outside, 'outside', { mode: 0o644 });
  symlinkSync(outside, join(backup, 'media/category/link.png'));
  await restoreBackup(settingsOf(data), backup);

  expect(readdirSync(join(data, 'media/category'))).toEqual(['large.png']);
  expect(statSync(outside).mode & 0o777).toBe(0o644);
});

test('a backup made during writes contains every row with its picture, and can be restored', async () => {
  const environment = { DATA_DIR: join(parent, 'written') };
  const server = await startServerProcess(environment);
  const provider = await providerFor(server.url);
  const addCategory = (name: string) =>
    provider.create('category', { data: { name, image: new File([png], 'one.png') } });
  await addCategory('Before');

  let isWriting = true;
  const writing = (async () => {
    let added = 0;
    for (; isWriting && added < 100; added += 1) await addCategory(`Meanwhile ${added}`);
    return added;
  })();
  const { code, out, error } = await runCommand('backup', [join(parent, 'meanwhile')], environment);
  isWriting = false;
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(await writing).toBeGreaterThan(0);

  const [, backup = ''] = /^backup {2}(.+)$/m.exec(out) ?? [];
  await expect(restoreBackup(readSettings(environment), backup)).rejects.toThrow('is in use by another server');
  await server.end('SIGTERM');

  await restoreBackup(settingsOf(data), backup);
  // A power cut may end the restore before its last step. The start takes it.
  mkdirSync(join(data, 'restore-1.ready'));
  for (const name of ['hullo.sqlite', 'media']) renameSync(join(data, name), join(data, 'restore-1.ready', name));
  const second = await startServerProcess({ DATA_DIR: data });
  const { data: categories } = await (await providerFor(second.url)).getList('category', {});
  expect(categories.map(({ name }) => name)).toContain('Before');
  for (const { image } of categories) expect((await fetch(`${second.url}/media/${image}`)).status).toBe(200);
  await second.end('SIGTERM');
}, 60_000);
