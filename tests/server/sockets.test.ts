import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test, vi } from 'vitest';
import { createLimitedServer } from '#server/process/listen.ts';
import { logForEachTest } from '#tests/support/forEachTest.ts';
import { userRow } from '#tests/support/rows.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let app: StartedApp;
let server: ReturnType<typeof createLimitedServer>;
let port: number;
const { log, lines: errors } = logForEachTest('error');
beforeAll(async () => {
  app = await startApp({ log });
  server = createLimitedServer(app.app.fetch);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  return () => {
    server.closeAllConnections();
    server.close();
    return app.close();
  };
});

const megabyte = 1024 * 1024;

/** Sends a body without `Content-Length`, and does not wait for the server. */
const stream = async (path: string, megabytes: number, headers: Record<string, string> = {}) => {
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path: `/api${path}`, headers, agent: false });
  // The server may close the connection after its response.
  sending.on('error', () => undefined);
  const responded = once(sending, 'response');
  for (let sent = 0; sent < megabytes; sent += 1) sending.write(Buffer.alloc(megabyte, 'a'));
  sending.end();
  const [response] = await responded;
  response.resume();
  return response.statusCode as number;
};

const authorization = () => ({ Authorization: `Bearer ${app.token()}` });

test('a body that grows beyond the limit is refused, first for its lack of a token, and the client gets the response', async () => {
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

  expect(await stream('/admin/auth/login', 8, multipart)).toBe(413);
  expect(await stream('/admin/app/pre/create', 8, { 'Content-Type': 'application/json' })).toBe(413);
  expect(await stream('/admin/app/category/create', 8, multipart)).toBe(401);
  expect(await stream('/admin/app/category/create', 8, { ...multipart, ...authorization() })).toBe(413);
  expect(await stream('/admin/user/list', 8, authorization())).toBe(413);
});

test('a client that disconnects while sending causes no error in the log', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '1000' };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/admin/app/pre/create', headers });
  sending.on('error', () => undefined);
  sending.write('{"email":');
  const [, response] = await once(server, 'request');
  sending.destroy();
  await once(response, 'close');
  await (await fetch(`http://127.0.0.1:${port}/api/healthz`)).body?.cancel();

  expect(errors).toEqual([]);
});

test('the server does not keep pictures in memory for clients that do not read them', async () => {
  await app.media.save('category/large.png', Buffer.alloc(5 * megabyte));
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const held = () => {
    collectGarbage(); // buffers that were sent count until then, and are freed on another thread
    return process.memoryUsage().external;
  };
  const before = held();
  const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  const responded = sockets.map(async (socket) => {
    socket.write('GET /media/category/large.png HTTP/1.1\r\nHost: hullo.test\r\n\r\n');
    await once(socket, 'readable');
  });
  await Promise.all(responded);

  await expect.poll(() => held() - before).toBeLessThan(60 * megabyte);
  for (const socket of sockets) socket.destroy();
});

/** Gives the user with this number a picture of these bytes, which no disk has to hold. */
async function addUserWithPicture(number: number, source: UnderlyingDefaultSource<Uint8Array>) {
  const user = { ...userRow(number), profile_picture: 'people/large.png' };
  await app.insert('users', user);
  const stored = { size: 0, etag: '""', stream: async () => new ReadableStream(source, { highWaterMark: 0 }) };
  vi.spyOn(app.media, 'read').mockResolvedValue(stored);
  return `/api/admin/users/export/${user.uuid}`;
}

test('a copy that fails while it is read is a failed download, and recorded', async () => {
  let parts = 0;
  const path = await addUserWithPicture(1, {
    pull: (controller) => {
      parts += 1;
      if (parts < 20) controller.enqueue(new Uint8Array(megabyte));
      else controller.error(new Error('the disk does not answer'));
    },
  });
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: authorization() });

  expect(response.status).toBe(200);
  // A failure prints the length, and not the megabytes, which would take minutes.
  const length = response.arrayBuffer().then(({ byteLength }) => byteLength);
  await expect(length).rejects.toThrow('terminated');
  expect(await app.column('audit', 'operation')).toEqual(['export']);
  expect(errors.map((line) => JSON.parse(line).err.message)).toEqual(['the disk does not answer']);
});

test('a copy is recorded before it is sent, streamed at the speed of the client, and closed when the client disconnects', async () => {
  let read = 0;
  let isClosed = false;
  const path = await addUserWithPicture(2, {
    pull: (controller) => {
      read += 1;
      // It ends, so that a server that does not wait for its client fails the test, and does not run out of memory.
      if (read <= 50) controller.enqueue(new Uint8Array(megabyte));
      else controller.close();
    },
    cancel: () => {
      isClosed = true;
    },
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: hullo.test\r\nAuthorization: Bearer ${app.token()}\r\n\r\n`);
  await once(socket, 'readable');
  let before = -1;
  while (before !== read) {
    before = read;
    await (await fetch(`http://127.0.0.1:${port}/api/healthz`)).body?.cancel();
  }
  expect(read).toBeLessThan(20);

  // A stop or a crash of the server can end it now.
  expect(await app.column('audit', 'operation')).toEqual(['export', 'export']);

  socket.destroy();
  await vi.waitFor(() => expect(isClosed).toBe(true));
  expect(errors).toEqual([]);
});

test('a load balancer may send HTTP/1.0 requests without a Host header', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/healthz HTTP/1.0\r\n\r\n');
  const [response] = await once(socket, 'data');

  expect(String(response)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test.each(['999999999999', '1.2.3.4.5', '256.256.256.256', 'xn--a', '[', 'a b', ''])(
  'a request with the Host header %j gets the response of any other host',
  async (host) => {
    for (const [head, status] of [
      ['GET /api/healthz', 200],
      ['GET /nowhere', 404],
      ['GET /nowhere/', 404],
      ['POST /api/admin/auth/login', 415],
    ] as const) {
      const socket = connect(port, '127.0.0.1');
      // Chunks, because a body of unknown size is read in another way.
      const body = head.startsWith('POST') ? 'Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0' : 'Connection: close';
      socket.write(`${head} HTTP/1.1\r\nHost: ${host}\r\n${body}\r\n\r\n`);
      const [response] = await once(socket, 'data');
      socket.destroy();

      expect([head, String(response).split('\r\n')[0]?.split(' ')[1]]).toEqual([head, String(status)]);
    }
    expect(errors).toEqual([]);
  },
);
