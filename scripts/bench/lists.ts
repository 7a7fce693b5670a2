import { parseArgs } from 'node:util';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createApp } from '#server/app.ts';
import { type DatabaseTarget, openDatabase } from '#server/db/Database.ts';
import { createSite } from '#server/site/createSite.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { fillService } from './fillService.ts';
import { fillUsers } from './fillUsers.ts';
import { median } from './median.ts';
import { signInTo } from './serveDemo.ts';

const users = 100_000;
const sizes = { cases: 20_000, tickets: 100_000, audit: 1_000_000 };
const repeats = 9;
const budgetInMilliseconds = 50;
const fillingMayTakeMs = 10 * 60_000;

const person = '00000000-0000-4000-8000-000000000777';
const { cases, tickets, audit } = sizes;

/** What a screen asks for, by what the table calls it. */
const requests = {
  'users, first page': 'POST /admin/user/list?page=1',
  'users, middle': `POST /admin/user/list?page=${users / 20}`,
  'users, last': `POST /admin/user/list?page=${users / 10}`,
  'a user': `GET /admin/user/detail/${person}`,
  'cases, first page': 'GET /admin/moderation/case/list',
  'cases, middle': `GET /admin/moderation/case/list?cursor=${cases / 2}`,
  'cases, last': `GET /admin/moderation/case/list?cursor=${cases - 40}`,
  'cases of a user': `GET /admin/moderation/case/list?users=${person}`,
  'appeals, first page': 'GET /admin/moderation/appeal/list',
  'kept out, first page': 'GET /admin/users/sanction/list',
  'kept out, last': 'GET /admin/users/sanction/list?cursor=30',
  'kept out now': 'GET /admin/users/sanction/list?state=suspended',
  'kept out now, last': 'GET /admin/users/sanction/list?state=suspended&cursor=30',
  removed: 'GET /admin/users/sanction/list?state=removed',
  'kept out, of a user': `GET /admin/users/sanction/list?users=${person}`,
  'tickets, first page': 'GET /admin/ticket/list/0?page=1',
  'tickets, middle': `GET /admin/ticket/list/0?page=${tickets / 40}`,
  'tickets, last': `GET /admin/ticket/list/0?page=${tickets / 20}`,
  'messages of a ticket': `GET /admin/conversation/message/list?ticket=${tickets / 2}`,
  'audit, first page': 'GET /admin/audit/list',
  'audit, middle': `GET /admin/audit/list?cursor=${audit / 2}`,
  'audit, last': 'GET /admin/audit/list?cursor=26',
  'audit by what was done': 'GET /admin/audit/list?operation=delete&resource=users',
  'audit of nothing': 'GET /admin/audit/list?operation=invite&resource=users',
  'audit of a row': `GET /admin/audit/list?users=777`,
  'what waits': 'GET /admin/metrics',
  'a year by day': 'GET /admin/metrics/days?day_gte=2025-01-01',
};

async function measure(name: string, target: DatabaseTarget) {
  const db = await openDatabase(target, { timeoutInMs: fillingMayTakeMs });
  const now = Date.now();
  const headers = { Authorization: `Bearer ${await signInTo(db)}` };
  await fillUsers(db, users);
  await fillService(db, sizes, now);
  const folder = temporaryFolder();
  const { request } = createApp({ db, media: diskStore(folder), site: createSite(folder), rateLimit: 'off' });

  const timeOf = async (call: string) => {
    // Read anew: what has not changed is answered from memory.
    await db
      .updateTable('write_probe')
      .set({ at: Math.floor(performance.now()) })
      .execute();
    const [method, path] = call.split(' ');
    const start = performance.now();
    const answer = await request(`/api${path}`, { method, headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${call} was answered with ${answer.status}`);
    return performance.now() - start;
  };

  const table: Record<string, Record<string, string>> = {};
  let slowestMedian = 0;
  for (const [page, call] of Object.entries(requests)) {
    const times: number[] = [];
    for (let turn = 0; turn < repeats; turn += 1) times.push(await timeOf(call));
    slowestMedian = Math.max(slowestMedian, median(times));
    table[page] = { 'median, ms': median(times).toFixed(1), 'slowest, ms': Math.max(...times).toFixed(1) };
  }
  await db.destroy();
  console.log(name);
  console.table(table);
  return slowestMedian;
}

const { values } = parseArgs({ options: { database: { type: 'string', default: 'sqlite,postgres' } } });
const slowest: number[] = [];
for (const database of values.database.split(',')) {
  if (database === 'sqlite') slowest.push(await measure(database, { sqliteFile: `${temporaryFolder()}/bench.sqlite` }));
  else {
    const postgres = await startPostgres();
    const postgresUrl = await postgres.createDatabase();
    slowest.push(await measure(database, { postgresUrl }).finally(() => postgres.stop()));
  }
}
console.log(`The slowest page took ${Math.max(...slowest).toFixed(1)} ms; the budget is ${budgetInMilliseconds} ms.`);
process.exitCode = Math.max(...slowest) < budgetInMilliseconds ? 0 : 1;
