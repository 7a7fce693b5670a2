import { BlockList } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { minute } from '#server/time/time.ts';
import { appForEachTest, logForEachTest } from '#tests/support/forEachTest.ts';
import { png } from '#tests/support/images.ts';
import { formOf } from '#tests/support/startApp.ts';

const { log, lines, entries } = logForEachTest();
const server = appForEachTest({ at: Date.UTC(2025, 8, 1), log });

const anonymous = { headers: { Authorization: '' } };
const readyz = () => server.call('GET', '/readyz', anonymous);
const addFaq = (answer: string) =>
  server.call('POST', '/admin/app/faq/create', { body: formOf({ question: 'Is it free?', answer }) });
const hasFreePages = async () =>
  (await sql<{ freelist_count: number }>`pragma freelist_count`.execute(server.db)).rows[0]?.freelist_count !== 0;

/** Leaves no page of the database free. Migrations free some. */
async function fillDatabase() {
  while (await hasFreePages()) await addFaq('Yes. '.repeat(900));
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(server.db);
}

const failures = () => entries().filter(({ level }) => level >= 40);

/** Opens the database as a file, and lets another program lock it. */
async function lockDatabase() {
  const target = { sqliteFile: join(temporaryFolder(), 'hullo.sqlite') };
  await server.restartWith({ target, database: { timeoutInMs: 30 } });
  const other = new SqliteFile(target.sqliteFile);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
}

test.each([
  ['is read-only', () => sql`pragma query_only = on`.execute(server.db)],
  ['is locked by another program', lockDatabase],
])('while the database %s, reads work, writes get Retry-After, and the server is not ready', async (_, prepare) => {
  await prepare();
  server.clock.now += 2 * minute;

  expect((await server.call('GET', '/admin/app/faq/list')).status).toBe(200);
  const { status, headers, body } = await addFaq('Yes.');
  const message = 'The service isn’t available right now. Please try again in a moment.';
  expect([status, headers.get('Retry-After'), body.message]).toEqual([503, '5', message]);
  expect((await readyz()).body.data).toEqual({ database: true, writing: false, disk: true, removals: true });
  expect((await server.call('GET', '/healthz', anonymous)).status).toBe(200);
});

test('a full database is reported to the administrator and in the log, and accepts writes again with free space', async () => {
  await fillDatabase();
  const { status, headers, body } = await addFaq('Yes. '.repeat(900));

  const message = 'The server has run out of space. Please tell whoever runs it.';
  expect([status, headers.get('Retry-After'), body.message]).toEqual([507, '60', message]);
  expect(failures()).toMatchObject([{ level: 50, outage: 'full', err: { code: 'SQLITE_FULL' } }]);
  await sql.raw('pragma max_page_count = 100000').execute(server.db);
  expect((await addFaq('Yes. '.repeat(900))).status).toBe(200);
});

test('a transaction in a full database fails with the first error, not with that of its end', async () => {
  await fillDatabase();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 200 && !statuses.includes(507); attempt += 1) {
    const email = `${attempt}${'a'.repeat(50)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
    statuses.push((await server.subscribe(email, { from: `192.0.2.${attempt}` })).status);
  }

  expect(statuses.at(-1)).toBe(507);
  expect(failures()).toMatchObject([{ err: { code: 'SQLITE_FULL' } }]);
});

test('a server whose database does not respond is alive but not ready', async () => {
  await server.db.destroy();
  const { status, headers, body } = await readyz();

  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect(body.data).toEqual({ database: false, writing: false, disk: true, removals: true });
  expect((await server.call('GET', '/healthz', anonymous)).status).toBe(200);
});

test('a picture is refused when the free space is below the reserve, and the server is not ready', async () => {
  await server.restartWith({ media: diskStore('/tmp/hullo-never-written', { reserve: Number.MAX_SAFE_INTEGER }) });
  const image = new File([png], 'one.png');
  const fields = { name: 'Hiking', type: 'interest', image };

  expect((await server.call('POST', '/admin/app/category/create', { body: formOf(fields) })).status).toBe(507);
  expect((await readyz()).body.data).toEqual({ database: true, writing: true, disk: false, removals: true });
});

test('the log warns once of a proxy that is not trusted, without an address', async () => {
  const headers = { Authorization: '', 'X-Forwarded-For': '198.51.100.7' };
  for (let attempt = 0; attempt < 3; attempt += 1) await server.call('GET', '/healthz', { headers });

  expect(failures()).toMatchObject([{ level: 40, msg: expect.stringContaining('TRUST_PROXY does not name') }]);
  expect(lines.join('')).not.toMatch(/192\.0\.2\.1|198\.51\.100\.7/);
});

test('every response has an id that is also in the log; only a trusted proxy may set it, and only a short one', async () => {
  const trustProxy = new BlockList();
  trustProxy.addAddress('10.0.0.1');
  await server.restartWith({ trustProxy });
  const request = (path: string, id: string, remoteAddress: string) =>
    server.app.request(path, { headers: { 'X-Request-Id': id } }, { incoming: { socket: { remoteAddress } } });
  const fromProxy = await request('/api/nowhere', 'from-the-proxy', '10.0.0.1');
  const forged = await request('/api/nowhere', 'from-a-visitor', '192.0.2.1');
  const page = await request('/media/none.png', 'x'.repeat(65), '10.0.0.1');
  await sql`drop table faq`.execute(server.db);
  const failed = await server.call('GET', '/admin/app/faq/list');

  const ids = entries().map(({ requestId }) => requestId);
  expect(fromProxy.headers.get('X-Request-Id')).toBe('from-the-proxy');
  for (const { headers } of [forged, page]) expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids).toEqual([fromProxy, forged, page, failed, failed].map(({ headers }) => headers.get('X-Request-Id')));
});
