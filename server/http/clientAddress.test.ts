import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './AppEnv.ts';
import { clientAddress } from './clientAddress.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8);

const addressOf = async (remoteAddress: string, forwarded: string, trusted: BlockList | null = null) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, trusted)));
  const headers = { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
};

test.each([
  ['a header says nothing when no proxy is trusted', '192.0.2.1', '198.51.100.9', null, '192.0.2.1'],
  ['a header says nothing when it comes from somewhere else', '192.0.2.1', '198.51.100.9', proxies, '192.0.2.1'],
  ['the address that a trusted proxy wrote counts', '10.0.0.1', '198.51.100.9', proxies, '198.51.100.9'],
  [
    'an address that the client sent itself does not count',
    '10.0.0.1',
    '203.0.113.5, 198.51.100.9',
    proxies,
    '198.51.100.9',
  ],
  ['a chain of trusted proxies is followed', '10.0.0.1', '198.51.100.9, 10.0.0.2', proxies, '198.51.100.9'],
  ['words instead of an address are no address', '10.0.0.1', 'somewhere', proxies, '10.0.0.1'],
  ['without a header the proxy itself counts', '10.0.0.1', '', proxies, '10.0.0.1'],
  ['IPv4 inside IPv6 is IPv4', '::ffff:192.0.2.1', '', null, '192.0.2.1'],
  ['however its numbers are written', '10.0.0.1', '::ffff:c633:6409', proxies, '198.51.100.9'],
  ['a port is not part of the address', '10.0.0.1', '198.51.100.9:5678', proxies, '198.51.100.9'],
  ['nor are brackets', '10.0.0.1', '[2001:db8:0:1::9]:443', proxies, '2001:db8:0:1'],
  ['a network of IPv6 addresses counts as one', '2001:db8:0:1:ffff::7', '', null, '2001:db8:0:1'],
  ['however it is written', '2001:0DB8::1:0:0:0:9', '', null, '2001:db8:0:1'],
  ['loopback is loopback', '::1', '', null, '0:0:0:0'],
])('%s', async (_, remote, forwarded, trusted, expected) => {
  expect(await addressOf(remote, forwarded, trusted)).toBe(expected);
});
