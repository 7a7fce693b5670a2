import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '#server/errors.ts';
import { minute, second } from '#server/time/durations.ts';

/** A client that sends its request drop by drop, or stops reading the response, must not hold a socket for ever. */
const limits = {
  headersTimeout: 10 * second,
  requestTimeout: minute,
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: second,
  maxHeaderSize: 16 * 1024,
};
/** HTTP/1.0, which some balancers still ask by, knows no Host header. */
const nameless = 'localhost';
const silenceTimeout = 75 * second;
const maxConnections = 10_000;

const reasons: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) =>
    `Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another one.`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`,
  ENOTFOUND: (_, host) => `The host name ${host} is not known. Set HOST to an address of this machine.`,
};

/** A server for the handler, with limits against slow clients; it does not listen yet. */
export function createLimitedServer(fetch: Parameters<typeof getRequestListener>[0]) {
  const server = createServer(limits, getRequestListener(fetch, { hostname: nameless }));
  server.timeout = silenceTimeout;
  server.maxConnections = maxConnections;
  return server;
}

/** Resolves with the address people can open, or rejects with a StartError in plain words. */
export const listen = (server: Server, { port, host }: { port: number; host: string }) =>
  new Promise<string>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']?.(port, host);
      reject(reason ? new StartError(reason) : error);
    });
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${address.port}`);
    });
  });
