import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConnections } from './listen.ts';

let server: ReturnType<typeof createServer>;
beforeEach(() => {
  server = createServer((_, response) => response.end('answered'));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const start = async (isExempt: boolean) => {
  limitConnections(server, { perAddress: 2, isExempt: () => isExempt });
  await once(server.listen(0, '127.0.0.1'), 'listening');
};

/** An open connection. `hasResponse` is false if the server closed it without a response. */
async function ask() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const response = await Promise.race([
    once(socket, 'data').then(([bytes]) => String(bytes)),
    once(socket, 'close').then(() => ''),
  ]);
  return { socket, hasResponse: response.includes('answered') };
}

test('an address may open a limited number of connections, and another one after closing one', async () => {
  await start(false);
  const [first, second, third] = [await ask(), await ask(), await ask()];
  expect([first.hasResponse, second.hasResponse, third.hasResponse]).toEqual([true, true, false]);

  first.socket.destroy();
  await expect.poll(async () => (await ask()).hasResponse).toBe(true);
});

test('a trusted proxy may open any number of connections', async () => {
  await start(true);
  const all = [await ask(), await ask(), await ask()];
  expect(all.map(({ hasResponse }) => hasResponse)).toEqual([true, true, true]);
});
