import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
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
import { formOf } from '#tests/support/startApp.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let token: string;

beforeAll(async () => {
  folder = temporaryFolder();
  const picture = join(folder, 'media/category/of-another-database.png');
  mkdirSync(dirname(picture), { recursive: true });
  writeFileSync(picture, 'a picture');
  utimesSync(picture, 0, 0);
  server = await startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off' });
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
  const create = { width: 1_000, height: 1_000, channels: 3, background: '#f63' } as const;
  const noise = sharp({ create: { ...create, noise: { type: 'gaussian' } } }).png({ compressionLevel: 0 });
  const image = new File([new Uint8Array(await noise.toBuffer())], 'large.png');
  limitFiles('2000000'); // more than the database writes
  const refused = await post('/api/admin/app/category/create', { name: 'Hiking', type: 'interest', image });
  limitFiles('unlimited');

  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([507, '60']);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('espacio') });
  expect(uploads()).toEqual(['of-another-database.png']);
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

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

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
  const [node = '', ...program] = serverProgram('main');
  const command = [node, '--import', stuckAtTheEnd, ...program];
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
