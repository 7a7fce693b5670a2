import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './Database.ts';

let folder: string;
let target: { sqliteFile: string };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hullo-database-'));
  target = { sqliteFile: join(folder, 'hullo.sqlite') };
});
afterEach(() => rmSync(folder, { recursive: true }));

const pragma = async (db: Database, name: string) => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
};

const full = 2;

test('a file that is opened again still waits for the disk before it acknowledges a write', async () => {
  await (await openDatabase(target)).destroy();

  const db = await openDatabase(target);
  expect(await pragma(db, 'journal_mode')).toBe('wal');
  expect(await pragma(db, 'synchronous')).toBe(full);
  expect(await pragma(db, 'foreign_keys')).toBe(1);
  expect(await pragma(db, 'busy_timeout')).toBe(5_000);
  await db.destroy();
});

test('rows are still there after closing and opening', async () => {
  const first = await openDatabase(target);
  await first.insertInto('faq').values({ question: 'Is it free?', answer: 'Yes.' }).execute();
  await first.destroy();

  const second = await openDatabase(target);
  expect(await second.selectFrom('faq').selectAll().execute()).toEqual([
    { id: 1, question: 'Is it free?', answer: 'Yes.' },
  ]);
  await second.destroy();
});

test('the number of a deleted row is never given to another one', async () => {
  const db = await openDatabase(target);
  const add = () =>
    db.insertInto('faq').values({ question: 'Q', answer: 'A' }).returning('id').executeTakeFirstOrThrow();
  const { id } = await add();
  await db.deleteFrom('faq').where('id', '=', id).execute();

  expect((await add()).id).toBe(id + 1);
  await db.destroy();
});

test('sessions go with their administrator', async () => {
  const db = await openDatabase(target);
  await db.insertInto('administrator').values({ email: 'a@b.co', password_hash: 'hash' }).execute();
  await db
    .insertInto('session')
    .values({ token_hash: 'hash', administrator_id: 1, created_at: 0, used_at: 0 })
    .execute();
  await db.deleteFrom('administrator').execute();

  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('a file that is no database is refused', async () => {
  await expect(openDatabase({ sqliteFile: folder })).rejects.toThrow();
});
