import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

type Times = {
  /** What is still open by then is cut off. */
  deadlineInMs: number;
  /** So long a connection that is kept open may still bring a request that was on its way: it is answered. */
  graceInMs: number;
};

/**
 * Watches a server's sockets, and returns what ends it: it stops listening, lets the responses in flight go out, and
 * tells every client that asks once more to close. Node's own closeIdleConnections keeps sockets that have not sent a
 * request yet, such as those a browser opens ahead of need, and resets the others with the request they have just sent.
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
      // The close of an HTTP server would end the idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(grace);
        clearTimeout(deadline);
        resolve();
      });
      for (const responses of pending.values()) for (const response of responses) closeAfterResponse(response);
    });
}
