import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { insert, selectAll } from '#tests/support/rows.ts';
import { cacheUntilChange } from './cacheUntilChange.ts';
import { SqliteFile } from './SqliteFile.ts';

let sqliteFile: string;
let db: Database;
let reads: number;
beforeEach(async () => {
  sqliteFile = join(temporaryFolder(), 'hullo.sqlite');
  db = await openDatabase({ sqliteFile });
  reads = 0;
  return () => db.destroy();
});

const countQuestions = async (db: Database) => {
  reads += 1;
  return (await selectAll(db, 'faq')).length;
};
const count = cacheUntilChange((db, _: string) => countQuestions(db));
const ask = (db: Database) => insert(db, 'faq', { question: 'Q', answer: 'A' });

test('each key is read once until the database changes', async () => {
  expect([await count(db, 'one'), await count(db, 'one'), await count(db, 'other')]).toEqual([0, 0, 0]);
  expect(reads).toBe(2);
});

test('each read after an acknowledged write sees it, also while other writes run', async () => {
  let acknowledged = 0;
  const writeAndRead = async () => {
    for (let round = 0; round < 25; round += 1) {
      await ask(db);
      acknowledged += 1;
      const atLeast = acknowledged;
      expect(await count(db, 'all')).toBeGreaterThanOrEqual(atLeast);
    }
  };
  await Promise.all([writeAndRead(), writeAndRead(), writeAndRead(), writeAndRead()]);

  expect(await count(db, 'all')).toBe(100);
});

test('a write of another process is visible at once', async () => {
  const other = new SqliteFile(sqliteFile);
  for (let number = 1; number <= 3; number += 1) {
    other.exec(`insert into faq (question, answer) values ('Q', 'A')`);
    expect(await count(db, 'all')).toBe(number);
  }
  other.close();
});

test('a value that changes during its read is read again', async () => {
  const countAndChange = cacheUntilChange(async (db, _: string) => {
    const questions = await countQuestions(db);
    if (reads === 1) await ask(db);
    return questions;
  });

  expect([await countAndChange(db, 'all'), await countAndChange(db, 'all')]).toEqual([0, 1]);
});

test('a transaction reads its own writes, and a database in memory every time', async () => {
  await count(db, 'all');
  await db.transaction().execute(async (transaction) => {
    await ask(transaction);
    expect(await count(transaction, 'all')).toBe(1);
  });

  const inMemory = await openDatabase({ sqliteFile: ':memory:' });
  await count(inMemory, 'all');
  await ask(inMemory);
  expect(await count(inMemory, 'all')).toBe(1);
  await inMemory.destroy();
});

test('a list read from end to end does not stay in memory', async () => {
  for (let page = 0; page <= 1_000; page += 1) await count(db, String(page));
  const before = reads;
  await count(db, '0');
  expect(reads).toBe(before + 1);
});
