import { type BlockList, isIP, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** One spelling for an address, of IPv4 inside IPv6 as well. Some proxies write its port behind it. */
export function normalizeAddress(written: string) {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(written) ?? [];
  const address = inBrackets ?? beforePort ?? written;
  if (isIP(address) !== 6) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** True for an address whose X-Forwarded headers are believed. */
export const isTrustedProxy = (proxies: BlockList | null, address: string) =>
  isIP(address) > 0 && (proxies?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false);

/** True for a request whose connection comes from a trusted proxy. */
export const cameFromProxy = ({ env }: Context<AppEnv>, proxies: BlockList | null) =>
  isTrustedProxy(proxies, env?.incoming?.socket.remoteAddress ?? '');

/** A household or a server is given a whole /64 of IPv6 addresses: all of them count as one. */
const toNetwork = (address: string) => {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The address that attempts are counted for. X-Forwarded-For is believed only as far as trusted proxies wrote it. */
export function clientAddress(c: Context<AppEnv>, proxies: BlockList | null) {
  let address = normalizeAddress(c.env?.incoming?.socket.remoteAddress ?? 'unknown');
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  while (isTrustedProxy(proxies, address)) {
    const next = normalizeAddress(forwarded.pop() ?? '');
    if (isIP(next) === 0) break;
    address = next;
  }
  return toNetwork(address);
}
