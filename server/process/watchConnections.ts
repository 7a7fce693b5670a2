import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server's sockets, and returns what ends it: it stops listening, lets the responses in flight go out, and
 * cuts off what is still open after the deadline. Node's own closeIdleConnections keeps sockets that have not sent a
 * request yet, such as those a browser opens ahead of need.
 */
export function watchConnections(server: Server) {
  const pending = new Map<Socket, Set<ServerResponse>>();
  let ending = false;

  const endIfIdle = (socket: Socket) => {
    if (ending && pending.get(socket)?.size === 0) socket.destroySoon();
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

  return (deadlineInMilliseconds: number) =>
    new Promise<void>((resolve) => {
      ending = true;
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineInMilliseconds);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      for (const [socket, responses] of pending) {
        for (const response of responses) closeAfterResponse(response);
        endIfIdle(socket);
      }
    });
}
