import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type Database, openDatabase } from './Database.ts';
import { SqliteFile } from './sqlite/SqliteFile.ts';

let target: { sqliteFile: string };
let db: Database;
beforeEach(async () => {
  target = { sqliteFile: join(temporaryFolder(), 'hullo.sqlite') };
  db = await openDatabase(target);
  return () => db.destroy();
});

/** Reads a pragma of the connection that writes. Reads have another connection. */
const pragma = (name: string) =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(transaction);
    return Object.values(rows[0] ?? {})[0];
  });

const full = 2;

test('a file that is opened again still syncs to the disk before it acknowledges a write', async () => {
  await db.destroy();
  db = await openDatabase(target);

  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(full);
  expect(await pragma('foreign_keys')).toBe(1);
});

test('a migration that fails half-way leaves nothing, so that the next start can do it', async () => {
  const sqliteFile = `${target.sqliteFile}-new`;
  const inTheWay = new SqliteFile(sqliteFile);
  inTheWay.exec('create table recovery_code (hash text)');
  await expect(openDatabase({ sqliteFile })).rejects.toThrow('already exists');
  inTheWay.exec('drop table recovery_code');
  inTheWay.close();

  await (await openDatabase({ sqliteFile })).destroy();
});

test('the database never uses the id of a deleted row again', async () => {
  const add = () =>
    db.insertInto('faq').values({ question: 'Q', answer: 'A' }).returning('id').executeTakeFirstOrThrow();
  const { id } = await add();
  await db.deleteFrom('faq').where('id', '=', id).execute();

  expect((await add()).id).toBe(id + 1);
});

/** A lock of another program, such as a backup. */
const lockFile = () => {
  const other = new SqliteFile(target.sqliteFile);
  other.exec('begin immediate');
  return other;
};

const faq = { question: 'Is it free?', answer: 'Yes.' };

test('while another process has the lock, reads continue and writes wait', async () => {
  const other = lockFile();
  const written = Promise.all([
    db.insertInto('faq').values(faq).execute(),
    db.transaction().execute((transaction) => transaction.insertInto('faq').values(faq).execute()),
  ]);
  expect(await db.selectFrom('faq').selectAll().execute()).toEqual([]);

  other.close();
  await written;
  expect(await db.selectFrom('faq').selectAll().execute()).toHaveLength(2);
});

test('a writer waits for a lock no longer than the timeout', async () => {
  await db.destroy();
  db = await openDatabase(target, { timeoutInMs: 30 });
  const other = lockFile();

  await expect(db.insertInto('faq').values(faq).execute()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  other.close();
});

test('a statement waits for an open transaction, and a rollback does not affect the statement', async () => {
  const failed = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('faq').values(faq).execute();
    await new Promise(setImmediate);
    throw new Error('never mind');
  });
  const other = db.insertInto('faq').values({ question: 'Is it safe?', answer: 'Yes.' }).execute();

  await expect(failed).rejects.toThrow('never mind');
  await other;
  expect(await db.selectFrom('faq').select('question').execute()).toEqual([{ question: 'Is it safe?' }]);
});
