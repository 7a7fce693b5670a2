import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '#server/errors.ts';
import { minute, second } from '#server/time/time.ts';

/** Limits against clients that send a request very slowly, or stop reading the response. */
const limits = {
  headersTimeout: 10 * second,
  requestTimeout: minute,
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: second,
  maxHeaderSize: 16 * 1024,
};
/** The host in the URL of every request. Nothing depends on the Host header, which may be missing or no host at all. */
const hostname = 'localhost';
const socketTimeout = 75 * second;
const maxConnections = 10_000;

const reasons: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) =>
    `Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another one.`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`,
  EAI_AGAIN: (_, host) => `The host name ${host} cannot be looked up now. Set HOST to an address of this machine.`,
  ENOTFOUND: (_, host) => `The host name ${host} is not known. Set HOST to an address of this machine.`,
};

/** A server with limits against slow clients. It does not listen yet. */
export function createLimitedServer(fetch: Parameters<typeof getRequestListener>[0]) {
  const respond = getRequestListener(fetch, { hostname });
  const server = createServer(limits, (incoming, outgoing) => {
    incoming.headers.host = undefined;
    return respond(incoming, outgoing);
  });
  server.timeout = socketTimeout;
  server.maxConnections = maxConnections;
  return server;
}

/** Resolves with the URL of the server, or rejects with a StartError. */
export async function listen(server: Server, { port, host }: { port: number; host: string }) {
  await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? '']?.(port, host);
    throw reason ? new StartError(reason) : error;
  });
  const address = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
