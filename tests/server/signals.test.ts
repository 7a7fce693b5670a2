import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test, vi } from 'vitest';
import { startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { jsonOf } from '#tests/support/startApp.ts';

let server: Awaited<ReturnType<typeof startServerProcess>>;

beforeEach(async () => {
  server = await startServerProcess({ DATA_DIR: temporaryFolder() });
  return () => server.end('SIGKILL');
});

const { body, headers } = jsonOf({ email: 'ada@example.com' });

test.each([
  ['SIGTERM', ['SIGINT', 'SIGHUP']],
  ['SIGINT', ['SIGTERM']],
] as const)('after %s, a request in flight gets its response, and %j change nothing', async (signal, others) => {
  const sending = request(`${server.url}/api/admin/app/pre/create`, { method: 'POST', headers });
  sending.write(body.slice(0, 10));
  await fetch(`${server.url}/api/healthz`); // when it responds, the server has also read the earlier bytes

  const exit = server.end(signal);
  await vi.waitUntil(() => server.output.out.includes('"ending"'), { timeout: 20_000 });
  for (const other of others) server.end(other);
  const { hostname, port } = new URL(server.url);
  await expect(once(connect(Number(port), hostname), 'connect')).rejects.toThrow('ECONNREFUSED');
  sending.end(body.slice(10));
  const [response] = await once(sending, 'response');

  expect(response).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  expect(await text(response)).toContain('"status":true');
  expect(await exit).toBe(0);
  expect(server.output.out.match(/"ending"/g)).toHaveLength(1);
});
