import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { addReport } from '#server/moderation/cases.ts';
import { insert, userRow } from '#tests/support/rows.ts';
import { sweepUploads } from './sweepUploads.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = temporaryFolder();
  db = await openDatabase({ sqliteFile: ':memory:' });
  mkdirSync(join(folder, 'category'));
});
afterEach(async () => {
  await db.destroy();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
const put = (name: string, days: number, into = 'category') => {
  mkdirSync(join(folder, into), { recursive: true });
  writeFileSync(join(folder, into, name), 'a picture');
  utimesSync(join(folder, into, name), daysAgo(days), daysAgo(days));
};
const addRowsFor = (...names: string[]) =>
  insert(
    db,
    'category',
    names.map((name) => ({ name, type: 'interest' as const, image: `category/${name}` })),
  );
const uploads = () => readdirSync(join(folder, 'category')).sort();
const trashed = () => readdirSync(join(folder, '.trash')).sort();

test('half-written files are deleted, and pictures of the demo data stay', async () => {
  put('half.png.part', 0);
  put('ada.webp', 31, 'seed');
  await sweepUploads(db, folder);

  expect(uploads()).toEqual([]);
  expect(readdirSync(join(folder, 'seed'))).toEqual(['ada.webp']);
});

test('a picture that no row refers to moves to the trash after a month, and back when a row refers to it again', async () => {
  put('named.png', 90);
  put('old.png', 31);
  put('new.png', 29);
  await addRowsFor('named.png');

  expect(await sweepUploads(db, folder)).toEqual({ putAside: 1, broughtBack: 0 });
  expect(uploads()).toEqual(['named.png', 'new.png']);
  expect(trashed()).toEqual(['old.png']);

  await addRowsFor('old.png');
  expect(await sweepUploads(db, folder)).toEqual({ putAside: 0, broughtBack: 1 });
  expect(uploads()).toEqual(['named.png', 'new.png', 'old.png']);
});

test('photos of users stay, and so does evidence in both of its columns', async () => {
  const names = ['photo.png', 'shot.png', 'lost-photo.png', 'first.png', 'second.png', 'lost.png'];
  const folderOf = (name: string) => (/photo|shot/.test(name) ? 'people' : 'evidence');
  for (const name of names) put(name, 31, folderOf(name));
  const photos = { profile_picture: 'people/photo.png', shot_8: 'people/shot.png' };
  await insert(db, 'users', { ...userRow(1), ...photos });
  const report = { user_uuid: userRow(1).uuid, reason: 'spam', created_at: 1, evidence: 'evidence/first.png' } as const;
  const { id: report_id } = await addReport(db, report);
  await db.insertInto('report_evidence').values({ report_id, picture: 'evidence/second.png' }).execute();

  expect(await sweepUploads(db, folder)).toEqual({ putAside: 2, broughtBack: 0 });
  expect(trashed()).toEqual(['lost-photo.png', 'lost.png']);
});

test('no picture moves if the database refers to no upload', async () => {
  put('old.png', 400);

  expect(await sweepUploads(db, folder)).toEqual({ putAside: 0, broughtBack: 0 });
  expect(uploads()).toEqual(['old.png']);
});

test('a folder among the pictures is ignored', async () => {
  mkdirSync(join(folder, 'category', 'lost+found'));
  await addRowsFor('named.png');

  await sweepUploads(db, folder);
  expect(uploads()).toEqual(['lost+found']);
});
