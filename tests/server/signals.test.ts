import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

let server: Awaited<ReturnType<typeof startServerProcess>>;

beforeEach(async () => {
  server = await startServerProcess({ DATA_DIR: temporaryFolder() });
  return () => server.end('SIGKILL');
});

const open = async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

const readToEnd = async (socket: Socket) => {
  let text = '';
  for await (const bytes of socket) text += bytes;
  return text;
};

const body = JSON.stringify({ email: 'ada@example.com' });
const head = [
  'POST /api/admin/app/pre/create HTTP/1.1',
  'Host: hullo.test',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '\r\n',
].join('\r\n');

test.each([
  ['SIGTERM', ['SIGINT', 'SIGHUP']],
  ['SIGINT', ['SIGTERM']],
] as const)('after %s, a request in flight gets its response, and %j change nothing', async (signal, others) => {
  const socket = await open();
  socket.write(head + body.slice(0, 10));
  await fetch(`${server.url}/api/healthz`); // when it responds, the server has also read the earlier bytes

  const exit = server.end(signal);
  await vi.waitUntil(() => server.output.out.includes('"ending"'), { timeout: 20_000 });
  for (const other of others) server.end(other);
  await expect(open()).rejects.toThrow('ECONNREFUSED');
  socket.write(body.slice(10));
  const response = await readToEnd(socket);

  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
  expect(response).toContain('"status":true');
  expect(await exit).toBe(0);
  expect(server.output.out.match(/"ending"/g)).toHaveLength(1);
});
