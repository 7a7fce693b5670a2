import { join } from 'node:path';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/Database.ts';
import { createSite } from '#server/site/createSite.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { fillUsers } from './fillUsers.ts';
import { median } from './median.ts';
import { signInTo } from './serveDemo.ts';

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

const folder = temporaryFolder();
const db = await openDatabase({ sqliteFile: join(folder, 'bench.sqlite') });
const app = createApp({ db, media: diskStore(folder), site: createSite(join(folder, 'site')) });
const headers = { Authorization: `Bearer ${await signInTo(db)}` };

/** What is usually written: the rows are counted and skipped one by one, each time. */
async function readByOffset(page: number) {
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

async function readByApi(page: number) {
  const answer = await app.request(`/api/admin/user/list?page=${page}`, { method: 'POST', headers });
  const { data } = (await answer.json()) as { data: { data: unknown[]; total: number } };
  if (data.data.length !== perPage || data.total !== rows) throw new Error(`Page ${page} is not complete`);
}

async function timeOf(run: () => Promise<unknown>) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function measure(read: () => Promise<unknown>) {
  const times: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) times.push(await timeOf(read));
  return { median: median(times), slowest: Math.max(...times) };
}

const inWords = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;

console.log(
  `${rows.toLocaleString('en')} users made in ${((await timeOf(() => fillUsers(db, rows))) / 1000).toFixed(1)} s`,
);
const table: Record<string, Record<string, string>> = {};
let slowest = 0;
for (const [name, page] of Object.entries(pages)) {
  const ours = await measure(() => readByApi(page));
  const plain = await measure(() => readByOffset(page));
  slowest = Math.max(slowest, ours.slowest);
  table[`${name} (${page})`] = {
    'whole request, median': inWords(ours.median),
    slowest: inWords(ours.slowest),
    'OFFSET and COUNT(*), median': inWords(plain.median),
    'times faster': (plain.median / ours.median).toFixed(0),
  };
}
console.table(table);
console.log(`The slowest request took ${inWords(slowest)}; the budget is ${budgetInMilliseconds} ms.`);
process.exitCode = slowest < budgetInMilliseconds ? 0 : 1;
