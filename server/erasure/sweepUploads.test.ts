import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { sweepUploads } from './sweepUploads.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hullo-sweep-'));
  db = await openDatabase({ sqliteFile: ':memory:' });
  mkdirSync(join(folder, 'category'));
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
const put = (name: string, days: number) => {
  writeFileSync(join(folder, 'category', name), 'a picture');
  utimesSync(join(folder, 'category', name), daysAgo(days), daysAgo(days));
};
const nameInRow = (...names: string[]) =>
  db
    .insertInto('category')
    .values(names.map((name) => ({ name, type: 'interest' as const, image: `category/${name}` })))
    .execute();
const uploads = () => readdirSync(join(folder, 'category')).sort();
const aside = () => readdirSync(join(folder, '.trash')).sort();

test('half-written files go, and the demo is left alone', async () => {
  put('half.png.part', 0);
  mkdirSync(join(folder, 'seed'));
  writeFileSync(join(folder, 'seed', 'ada.webp'), 'a picture of the demo');
  await sweepUploads(db, folder);

  expect(uploads()).toEqual([]);
  expect(readdirSync(join(folder, 'seed'))).toEqual(['ada.webp']);
});

test('a picture that no row names is put aside after a month, and one that a row names again comes back', async () => {
  put('named.png', 90);
  put('old.png', 31);
  put('new.png', 29);
  await nameInRow('named.png');

  expect(await sweepUploads(db, folder)).toEqual({ putAside: 1, broughtBack: 0 });
  expect(uploads()).toEqual(['named.png', 'new.png']);
  expect(aside()).toEqual(['old.png']);

  await nameInRow('old.png');
  expect(await sweepUploads(db, folder)).toEqual({ putAside: 0, broughtBack: 1 });
  expect(uploads()).toEqual(['named.png', 'new.png', 'old.png']);
});

test('a database that names no upload at all judges none of them', async () => {
  put('old.png', 400);

  expect(await sweepUploads(db, folder)).toEqual({ putAside: 0, broughtBack: 0 });
  expect(uploads()).toEqual(['old.png']);
});

test('a folder among the pictures stops nothing', async () => {
  mkdirSync(join(folder, 'category', 'lost+found'));
  await nameInRow('named.png');

  await sweepUploads(db, folder);
  expect(uploads()).toEqual(['lost+found']);
});
