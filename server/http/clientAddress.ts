import { type BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Service } from './Service.ts';

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isTrusted = (proxies: BlockList, address: string) =>
  isIP(address) > 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

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

/** Who a request is counted against. A header's word is taken only as far as trusted proxies have written it. */
export function clientAddress(c: Context<Service>, trusted: BlockList | null) {
  let address = withoutMapping(c.env?.incoming?.socket.remoteAddress ?? 'unknown');
  const forwarded = trusted ? (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim()) : [];
  while (trusted && isTrusted(trusted, address)) {
    const next = withoutMapping(forwarded.pop() ?? '');
    if (isIP(next) === 0) break;
    address = next;
  }
  return toNetwork(address);
}
