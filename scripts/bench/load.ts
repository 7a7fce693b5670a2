import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { administrator } from '#scripts/support/serverProcess.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type LoadedServer, startLoadedServer } from './loadedServer.ts';
import { measurePeaks } from './measurePeaks.ts';
import { type LoadOptions, sendLoad } from './sendLoad.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    users: { type: 'string', default: '1000,1000000' },
    connections: { type: 'string', default: '1,32,256' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '10' },
  },
});
const listOf = (value: string) => value.split(',').filter(Boolean);
const isWanted = (kind: string) => (values.only || kind).includes(kind);
const seconds = Number(values.seconds);
const minutes = Number(values.minutes);
const mostMegabytes = 200;

if (!existsSync('dist/complete.json')) throw new Error('It is the built server that is measured: npm run build');

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

function loginForm() {
  const boundary = 'bench';
  const fields = Object.entries({ email: administrator.email, password: administrator.password });
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--${boundary}--\r\n` };
}

const form = loginForm();
let visitors = 0;

/** What is asked, as the programs that people use ask it. */
function requestsOf(token: string, users: number): Record<string, LoadOptions['request']> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const lastPage = Math.ceil(users / 10);
  const list = (page: number) => ({ method: 'POST' as const, path: `/api/admin/user/list?page=${page}`, headers });
  const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const visitor = () => {
    visitors += 1;
    return { number: visitors, headers: { 'x-forwarded-for': addressOf(visitors) } };
  };

  return {
    list: () => list(1),
    'any page': (number) => list(1 + ((number * 7_919) % lastPage)),
    detail: (number) => ({
      method: 'GET',
      path: `/api/admin/user/detail/${uuidOf(1 + ((number * 7_919) % users))}`,
      headers,
    }),
    'static page': () => ({ method: 'GET', path: '/terms', headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    subscribe: () => {
      const { number, headers } = visitor();
      return {
        method: 'POST',
        path: '/api/admin/app/pre/create',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `visitor${number}@example.com` }),
      };
    },
    // One account is signed in to from no more than 20 new addresses at a time.
    login: (number) => ({
      method: 'POST',
      path: '/api/admin/auth/login',
      headers: { 'x-forwarded-for': `192.0.2.${number % 16}`, 'content-type': form.type },
      body: form.body,
    }),
  };
}

let failed = 0;

/** Sends everything but sign-ins, one kind after the other, and tells each minute how much memory the server has. */
async function watchMemory({ url, megabytes }: LoadedServer, requests: readonly LoadOptions['request'][]) {
  const request: LoadOptions['request'] = (number) => (requests[number % requests.length] as typeof request)(number);
  const memory: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { rate, refused } = await sendLoad(url, { connections: 32, seconds: 60, request });
    failed += refused;
    memory.push(Math.round(megabytes()));
    console.log(`minute ${minute}: ${Math.round(rate)} requests a second, ${memory.at(-1)} MB`);
  }
  if (Math.max(...memory) <= mostMegabytes) return;
  console.log(`More than the ${mostMegabytes} MB that it may take.`);
  failed += 1;
}

/** Measures every kind of request on one server, for each number of connections. */
async function measure(database: string, users: number, databaseUrl?: string) {
  const folder = join(temporaryFolder(), database);
  mkdirSync(folder);
  const server = await startLoadedServer({ folder, users, databaseUrl });
  const kinds = Object.entries(requestsOf(server.token, users)).filter(([kind]) => isWanted(kind));
  const table: Record<string, Record<string, string | number>> = {};
  // A server is measured that has been up for a while: its code is compiled by the calls that it gets.
  for (const [, request] of kinds) await sendLoad(server.url, { connections: 32, seconds: 2, request });
  for (const [kind, request] of kinds) {
    for (const connections of listOf(values.connections).map(Number)) {
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
  if (minutes > 0 && database === 'sqlite' && users === Math.max(...listOf(values.users).map(Number))) {
    const mixed = kinds.filter(([kind]) => kind !== 'login').map(([, request]) => request);
    await watchMemory(server, mixed);
  }
  await server.end();
}

if (isWanted('peaks')) await measurePeaks();
if (values.only === 'peaks') process.exit();

for (const users of listOf(values.users).map(Number)) {
  for (const database of listOf(values.database)) {
    if (database === 'sqlite') await measure(database, users);
    else {
      const postgres = await startPostgres({ isDurable: true });
      await measure(database, users, await postgres.createDatabase()).finally(() => postgres.stop());
    }
  }
}
process.exitCode = failed === 0 ? 0 : 1;
