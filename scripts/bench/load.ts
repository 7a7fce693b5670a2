import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Client, type Dispatcher } from 'undici';
import { administrator } from '#scripts/support/serverProcess.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { startLoadedServer, uuidOf } from './loadedServer.ts';
import { measurePictures } from './measurePictures.ts';

type LoadOptions = {
  connections: number;
  seconds: number;
  /** Returns the next request. `number` counts the requests of all connections together. */
  request: (number: number) => Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers' | 'body'>;
};

/** Sends requests over several connections, each after the last response, and measures the response times. */
async function sendLoad(url: string, { connections, seconds, request }: LoadOptions) {
  const nanoseconds = createHistogram();
  const begin = performance.now();
  let sent = 0;
  let refused = 0;

  // A pool may delay a request while later ones pass it on other connections. The p99 would then measure the pool.
  const keepSending = async () => {
    const client = new Client(url);
    while (performance.now() - begin < seconds * 1_000) {
      sent += 1;
      const start = process.hrtime.bigint();
      const { statusCode, body } = await client.request(request(sent));
      await body.arrayBuffer();
      nanoseconds.record(process.hrtime.bigint() - start);
      if (statusCode !== 200) refused += 1;
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  const took = (performance.now() - begin) / 1_000;

  const millisecondsAt = (percentile: number) => nanoseconds.percentile(percentile) / 1e6;
  return { count: sent, rate: sent / took, p50: millisecondsAt(50), p99: millisecondsAt(99), refused };
}

const { values } = parseArgs({
  options: {
    database: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    users: { type: 'string', multiple: true, default: ['1000', '1000000'] },
    connections: { type: 'string', multiple: true, default: ['1', '32', '256'] },
    only: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '2' },
  },
});
const isWanted = (kind: string) => values.only?.includes(kind) ?? true;
const seconds = Number(values.seconds);
if (!existsSync('dist/complete.json')) throw new Error('Build the server first: npm run build');

const address = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const loginForm = new FormData();
for (const [name, value] of Object.entries(administrator)) loginForm.set(name, value);
// A Response encodes the form as multipart.
const encodedLogin = new Response(loginForm);
const loginType = encodedLogin.headers.get('content-type') ?? '';
const loginBody = Buffer.from(await encodedLogin.arrayBuffer());

let visitors = 0;

/** Returns a function for each kind of request. It builds a request from the request's number. */
function requestsOf(token: string, users: number): Record<string, LoadOptions['request']> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const lastPage = Math.ceil(users / 10);
  // Multiplying by a prime spreads the requests over all pages and users, the same way in every run.
  const scattered = (count: number, number: number) => 1 + ((number * 7_919) % count);
  const list = (page: number) => ({ method: 'POST' as const, path: `/api/admin/user/list?page=${page}`, headers });
  return {
    list: () => list(1),
    page: (number) => list(scattered(lastPage, number)),
    detail: (number) => ({
      method: 'GET',
      path: `/api/admin/user/detail/${uuidOf(scattered(users, number))}`,
      headers,
    }),
    site: () => ({ method: 'GET', path: '/terms', headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    subscribe: () => {
      visitors += 1;
      return {
        method: 'POST',
        path: '/api/admin/app/pre/create',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address(visitors) },
        body: JSON.stringify({ email: `visitor${visitors}@example.com` }),
      };
    },
    // Use 16 addresses: the server refuses more than 20 pending or failed sign-ins to an account from new addresses.
    login: (number) => ({
      method: 'POST',
      path: '/api/admin/auth/login',
      headers: { 'content-type': loginType, 'x-forwarded-for': `192.0.2.${number % 16}` },
      body: loginBody,
    }),
  };
}

let failed = 0;

/** Measures every kind of request on one server, for each number of connections. */
async function measure(database: string, users: number, databaseUrl?: string) {
  const folder = join(temporaryFolder(), database);
  mkdirSync(folder);
  const server = await startLoadedServer({ folder, users, databaseUrl });
  const kinds = Object.entries(requestsOf(server.token, users)).filter(([kind]) => isWanted(kind));
  const table: Record<string, Record<string, string | number>> = {};
  // Warm up without measuring: V8 compiles the server's code in the first seconds.
  for (const [, request] of kinds) await sendLoad(server.url, { connections: 32, seconds: 2, request });
  for (const [kind, request] of kinds) {
    for (const connections of values.connections.map(Number)) {
      const before = server.processorSeconds();
      const { count, rate, p50, p99, refused } = await sendLoad(server.url, { connections, seconds, request });
      failed += refused;
      table[`${kind}, ${connections} connections`] = {
        'a second': Math.round(rate),
        'p50, ms': p50.toFixed(1),
        'p99, ms': p99.toFixed(1),
        'processor, µs each': Math.round(((server.processorSeconds() - before) / count) * 1e6),
        'memory, MB': Math.round(server.megabytes()),
        'not 200': refused,
      };
    }
  }
  console.log(`\n${database}, ${users.toLocaleString('en')} users:`);
  console.table(table);
  if (isWanted('pictures')) await measurePictures(server);
  await server.end();
}

for (const users of values.users.map(Number)) {
  for (const database of values.database) {
    if (database === 'sqlite') await measure(database, users);
    else {
      const postgres = await startPostgres({ isDurable: true });
      await measure(database, users, await postgres.createDatabase()).finally(() => postgres.stop());
    }
  }
}
process.exitCode = failed === 0 ? 0 : 1;
