import { setTimeout as after } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RaRecord } from 'ra-core';
import { plainReader } from '#admin/fields/reader/Reader.ts';
import { type PagesRead, readAllPages } from '#admin/list/reading/readAllPages.ts';
import { arrangeRecords } from '#admin/list/rows/arrangeRecords.ts';
import { searchRecords } from '#admin/list/rows/searchRecords.ts';
import { users } from '#admin/resources/users.ts';
import { createClient } from '#api/createClient.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';

const pages = 1_000;
const perPage = 10;
const answerInMs = 20;
const budgetInSeconds = 15;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const names = ['Amélie Laurent', 'Noor Haddad', '서지우', 'आरव शर्मा', 'Theo Brandt', 'Ngozi Eze', 'Iris Novák'];

const userOf = (n: number) => ({
  uuid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name: `${names[n % names.length]} ${n}`,
  email: `person${n}@example.com`,
  created_at: new Date(1_700_000_000_000 + n * 63_000).toISOString(),
});

/** The API, without a network: each answer takes its time and arrives as text. */
async function answer({ url }: Request) {
  const page = Number(new URL(url).searchParams.get('page'));
  await after(answerInMs);
  const from = (page - 1) * perPage + 1;
  const data = Array.from({ length: perPage }, (_, index) => userOf(from + index));
  const about = { current_page: page, last_page: pages, per_page: perPage, total: pages * perPage };
  return Response.json({ status: true, message: '', data: { data, ...about, from, to: from + perPage - 1 } });
}

const call = createClient({ base: 'http://api.test/api', token: () => 'token', language: () => 'en', fetch: answer });
const dataProvider = createDataProvider(call);

const heldBytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

function millisecondsOf(run: () => unknown) {
  const start = performance.now();
  run();
  return `${(performance.now() - start).toFixed(0)} ms`;
}

let told = 0;
const before = heldBytes();
const start = performance.now();
const processor = process.cpuUsage();
const read: PagesRead = await readAllPages({
  readPage: (page, signal) =>
    dataProvider.getList<RaRecord>('users', { pagination: { page, perPage }, filter: {}, signal }),
  signal: new AbortController().signal,
  onProgress: () => {
    told += 1;
  },
});
const seconds = (performance.now() - start) / 1_000;
const { user, system } = process.cpuUsage(processor);
const held = heldBytes() - before;
const rows = [...read.pages.values()].flat();
if (rows.length !== pages * perPage || read.missing.length > 0) throw new Error('Not every row was read');

const search = (text: string) => searchRecords(users, rows, { text, reader: plainReader });
const sort = { field: 'name', order: 'ASC' } as const;
console.table({
  [`${pages.toLocaleString('en')} pages of ${perPage} rows, ${answerInMs} ms an answer`]: `${seconds.toFixed(1)} s`,
  'of which processor time, the answers made included': `${((user + system) / 1e6).toFixed(1)} s`,
  'memory held by what was read': `${(held / 1e6).toFixed(1)} MB`,
  'times that a screen would be told': told,
  'first search through all rows': millisecondsOf(() => search('ame')),
  'search for one more letter': millisecondsOf(() => search('amel')),
  'all rows sorted by name': millisecondsOf(() =>
    arrangeRecords(users, rows, { filters: {}, sort, reader: plainReader }),
  ),
});
process.exitCode = seconds < budgetInSeconds ? 0 : 1;
