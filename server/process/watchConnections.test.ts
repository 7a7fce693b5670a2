import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { watchConnections } from './watchConnections.ts';

const createTestServer = () => createServer((_, response) => responses.push(response));
let responses: ServerResponse[];
let listening: ReturnType<typeof createTestServer>;
let end: ReturnType<typeof watchConnections>;

beforeEach(async () => {
  responses = [];
  listening = createTestServer();
  end = watchConnections(listening);
  await once(listening.listen(0, '127.0.0.1'), 'listening');
  return () => listening.closeAllConnections();
});

const open = async () => {
  const socket = connect((listening.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};
const request = 'GET / HTTP/1.1\r\nHost: hullo.test\r\n\r\n';

test('a request in flight on a keep-alive connection gets a response with Connection: close', async () => {
  const socket = await open();
  socket.write(request);
  await once(listening, 'request');
  responses[0]?.end('first');
  await once(socket, 'data');

  const ended = end({ deadlineInMs: 5_000, graceInMs: 5_000 });
  socket.write(request);
  await once(listening, 'request');
  responses[1]?.end('second');
  const [response] = await once(socket, 'data');

  expect(String(response)).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
  await ended;
});

test('connections without a request are closed after the grace period', async () => {
  const [unused, used] = [await open(), await open()];
  used.write(request);
  await once(listening, 'request');
  responses[0]?.end('done');
  await once(used, 'data');

  const closed = Promise.all([once(unused, 'close'), once(used, 'close')]);
  for (const socket of [unused, used]) socket.resume();
  await end({ deadlineInMs: 5_000, graceInMs: 1 });
  await closed;
});

test('a response that never ends is cut off at the deadline, and not before', async () => {
  const socket = await open();
  socket.write(request);
  await once(listening, 'request');
  const begin = performance.now();

  await end({ deadlineInMs: 60, graceInMs: 1 });
  expect(performance.now() - begin).toBeGreaterThan(50);
});
