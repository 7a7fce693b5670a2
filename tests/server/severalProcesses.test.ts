import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, signIn } from '#scripts/support/serverProcess.ts';
import { formOf } from '#tests/support/startApp.ts';
import { type ServerProcess, startServersOnPostgres } from '#tests/support/startServersOnPostgres.ts';

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
