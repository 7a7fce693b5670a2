import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

type Times = {
  /** Closes the connections that are still open. */
  deadlineInMs: number;
  /** How long an idle keep-alive connection stays open for a request that was already sent. */
  graceInMs: number;
};

/**
 * Watches a server's sockets, and returns the function that ends it. That stops listening, completes the responses in
 * flight, and sends `Connection: close` with later ones. Node's closeIdleConnections is no replacement: it keeps sockets
 * without a request, such as a browser's preconnections, and resets the others together with a request in flight.
 */
export function watchConnections(server: Server) {
  const pending = new Map<Socket, Set<ServerResponse>>();
  let ending = false;
  let graceIsOver = false;

  const endIfIdle = (socket: Socket) => {
    if (graceIsOver && pending.get(socket)?.size === 0) socket.destroySoon();
  };

  const closeAfterResponse = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };

  server.on('connection', (socket: Socket) => {
    pending.set(socket, new Set());
    socket.once('close', () => pending.delete(socket));
  });

  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    pending.get(socket)?.add(response);
    if (ending) closeAfterResponse(response);
    response.once('close', () => {
      pending.get(socket)?.delete(response);
      endIfIdle(socket);
    });
  });

  return ({ deadlineInMs, graceInMs }: Times) =>
    new Promise<void>((resolve) => {
      ending = true;
      const grace = setTimeout(() => {
        graceIsOver = true;
        for (const socket of pending.keys()) endIfIdle(socket);
      }, graceInMs);
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineInMs);
      // `close` of an HTTP server would end idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(grace);
        clearTimeout(deadline);
        resolve();
      });
      for (const responses of pending.values()) for (const response of responses) closeAfterResponse(response);
    });
}
