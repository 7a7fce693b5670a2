import { type BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Service } from './Service.ts';

type Options = {
  /** Inline scripts of the built pages, as CSP sources. */
  scriptHashes: readonly string[];
  /** The proxies whose word on how the client came is taken. */
  trustProxy: BlockList | null;
};

const yearInSeconds = 365 * 24 * 60 * 60;

const contentSecurityPolicy = (scriptHashes: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Of anything that is no page nothing may run, wherever it is opened. */
const policyOfFiles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

function cameByHttps(c: Context<Service>, proxies: BlockList | null) {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  const isTrusted = isIP(peer) > 0 && proxies?.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');
  return isTrusted === true && c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https';
}

/** Puts the security headers on every answer; one that a route has set itself, such as a stricter policy, stays. */
export function secureHeaders({ scriptHashes, trustProxy }: Options) {
  const policyOfPages = contentSecurityPolicy(scriptHashes);
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

  return createMiddleware<Service>(async (c, next) => {
    await next();
    // An answer without a type may be a 304, whose headers replace those of a page that the browser has kept.
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') ?? true;
    const all = [...headers, ['Content-Security-Policy', isPage ? policyOfPages : policyOfFiles]] as const;
    for (const [name, value] of all) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (cameByHttps(c, trustProxy)) c.res.headers.set('Strict-Transport-Security', `max-age=${yearInSeconds}`);
  });
}
