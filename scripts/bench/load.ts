import { createHistogram } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { Client, type Dispatcher, FormData } from 'undici';
import { administrator } from '#scripts/support/serverProcess.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type LoadedServer, startLoadedServer, uuidOf } from './loadedServer.ts';

/** Returns the next request. `number` counts the requests of all connections together. */
type CreateRequest = (number: number) => Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers' | 'body'>;

const { values } = parseArgs({
  options: {
    database: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    users: { type: 'string', multiple: true, default: ['1000', '1000000'] },
    only: { type: 'string', multiple: true },
  },
});

const measuredSeconds = 2;

/** Sends requests over several connections, each after the last response, and measures the response times. */
async function sendLoad(url: string, connections: number, request: CreateRequest) {
  const nanoseconds = createHistogram();
  const begin = performance.now();
  const failed: number[] = [];
  let sent = 0;

  // A pool may delay a request while later ones pass it on other connections. The p99 would then measure the pool.
  const keepSending = async () => {
    const client = new Client(url);
    do {
      sent += 1;
      const start = process.hrtime.bigint();
      const { statusCode, body } = await client.request(request(sent));
      await body.arrayBuffer();
      nanoseconds.record(process.hrtime.bigint() - start);
      if (statusCode !== 200) failed.push(statusCode);
    } while (performance.now() - begin < measuredSeconds * 1_000);
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, keepSending));

  const millisecondsAt = (percentile: number) => (nanoseconds.percentile(percentile) / 1e6).toFixed(1);
  const rate = Math.round((sent * 1_000) / (performance.now() - begin));
  if (failed.length > 0) process.exitCode = 1;
  return { rate, p50: millisecondsAt(50), p99: millisecondsAt(99), failed: failed.length };
}

type Load = Awaited<ReturnType<typeof sendLoad>>;

const loginForm = new FormData();
for (const [name, value] of Object.entries(administrator)) loginForm.set(name, value);

/** In base64: the largest picture that the server accepts, in the format that needs most memory. */
async function largestPicture() {
  const create = { width: 4_000, height: 4_000, channels: 3, background: '#f63' } as const;
  const png = await sharp({ create }).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  return png.toString('base64');
}

const picture = await largestPicture();
/** A bare server would not accept pictures. */
const withoutBareRoute = ['pictures'];

/** By the kind of request. */
const connectionsOf: Record<string, number[]> = { pictures: [4] };
const usualConnections = [1, 32, 256];
let writes = 0;

/** The kinds of requests to a server with this number of users. */
function kindsOf({ token, appToken }: LoadedServer, users: number): Record<string, CreateRequest> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  // Multiplying by a prime spreads the requests over all pages and users, the same way in every run.
  const scattered = (count: number, number: number) => 1 + ((number * 7_919) % count);
  const get = (path: string) => ({ method: 'GET' as const, path, headers });
  const list = (page: number) => ({ method: 'POST' as const, path: `/api/admin/user/list?page=${page}`, headers });
  const post = (path: string, body: object, extraHeaders: Record<string, string>) => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json', ...extraHeaders },
    body: JSON.stringify(body),
  });
  const visitor = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const report = { user: uuidOf(1), reason: 'spam', pictures: [picture, picture, picture] };
  return {
    list: () => list(1),
    page: (number) => list(scattered(Math.ceil(users / 10), number)),
    detail: (number) => get(`/api/admin/user/detail/${uuidOf(scattered(users, number))}`),
    site: () => ({ ...get('/terms'), headers: { 'accept-encoding': 'gzip, br' } }),
    subscribe: () => {
      writes += 1;
      const email = `v${writes}@example.com`;
      return post('/api/admin/app/pre/create', { email }, { 'x-forwarded-for': visitor(writes) });
    },
    // 16 addresses: the server refuses more than 20 pending or failed sign-ins to an account from new addresses.
    login: (number) => ({
      method: 'POST',
      path: '/api/admin/auth/login',
      headers: { 'x-forwarded-for': `192.0.2.${number % 16}` },
      body: loginForm,
    }),
    pictures: () => {
      writes += 1;
      const headers = { authorization: `Bearer ${appToken}`, 'idempotency-key': `report-${writes}` };
      return post('/api/intake/report', report, headers);
    },
  };
}

const figuresOf = ({ rate, p50, p99, failed }: Load) => ({
  'a second': rate,
  'p50, ms': p50,
  'p99, ms': p99,
  'not 200': failed,
});

const besideBare = (ours: Load, bare: Load) => ({
  'bare, a second': bare.rate,
  'bare, p99': bare.p99,
  'ours / bare': (ours.rate / bare.rate).toFixed(2),
});

/** Measures every kind of request on one server, and on a bare one. */
async function measure(database: string, users: number, databaseUrl?: string) {
  const server = await startLoadedServer({ folder: temporaryFolder(), users, databaseUrl });
  const kinds = Object.entries(kindsOf(server, users)).filter(([kind]) => values.only?.includes(kind) ?? true);
  const table: Record<string, Record<string, string | number>> = {};
  for (const [kind, request] of kinds) {
    const bareUrl = withoutBareRoute.includes(kind) ? undefined : server.bareUrl;
    // Warm up without measuring: V8 compiles the servers' code in the first seconds.
    await sendLoad(server.url, 4, request);
    if (bareUrl) await sendLoad(bareUrl, 4, request);
    for (const count of connectionsOf[kind] ?? usualConnections) {
      const ours = await sendLoad(server.url, count, request);
      const compared = bareUrl ? besideBare(ours, await sendLoad(bareUrl, count, request)) : {};
      const memory = { 'memory peak, MB': Math.round(server.peakMegabytes()) };
      table[`${kind}, ${count} connections`] = { ...figuresOf(ours), ...memory, ...compared };
    }
  }
  await server.end();
  console.log(`\n${database}, ${users.toLocaleString('en')} users:`);
  console.table(table);
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
