import { type BlockList, isIP, SocketAddress } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Logger } from 'pino';
import { type AppContext, createMiddleware } from './AppEnv.ts';

/** One spelling for an IP address, also of IPv4 inside IPv6. Some proxies append a port. */
function normalizeAddress(written: string) {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(written) ?? [];
  const address = inBrackets ?? beforePort ?? written;
  if (isIP(address) !== 6) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** True for an address whose X-Forwarded headers are trusted. */
const isTrustedProxy = (proxies: BlockList | null, address: string) =>
  isIP(address) > 0 && (proxies?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false);

/** True for a request whose connection comes from a trusted proxy. */
export const cameFromProxy = ({ env }: AppContext, proxies: BlockList | null) =>
  isTrustedProxy(proxies, env?.incoming?.socket.remoteAddress ?? '');

/** The /64 network of an IPv6 address: a household or a server gets a whole one. */
const toNetwork = (address: string) => {
  if (isIP(address) !== 6) return address;
  return expandIPv6(address)
    .split(':', 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The client's address, for rate limits. Only entries of X-Forwarded-For that trusted proxies wrote count. */
export function clientAddress(c: AppContext, proxies: BlockList | null) {
  let address = normalizeAddress(c.env?.incoming?.socket.remoteAddress ?? 'unknown');
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  while (isTrustedProxy(proxies, address)) {
    const next = normalizeAddress(forwarded.pop() ?? '');
    if (isIP(next) === 0) break;
    address = next;
  }
  return toNetwork(address);
}

/**
 * Warns once of a proxy that is not trusted: all its visitors share one address, and one rate limit. The warning has no
 * address, because any visitor can send the header.
 */
export function warnOfProxy({ log, trustProxy }: { log: Logger; trustProxy: BlockList | null }) {
  let hasWarned = false;

  return createMiddleware((c, next) => {
    if (!hasWarned && c.req.header('X-Forwarded-For') && !cameFromProxy(c, trustProxy)) {
      hasWarned = true;
      log.warn('X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is ignored');
    }
    return next();
  });
}
