import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { groupCommit } from './groupCommit.ts';
import { type Sqlite, SqliteFile } from './SqliteFile.ts';

let statements: string[];
let sqlite: Sqlite.Database;
let other: Sqlite.Database;
let commits: ReturnType<typeof groupCommit>;
beforeEach(() => {
  const folder = temporaryFolder();
  statements = [];
  const verbose = (statement: unknown) => statements.push(String(statement));
  sqlite = new SqliteFile(join(folder, 'group.sqlite'), { verbose });
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec('create table person (id integer primary key, friend integer references person (id))');
  other = new SqliteFile(join(folder, 'group.sqlite'));
  commits = groupCommit(sqlite);
  statements = [];
  return () => void [sqlite, other].map((file) => file.close());
});

const add = (id: number, friend: number | null = null) =>
  sqlite.prepare('insert into person values (?, ?)').run(id, friend);
const committedIds = () => other.prepare('select id from person order by id').pluck().all();

test('all writes of one turn of the event loop are one commit, and are not visible before it', async () => {
  const first = commits.write(() => add(1));
  const transaction = commits.begin();
  transaction.run(() => add(2));
  const second = transaction.commit();
  await Promise.resolve();
  expect(committedIds()).toEqual([]);

  await Promise.all([first.committed, second]);
  expect(committedIds()).toEqual([1, 2]);
  expect(statements.filter((statement) => /^(begin|commit)/.test(statement))).toEqual(['begin immediate', 'commit']);
});

test('a writer that fails or rolls back does not affect the others of its turn', async () => {
  const first = commits.write(() => add(1));
  expect(() => commits.write(() => add(1))).toThrow('UNIQUE');
  const transaction = commits.begin();
  transaction.run(() => add(2));
  expect(() => transaction.run(() => add(1))).toThrow('UNIQUE');
  transaction.rollback();
  const last = commits.write(() => add(3));

  await Promise.all([first.committed, last.committed]);
  expect(committedIds()).toEqual([1, 3]);
});

test('a transaction that outlasts the turn is committed with the others when it ends', async () => {
  const first = commits.write(() => add(1));
  const transaction = commits.begin();
  await new Promise(setImmediate);
  transaction.run(() => add(2));
  expect(committedIds()).toEqual([]);

  await transaction.commit();
  await first.committed;
  expect(committedIds()).toEqual([1, 2]);
});

test('a failed commit rejects every writer of the turn, and none of the next turn', async () => {
  const first = commits.write(() => {
    sqlite.pragma('defer_foreign_keys = on');
    return add(1);
  });
  const second = commits.write(() => add(2, 99));

  const results = await Promise.allSettled([first.committed, second.committed]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await commits.write(() => add(3)).committed;
  expect(committedIds()).toEqual([3]);
});

test('flush commits the waiting writes, but no open transaction', async () => {
  const { committed } = commits.write(() => add(1));
  commits.begin().run(() => add(2));
  commits.flush();

  await committed;
  expect(committedIds()).toEqual([1]);
});
