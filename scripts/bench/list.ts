import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from '#server/app.ts';
import { createAdministrator } from '#server/auth/administrators.ts';
import { createSession } from '#server/auth/sessions.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { median } from './median.ts';

const rows = 1_000_000;
const perPage = 10;
const repeats = 15;
const budgetInMilliseconds = 50;

const pages = {
  first: 1,
  quarter: rows / 40,
  middle: rows / 20,
  'three quarters': (rows / 40) * 3,
  last: rows / perPage,
};

/** Two years of users, made by the database itself. */
const fill = (db: Database) =>
  sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})
    insert into users (uuid, name, email, created_at, platform, status, bio)
    select printf('00000000-0000-4000-8000-%012d', n), 'Person ' || n, 'person' || n || '@example.com',
      1700000000000 + n * 63000, case n % 3 when 0 then 'android' else 'ios' end, 'Active',
      'Likes long walks, short books and the sort of coffee that takes longer to make than to drink.'
    from numbers`.execute(db);

/** What is usually written: the rows are counted and skipped one by one, each time. */
async function readByOffset(db: Database, page: number) {
  await db.selectFrom('users').select(db.fn.countAll().as('total')).executeTakeFirstOrThrow();
  await db
    .selectFrom('users')
    .select(['uuid', 'name', 'email', 'created_at', 'location'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

async function measure(read: () => Promise<unknown>) {
  const times: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return { median: median(times), slowest: Math.max(...times) };
}

const inWords = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;

async function compare(db: Database, mediaFolder: string) {
  const app = createApp({ db, mediaFolder });
  const id = await createAdministrator(db, { email: 'bench@example.com', password: 'only-for-this-run' });
  const headers = { Authorization: `Bearer ${await createSession(db, id, Date.now())}` };

  const readByApi = async (page: number) => {
    const answer = await app.request(`/api/admin/user/list?page=${page}`, { method: 'POST', headers });
    const { data } = (await answer.json()) as { data: { data: unknown[]; total: number } };
    if (data.data.length !== perPage || data.total !== rows) throw new Error(`Page ${page} is not complete`);
  };

  const table: Record<string, Record<string, string>> = {};
  let slowest = 0;
  for (const [name, page] of Object.entries(pages)) {
    const ours = await measure(() => readByApi(page));
    const plain = await measure(() => readByOffset(db, page));
    slowest = Math.max(slowest, ours.slowest);
    table[`${name} (${page})`] = {
      'whole request, median': inWords(ours.median),
      slowest: inWords(ours.slowest),
      'OFFSET and COUNT(*), median': inWords(plain.median),
      'times faster': (plain.median / ours.median).toFixed(0),
    };
  }
  console.table(table);
  return slowest;
}

const folder = mkdtempSync(join(tmpdir(), 'hullo-bench-'));
const db = await openDatabase({ sqliteFile: join(folder, 'bench.sqlite') });
try {
  const start = performance.now();
  await fill(db);
  console.log(`${rows.toLocaleString('en')} users made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const slowest = await compare(db, folder);
  const isWithin = slowest < budgetInMilliseconds;
  console.log(`The slowest request took ${inWords(slowest)}; the budget is ${budgetInMilliseconds} ms.`);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await db.close();
  rmSync(folder, { recursive: true });
}
