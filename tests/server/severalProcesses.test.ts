import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { administrator, signIn } from '#scripts/support/serverProcess.ts';
import { formOf } from '#tests/support/startApp.ts';
import { type ServerProcess, startServersOnPostgres } from '#tests/support/startServersOnPostgres.ts';

/** Processes share the machine with the other tests. */
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let product: Awaited<ReturnType<typeof startServersOnPostgres>>;
let one: ServerProcess;
let other: ServerProcess;

beforeAll(async () => {
  product = await startServersOnPostgres({ environment: { TRUST_PROXY: '127.0.0.1' }, count: 2 });
  [one, other] = product.servers as [ServerProcess, ServerProcess];
});

afterAll(() => product.stop());

const subscribe = (server: ServerProcess, email: string, address: string) =>
  product.subscribe(server, email, { 'X-Forwarded-For': address });

const guess = (server: ServerProcess) =>
  product.call(server, '/admin/auth/login', {
    method: 'POST',
    headers: { 'X-Forwarded-For': '192.0.2.77' },
    body: formOf({ ...administrator, password: 'Not-the-password' }),
  });

const listed = async (server: ServerProcess) => {
  const response = await product.call(server, '/admin/app/pre/list', { method: 'POST' });
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
};

/** Sends simultaneous requests alternately to both servers, and counts the responses by status. */
async function askBoth(times: number, ask: (server: ServerProcess, number: number) => Promise<Response>) {
  const responses = Array.from({ length: times }, (_, number) => ask(number % 2 ? one : other, number));
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  return Object.fromEntries(
    [...new Set(statuses)].map((each) => [each, statuses.filter((one) => one === each).length]),
  );
}

test('all processes share a rate limit, also for simultaneous calls', async () => {
  const subscribed = await askBoth(40, (server, n) => subscribe(server, `limited${n}@example.com`, '192.0.2.1'));
  expect(subscribed).toEqual({ 200: 10, 429: 30 });
  expect(await askBoth(16, guess)).toEqual({ 401: 5, 429: 11 });
});

test('a row that one process writes is in the other’s list and count, and a session that one ends is ended for both', async () => {
  const before = await listed(other);
  expect((await subscribe(one, 'shared@example.com', '192.0.2.2')).status).toBe(200);
  expect(await listed(other)).toBe(before + 1);

  const session = { Authorization: `Bearer ${await signIn(other.url)}` };
  expect((await product.call(one, '/admin/auth/logout', { method: 'POST', headers: session })).status).toBe(200);
  expect((await product.call(other, '/admin/main', { headers: session })).status).toBe(401);
});

test('killing a process under load loses no acknowledged write and fails no request of the other', async () => {
  const before = await listed(other);
  let isKilled = false;
  let acknowledged = 0;
  const writeUntilKilled = async (server: ServerProcess, writer: number, failures: unknown[]) => {
    for (let count = 0; !isKilled; count += 1) {
      const [email, address] = [`killed${writer}-${count}@example.com`, `10.${writer}.${count >> 8}.${count & 255}`];
      try {
        const { status, body } = await subscribe(server, email, address);
        await body?.cancel(); // an unread response keeps its connection
        if (status === 200) acknowledged += 1;
        else failures.push(status);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  const [ofOne, ofOther]: [unknown[], unknown[]] = [[], []];
  const writers = [
    ...[1, 2, 3, 4].map((writer) => writeUntilKilled(one, writer, ofOne)),
    ...[5, 6, 7, 8].map((writer) => writeUntilKilled(other, writer, ofOther)),
  ];
  await vi.waitUntil(() => acknowledged >= 40 || ofOne.length + ofOther.length > 0, { timeout: 20_000 });
  expect([...ofOne, ...ofOther]).toEqual([]);
  await one.end('SIGKILL');
  isKilled = true;
  await Promise.all(writers);

  expect(ofOne.every((failure) => failure instanceof TypeError)).toBe(true);
  expect(ofOther).toEqual([]);
  // Each of its four clients may have written one row without a response when it was killed.
  const stored = (await listed(other)) - before;
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
  expect(stored).toBeLessThanOrEqual(acknowledged + 4);
});
