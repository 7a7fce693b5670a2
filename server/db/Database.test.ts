import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { StartError } from '#server/errors.ts';
import { insert, selectAll, selectColumn } from '#tests/support/rows.ts';
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
const faq = { question: 'Is it free?', answer: 'Yes.' };

test('a file that is opened again still syncs to the disk before it acknowledges a write', async () => {
  await db.destroy();
  db = await openDatabase(target);

  const names = ['journal_mode', 'synchronous', 'foreign_keys'];
  expect(await Promise.all(names.map(pragma))).toEqual(['wal', full, 1]);
});

test.each([
  ['postgres://ada:%e9@localhost/hullo', 'DATABASE_URL cannot be used (URI malformed).'],
  [
    'postgres://localhost/hullo?sslrootcert=/none.pem',
    'DATABASE_URL cannot be used (ENOENT: no such file or directory',
  ],
])('%s is refused with a sentence for the operator', async (postgresUrl, message) => {
  const opened = openDatabase({ postgresUrl });
  await expect(opened).rejects.toBeInstanceOf(StartError);
  await expect(opened).rejects.toThrow(message);
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
  await insert(db, 'faq', faq);
  await db.deleteFrom('faq').execute();
  await insert(db, 'faq', faq);

  expect(await selectColumn(db, 'faq', 'id')).toEqual([2]);
});

/** A lock of another program, such as a backup. */
const lockFile = () => {
  const other = new SqliteFile(target.sqliteFile);
  other.exec('begin immediate');
  return other;
};

test('while another process has the lock, reads continue and writes wait', async () => {
  const other = lockFile();
  const inTransaction = db.transaction().execute((transaction) => insert(transaction, 'faq', faq));
  const written = Promise.all([insert(db, 'faq', faq), inTransaction]);
  expect(await selectAll(db, 'faq')).toEqual([]);

  other.close();
  await written;
  expect(await selectAll(db, 'faq')).toHaveLength(2);
});

test('a writer waits for a lock no longer than the timeout', async () => {
  await db.destroy();
  db = await openDatabase(target, { timeoutInMs: 30 });
  const other = lockFile();

  await expect(insert(db, 'faq', faq)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  other.close();
});

test('a statement waits for an open transaction, and a rollback does not affect the statement', async () => {
  const failed = db.transaction().execute(async (transaction) => {
    await insert(transaction, 'faq', faq);
    await new Promise(setImmediate);
    throw new Error('never mind');
  });
  const other = insert(db, 'faq', { question: 'Is it safe?', answer: 'Yes.' });

  await expect(failed).rejects.toThrow('never mind');
  await other;
  expect(await selectColumn(db, 'faq', 'question')).toEqual(['Is it safe?']);
});
