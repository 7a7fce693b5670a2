import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { administrator, signIn, spawnServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { formOf, jsonOf } from '#tests/support/startApp.ts';

type Server = Awaited<ReturnType<typeof startServerProcess>>;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
/** Processes on one new database, which start at the same moment. The last one has short timeouts. */
let one: Server;
let other: Server;
let hasty: Server;
let environment: Record<string, string>;
let client: pg.Client;
let token: string;
/** The passwords that the starts printed. */
let passwords: string[];
const folder = temporaryFolder();

const start = (name: string, more: Record<string, string>) =>
  startServerProcess({ ...environment, ...more, DATA_DIR: join(folder, name) });

beforeAll(async () => {
  postgres = await startPostgres();
  environment = { DATABASE_URL: await postgres.createDatabase(), SEED: 'demo', ADMIN_PASSWORD: '' };
  const behindProxy = { TRUST_PROXY: '127.0.0.1' };
  [one, other, hasty] = await Promise.all([
    start('one', behindProxy),
    start('other', behindProxy),
    start('hasty', { DATABASE_TIMEOUT: '1', RATE_LIMIT: 'off' }),
  ]);
  passwords = [one, other, hasty].flatMap(({ output }) => /password {2}(\S+)/.exec(output.out)?.[1] ?? []);
  token = await signIn(one.url, passwords[0]);
  client = new pg.Client(environment.DATABASE_URL);
  client.on('error', () => undefined);
  await client.connect();
  return async () => {
    await client.end();
    await Promise.all([one, other, hasty].map(({ end }) => end('SIGKILL')));
    await postgres.stop();
  };
});

const call = ({ url }: Pick<Server, 'url'>, path: string, init: RequestInit = {}) =>
  fetch(`${url}/api${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } });

const subscribe = (server: Server, name: string, address = '192.0.2.1') => {
  const { body, headers } = jsonOf({ email: `${name}@example.com` });
  const init = { method: 'POST', body, headers: { ...headers, 'X-Forwarded-For': address } };
  return call(server, '/admin/app/pre/create', init);
};

const guess = (server: Server) => {
  const body = formOf({ ...administrator, password: 'Not-the-password' });
  return call(server, '/admin/auth/login', { method: 'POST', body, headers: { 'X-Forwarded-For': '192.0.2.77' } });
};

/** The number of rows in a list. */
const totalOf = async (server: Pick<Server, 'url'>, list: string) => {
  const response = await call(server, `/admin/${list}/list`, { method: 'POST' });
  return ((await response.json()) as { data: { total: number } }).data.total;
};

/** Sends simultaneous requests alternately to both servers, and counts the responses by status. */
async function askBoth(times: number, ask: (server: Server, number: number) => Promise<Response>) {
  const responses = Array.from({ length: times }, (_, number) => ask(number % 2 ? one : other, number));
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(responses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('one of several simultaneous first starts creates demo and administrator, whose session all accept', async () => {
  expect(passwords).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
  for (const server of [one, other, hasty]) expect(await totalOf(server, 'user')).toBe(64);
});

test('all processes share a rate limit, also for simultaneous calls', async () => {
  expect(await askBoth(40, (server, n) => subscribe(server, `limited${n}`))).toEqual({ 200: 10, 429: 30 });
  expect(await askBoth(16, guess)).toEqual({ 401: 5, 429: 11 });
});

test('a row that one process writes is in the other’s list and count, and a session that one ends is ended for both', async () => {
  const before = await totalOf(other, 'app/pre');
  expect((await subscribe(one, 'shared', '192.0.2.2')).status).toBe(200);
  expect(await totalOf(other, 'app/pre')).toBe(before + 1);

  const session = { Authorization: `Bearer ${await signIn(other.url, passwords[0])}` };
  expect((await call(one, '/admin/auth/logout', { method: 'POST', headers: session })).status).toBe(200);
  expect((await call(other, '/admin/main', { headers: session })).status).toBe(401);
});

const list = () => call(hasty, '/admin/app/faq/list');

const readAndWrite = async (name: string) => [(await list()).status, (await subscribe(hasty, name)).status];

const terminate = () =>
  client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );

test('eight clients get 200 or 503 while connections are terminated, and 200 afterwards', async () => {
  const statuses = new Set<number>();
  let isOver = false;
  const worker = async (_: unknown, number: number) => {
    for (let attempt = 0; !isOver; attempt += 1) {
      const { status, body } = await (number % 2 ? list() : subscribe(hasty, `${number}-${attempt}`));
      await body?.cancel();
      statuses.add(status);
    }
  };
  const workers = Array.from({ length: 8 }, worker);
  // Most requests take less than the time between two terminations.
  for (let attempt = 0; attempt < 15 || statuses.size < 2; attempt += 1) await terminate();
  isOver = true;
  await Promise.all(workers);

  expect([...statuses].toSorted()).toEqual([200, 503]);
  expect(await readAndWrite('after')).toEqual([200, 200]);
});

test('requests get 503 while Postgres is down, and 200 once it runs again', async () => {
  postgres.stop();
  expect(await readAndWrite('meanwhile')).toEqual([503, 503]);
  postgres.start();
  expect(await readAndWrite('after-restart')).toEqual([200, 200]);
});

test('a stuck transaction delays only calls that need its rows', async () => {
  const stuck = new pg.Client(environment.DATABASE_URL);
  await stuck.connect();
  await stuck.query('begin; lock table pre_launch_user in exclusive mode');
  let isWritten = false;
  const requests = Array.from({ length: 30 }, (_, number) => subscribe(hasty, `stuck-${number}`));
  const writing = Promise.all(requests).finally(() => {
    isWritten = true;
  });
  const alive = await call(hasty, '/healthz');
  const wasAliveMeanwhile = !isWritten;
  const written = await writing;
  const reading = await list();
  await stuck.end();

  expect([alive.status, wasAliveMeanwhile, reading.status]).toEqual([200, true, 200]);
  expect(written.map(({ status }) => status)).toEqual(Array(30).fill(503));
});

/** Ignores a process that has ended, such as one of a closed connection. */
function signalIfRunning(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops (SIGSTOP) or continues (SIGCONT) all processes of Postgres, like a machine that hangs. */
function signalPostgres(signal: 'SIGSTOP' | 'SIGCONT') {
  const [first] = readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').match(/\d+/g) ?? [];
  // The first process starts and ends the others, so it stops first and continues last.
  const pids = signal === 'SIGSTOP' ? [first, ...children] : [...children, first];
  for (const pid of pids) signalIfRunning(Number(pid), signal);
}

test('a frozen Postgres causes timely 503s, and the server can still end', async () => {
  try {
    signalPostgres('SIGSTOP');
    expect((await call(hasty, '/healthz')).status).toBe(200);
    const begin = performance.now();
    const responses = [list(), subscribe(hasty, 'frozen'), call(hasty, '/readyz')];
    expect(await Promise.all(responses.map(async (response) => (await response).status))).toEqual([503, 503, 503]);
    expect(performance.now() - begin).toBeLessThan(4_000);

    const waiting = list().catch(() => null);
    expect(await hasty.end('SIGTERM')).toBe(0);
    await waiting;
    expect(performance.now() - begin).toBeLessThan(9_000);
  } finally {
    signalPostgres('SIGCONT');
  }
});

test('a later start waits for Postgres, and accepts an earlier session', async () => {
  expect(await Promise.all([one, other].map(({ end }) => end('SIGTERM')))).toEqual([0, 0]);
  await postgres.stop();
  const { output, child, exit } = spawnServer({ ...environment, DATA_DIR: folder });
  const untilLogged = (text: string) => vi.waitUntil(() => output.out.includes(text), { timeout: 20_000 });
  await untilLogged('"waiting for the database"');
  await postgres.start();
  await untilLogged('"ready"');

  const [, url = ''] = /"url":"([^"]+)"/.exec(output.out) ?? [];
  expect(await totalOf({ url }, 'user')).toBe(64);
  expect(output.out).not.toContain('password');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});
