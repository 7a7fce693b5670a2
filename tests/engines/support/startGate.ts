import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a server and keeps back the answers that the pattern matches until it is opened. */
export async function startGate(target: string, pattern: RegExp) {
  let open = () => {};
  let report = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    report = resolve;
  });

  const server = createServer(async (request, response) => {
    if (pattern.test(request.url ?? '')) {
      report();
      await opened;
    }
    if (response.destroyed) return; // the page that asked has been left
    const { method, headers } = request;
    const onward = forward(new URL(request.url ?? '', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', (error) => response.destroy(error));
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Settles once something is kept back. */
    asked,
    open,
    close: () => {
      open();
      server.closeAllConnections();
      server.close();
    },
  };
}
