import { join } from 'node:path';
import { type CompiledQuery, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { insert, rowsOf, subscriberRow } from '#tests/support/rows.ts';
import { createPageReader } from './createPageReader.ts';

const readIds = createPageReader({
  name: 'preLaunch',
  table: 'pre_launch_user',
  time: 'created_at',
  columns: ['id'],
  toItem: ({ id }) => id,
});
const hour = 3_600_000;
const start = Date.UTC(2025, 0, 1);

let db: Database;
let statements: CompiledQuery[];
beforeEach(async () => {
  statements = [];
  const onStatement = ({ query }: { query: CompiledQuery }) => void statements.push(query);
  // A database in a file, because pages are cached only there.
  db = await openDatabase({ sqliteFile: join(temporaryFolder(), 'hullo.sqlite') }, { onStatement });
  return () => db.destroy();
});

async function fill(count: number, momentOf: (n: number) => number) {
  const rows = rowsOf(count, (n) => subscriberRow(`${n}@example.com`, momentOf(n)));
  await insert(db, 'pre_launch_user', rows);
}

const page = (number: number) => readIds(db, { page: number });

const inOrder = async () => {
  const newestFirst = db.selectFrom('pre_launch_user').orderBy('created_at', 'desc').orderBy('id', 'desc');
  return (await newestFirst.select('id').execute()).map(({ id }) => id);
};

const allPages = async (lastPage: number) => {
  const ids: number[] = [];
  for (let number = 1; number <= lastPage; number += 1) ids.push(...(await page(number)).data);
  return ids;
};

test('an empty list has one page without rows', async () => {
  const none = { current_page: 1, last_page: 1, total: 0, per_page: 10, from: null, to: null };
  expect(await page(1)).toEqual({ data: [], ...none });
});

test('`from` and `to` count rows from 1, the last page has the remaining rows, and later pages have none', async () => {
  await fill(95, (n) => start + n);

  expect(await page(1)).toMatchObject({ current_page: 1, last_page: 10, total: 95, per_page: 10, from: 1, to: 10 });
  expect(await page(10)).toMatchObject({ data: [5, 4, 3, 2, 1], current_page: 10, from: 91, to: 95 });
  for (const number of [11, 1_000_000_000, Number.MAX_SAFE_INTEGER])
    expect(await page(number)).toMatchObject({ data: [], current_page: number, last_page: 10, from: null, to: null });
});

test.each([
  ['a moment of its own for every row', (n: number) => start + n * hour],
  ['the newest row first', (n: number) => start - n * hour],
  ['three rows a moment', (n: number) => start + Math.floor(n / 3) * 7 * hour],
  ['one moment for all', () => start],
  ['gaps of months', (n: number) => start + Math.floor(n / 40) * 2_000 * hour + (n % 40)],
  ['moments before 1970', (n: number) => (n - 1_000) * 50 * hour],
  ['moments in no order', (n: number) => start + ((n * 7_919) % 2_003) * hour],
])('with %s, all pages together are the table in order', async (_, momentOf) => {
  await fill(1_995, momentOf);

  expect(await allPages(200)).toEqual(await inOrder());
});

test('after deletes in all parts of the list, all pages together are still the table in order', async () => {
  await fill(2_400, (n) => start + n * hour);
  await allPages(240);
  await db.deleteFrom('pre_launch_user').where(sql<number>`id % 5`, '=', 0).execute();
  await db.deleteFrom('pre_launch_user').where('id', '>=', 700).where('id', '<', 1_100).execute();

  const expected = await inOrder();
  expect(await allPages(Math.ceil(expected.length / 10))).toEqual(expected);
});

test('a page in the middle of a long list is found without skipping all rows before it', async () => {
  await fill(6_000, (n) => start + n * hour);
  await page(300);

  const rowsSkipped = statements.at(-1)?.parameters.at(-1);
  expect(rowsSkipped).toBe(4);
});

test('stored counts equal COUNT(*) after inserts, refused inserts, updates and deletes', async () => {
  await fill(60, (n) => start + n * 300 * hour);
  const repeated = db.insertInto('pre_launch_user').values(subscriberRow('7@example.com', start));
  await repeated.onConflict((conflict) => conflict.doNothing()).execute();
  await db.updateTable('pre_launch_user').set({ created_at: start }).where('id', '<', 20).execute();
  await db.deleteFrom('pre_launch_user').where('id', '>', 50).execute();

  const spans = sql<{ level: number; bucket: number; rows: number }>`
    select 0 as level, 0 as bucket, count(*) as rows from pre_launch_user
    union all select 1, created_at >> 31, count(*) from pre_launch_user group by 2
    union all select 2, created_at >> 24, count(*) from pre_launch_user group by 2
    order by level, bucket`;
  const stored = db.selectFrom('row_count').where('list', '=', 'preLaunch').where('rows', '!=', 0);
  const inOrder = stored.select(['level', 'bucket', 'rows']).orderBy('level').orderBy('bucket');
  expect(await inOrder.execute()).toEqual((await spans.execute(db)).rows);
});
