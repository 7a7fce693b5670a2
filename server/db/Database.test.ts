import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type Database, openDatabase } from './Database.ts';
import { SqliteFile } from './sqlite/SqliteFile.ts';

let folder: string;
let target: { sqliteFile: string };
beforeEach(() => {
  folder = temporaryFolder();
  target = { sqliteFile: join(folder, 'hullo.sqlite') };
});

/** Reads a pragma of the connection that writes. Reads have another connection. */
const pragma = (db: Database, name: string) =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(transaction);
    return Object.values(rows[0] ?? {})[0];
  });

const full = 2;

test('a file that is opened again still syncs to the disk before it acknowledges a write', async () => {
  await (await openDatabase(target)).destroy();

  const db = await openDatabase(target);
  expect(await pragma(db, 'journal_mode')).toBe('wal');
  expect(await pragma(db, 'synchronous')).toBe(full);
  expect(await pragma(db, 'foreign_keys')).toBe(1);
  await db.destroy();
});

test('a migration that fails half-way leaves nothing, so that the next start can do it', async () => {
  const inTheWay = new SqliteFile(target.sqliteFile);
  inTheWay.exec('create table recovery_code (hash text)');
  await expect(openDatabase(target)).rejects.toThrow('already exists');
  inTheWay.exec('drop table recovery_code');
  inTheWay.close();

  await (await openDatabase(target)).destroy();
});

test('the database never uses the id of a deleted row again', async () => {
  const db = await openDatabase(target);
  const add = () =>
    db.insertInto('faq').values({ question: 'Q', answer: 'A' }).returning('id').executeTakeFirstOrThrow();
  const { id } = await add();
  await db.deleteFrom('faq').where('id', '=', id).execute();

  expect((await add()).id).toBe(id + 1);
  await db.destroy();
});

/** A lock of another program, such as a backup. */
const lockFile = () => {
  const other = new SqliteFile(target.sqliteFile);
  other.exec('begin immediate');
  return other;
};

const faq = { question: 'Is it free?', answer: 'Yes.' };

test('while another process has the lock, reads continue and writes wait', async () => {
  const db = await openDatabase(target);
  const other = lockFile();
  const written = Promise.all([
    db.insertInto('faq').values(faq).execute(),
    db.transaction().execute((transaction) => transaction.insertInto('faq').values(faq).execute()),
  ]);
  expect(await db.selectFrom('faq').selectAll().execute()).toEqual([]);

  other.close();
  await written;
  expect(await db.selectFrom('faq').selectAll().execute()).toHaveLength(2);
  await db.destroy();
});

test('a writer waits for a lock no longer than the timeout', async () => {
  const db = await openDatabase(target, { timeoutInMs: 30 });
  const other = lockFile();

  await expect(db.insertInto('faq').values(faq).execute()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  other.close();
  await db.destroy();
});

test('a statement waits for an open transaction, and a rollback does not affect the statement', async () => {
  const db = await openDatabase(target);
  const failed = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('faq').values(faq).execute();
    await new Promise(setImmediate);
    throw new Error('never mind');
  });
  const other = db.insertInto('faq').values({ question: 'Is it safe?', answer: 'Yes.' }).execute();

  await expect(failed).rejects.toThrow('never mind');
  await other;
  expect(await db.selectFrom('faq').select('question').execute()).toEqual([{ question: 'Is it safe?' }]);
  await db.destroy();
});

test('a file that is not a database is refused', async () => {
  await expect(openDatabase({ sqliteFile: folder })).rejects.toThrow();
});
