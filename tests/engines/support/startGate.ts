import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deferred } from '#tests/support/deferred.ts';

/** A proxy that holds back responses to matching requests until it is opened. */
export async function startGate(target: string, pattern: RegExp) {
  const { promise: opened, resolve: open } = deferred();
  const { promise: requested, resolve: onRequest } = deferred();

  const server = createServer(async (request, response) => {
    if (pattern.test(request.url ?? '')) {
      onRequest();
      await opened;
    }
    if (response.destroyed) return; // the page that requested has been left
    const { method, headers } = request;
    const onward = forward(new URL(request.url ?? '', target), { method, headers }, (forwarded) => {
      response.writeHead(forwarded.statusCode ?? 502, forwarded.headers);
      forwarded.pipe(response);
    });
    onward.on('error', (error) => response.destroy(error));
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Resolves when the first request is held back. */
    requested,
    open,
    close: () => {
      open();
      server.closeAllConnections();
      server.close();
    },
  };
}
