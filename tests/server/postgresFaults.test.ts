import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServersOnPostgres } from '#tests/support/startServersOnPostgres.ts';

let product: Awaited<ReturnType<typeof startServersOnPostgres>>;
let server: ServerProcess;
let client: pg.Client;

beforeAll(async () => {
  product = await startServersOnPostgres({ environment: { DATABASE_TIMEOUT: '1', RATE_LIMIT: 'off' } });
  [server] = product.servers as [ServerProcess];
  client = new pg.Client(product.databaseUrl);
  client.on('error', () => undefined);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await product.stop();
});

const call = (path: string) => product.call(server, path);
const list = () => call('/admin/app/faq/list');
const subscribe = (name: string) => product.subscribe(server, `${name}@example.com`);

/** Reads and writes from eight clients while something happens; returns every status they saw. */
async function underLoad(happens: (statuses: ReadonlyMap<number, number>) => Promise<unknown>) {
  const statuses = new Map<number, number>();
  let isOver = false;
  const worker = async (_: unknown, number: number) => {
    for (let attempt = 0; !isOver; attempt += 1) {
      const { status, body } = await (number % 2
        ? list()
        : subscribe(`${number}-${attempt}-${Math.round(performance.now())}`));
      await body?.cancel();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const workers = Array.from({ length: 8 }, worker);
  await happens(statuses);
  isOver = true;
  await Promise.all(workers);
  return statuses;
}

const terminate = () =>
  client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );

test('requests get 200 or 503 while connections are terminated, and 200 afterwards', async () => {
  const statuses = await underLoad(async (seen) => {
    // Most requests take less than the time between two terminations.
    for (let attempt = 0; attempt < 15 || !seen.has(503); attempt += 1) await terminate();
  });

  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.get(503)).toBeGreaterThan(0);
  expect((await list()).status).toBe(200);
  expect((await subscribe('after')).status).toBe(200);
});

test('the server recovers from a restart of Postgres under load', async () => {
  const statuses = await underLoad(async () => {
    await product.postgres.shutDown();
    await product.postgres.startAgain();
  });

  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await list()).status).toBe(200);
  expect((await subscribe('after-restart')).status).toBe(200);
});

test('a stuck transaction delays only calls that need its rows', async () => {
  const stuck = new pg.Client(product.databaseUrl);
  await stuck.connect();
  await stuck.query('begin; lock table pre_launch_user in exclusive mode');
  let isWritten = false;
  const writing = Promise.all(Array.from({ length: 30 }, (_, number) => subscribe(`stuck-${number}`))).finally(() => {
    isWritten = true;
  });
  const alive = await call('/healthz');
  const wasAliveMeanwhile = !isWritten;
  const written = await writing;
  const reading = await list();
  await stuck.end();

  expect(alive.status).toBe(200);
  expect(wasAliveMeanwhile).toBe(true);
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set([503]));
  expect(written[0]?.headers.get('Retry-After')).toBe('5');
  expect(reading.status).toBe(200);
});

test('a frozen Postgres causes timely 503s, and the server can still end', async () => {
  try {
    product.postgres.signal('SIGSTOP');
    expect((await call('/healthz')).status).toBe(200);
    const begin = performance.now();
    const responses = [list(), subscribe('frozen'), call('/readyz')];
    expect(await Promise.all(responses.map(async (response) => (await response).status))).toEqual([503, 503, 503]);
    expect(performance.now() - begin).toBeLessThan(4_000);

    const waiting = list().catch(() => null);
    expect(await server.end('SIGTERM')).toBe(0);
    await waiting;
    expect(performance.now() - begin).toBeLessThan(9_000);
  } finally {
    product.postgres.signal('SIGCONT');
  }
});
