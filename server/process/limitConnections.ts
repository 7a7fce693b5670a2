import type { Server } from 'node:http';
import type { Socket } from 'node:net';

type Limit = { perAddress: number; isExempt: (address: string) => boolean };

/** Closes what one address opens beyond its share, so that it cannot take all connections; proxies bring many people. */
export function limitConnections(server: Server, { perAddress, isExempt }: Limit) {
  const open = new Map<string, number>();

  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > perAddress && !isExempt(address)) socket.destroy();
  });
}
