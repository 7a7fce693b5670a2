import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { crashRounds } from '#scripts/bench/crashRounds.ts';
import {
  administrator,
  serverProgram,
  signIn,
  spawnServer,
  startServerProcess,
} from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { formOf } from '#tests/support/startApp.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let token: string;

beforeAll(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'media/category'), { recursive: true });
  writeFileSync(join(folder, 'media/category/of-another-database.png'), 'a picture');
  utimesSync(join(folder, 'media/category/of-another-database.png'), 0, 0);
  server = await startServerProcess({ DATA_DIR: folder, DATABASE_TIMEOUT: '0.4', RATE_LIMIT: 'off' });
  token = await signIn(server.url);
  return () => server.end('SIGKILL');
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { ...init, headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'es' } });
const post = (path: string, fields: Record<string, string | File>) =>
  call(path, { method: 'POST', body: formOf(fields) });
const save = () => post('/api/admin/app/faq/create', { question: 'Is it free?', answer: 'Yes.' });
const uploads = () => readdirSync(join(folder, 'media/category'));

/** Limits the size of each file that the process writes, as a full disk does. */
const limitFiles = (bytes: string) => execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:`]);

test('a start with a database that refers to no pictures deletes none', () => {
  expect(uploads()).toEqual(['of-another-database.png']);
});

test('an upload that does not fit on the disk gets an error, and leaves no file', async () => {
  const noise = { create: { width: 1_000, height: 1_000, channels: 3 as const, noise: { type: 'gaussian' as const } } };
  const bytes = await sharp({ ...noise, create: { ...noise.create, background: '#f63' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const image = new File([new Uint8Array(bytes)], 'large.png');
  limitFiles('2000000'); // more than the database writes
  const refused = await post('/api/admin/app/category/create', { name: 'Hiking', type: 'interest', image });
  limitFiles('unlimited');

  expect(refused.status).toBe(507);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('espacio') });
  expect(uploads()).toEqual(['of-another-database.png']);
  expect((await save()).status).toBe(200);
});

test('while another process has the lock of the database, only writes are refused, and in time', async () => {
  const other = new SqliteFile(join(folder, 'hullo.sqlite'));
  other.exec('begin immediate');
  let isRefused = false;
  const saving = Promise.all([save(), save(), save()]).finally(() => {
    isRefused = true;
  });
  const reading = await Promise.all([call('/api/healthz'), call('/api/admin/app/faq/list')]);
  const wasReadFirst = !isRefused;
  const refused = await saving;
  other.close();

  expect(reading.map(({ status }) => status)).toEqual([200, 200]);
  expect(wasReadFirst).toBe(true);
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  expect((await save()).status).toBe(200);
});

test('the server runs and stops while no process reads its log', async () => {
  server.child.stdout?.removeAllListeners('data').pause();
  for (let round = 0; round < 10; round += 1) {
    const responses = await Promise.all(Array.from({ length: 50 }, () => call('/api/healthz')));
    for (const { body } of responses) await body?.cancel();
  }

  expect((await save()).status).toBe(200);
  const begin = performance.now();
  server.child.kill('SIGTERM');
  const [code] = await once(server.child, 'exit');
  expect(code).toBe(0);
  expect(performance.now() - begin).toBeLessThan(5_000);
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

test('the server runs and stops while its log is on a full disk', async () => {
  const port = await freePort();
  const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const data = mkdtempSync(join(folder, 'full-log-'));
  const environment = { ...account, DATA_DIR: data, PORT: String(port) };
  const { child, exit } = spawnServer(environment, undefined, openSync('/dev/full', 'w'));
  const get = () => fetch(`http://127.0.0.1:${port}/api/healthz`).then(({ status }) => status);
  while ((await get().catch(() => 0)) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));

  for (let round = 0; round < 40; round += 1) expect(await get()).toBe(200);
  const begin = performance.now();
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(performance.now() - begin).toBeLessThan(5_000);
  expect(existsSync(join(data, 'hullo.sqlite'))).toBe(true);
});

/** A clock that runs twenty times faster, in a process that cannot leave by itself. */
const stuckAtTheEnd =
  'data:text/javascript,const wait = setTimeout; globalThis.setTimeout = (end, ms) => wait(end, ms / 20); process.exit = () => {};';

test('a process that cannot exit is killed in time', async () => {
  const command = ['--import', stuckAtTheEnd, ...serverProgram('main')];
  const { child } = await startServerProcess({ DATA_DIR: join(folder, 'stuck') }, command);
  const begin = performance.now();
  child.kill('SIGTERM');
  const [, signal] = await once(child, 'exit');

  expect(signal).toBe('SIGKILL');
  expect(performance.now() - begin).toBeLessThan(9_500);
});

test('no acknowledged write is lost when the server is killed while writing', { timeout: 60_000 }, async () => {
  const { acknowledged, lost, readyAfter } = await crashRounds(1);

  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(readyAfter).toHaveLength(1);
});
