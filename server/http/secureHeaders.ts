import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';
import { isTrustedProxy } from './clientAddress.ts';

/** What pages may load beyond the files of their own origin, as sources of a Content-Security-Policy. */
export type PageSources = { scriptSrc: readonly string[]; connectSrc: readonly string[]; imgSrc: readonly string[] };

type Options = {
  pageSources: PageSources;
  /** The proxies whose X-Forwarded-Proto is believed. */
  trustProxy: BlockList | null;
};

const yearInSeconds = 365 * 24 * 60 * 60;

const policyOfPages = ({ scriptSrc, connectSrc, imgSrc }: PageSources) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSrc].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imgSrc].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connectSrc].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** In a response that is no page nothing may run, wherever it is opened. */
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

const cameByHttps = ({ env, req }: Context<AppEnv>, proxies: BlockList | null) =>
  isTrustedProxy(proxies, env?.incoming?.socket.remoteAddress ?? '') &&
  req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https';

/** Puts the security headers on every response; one that a route has set itself, such as a stricter policy, stays. */
export function secureHeaders({ pageSources, trustProxy }: Options) {
  const pagePolicy = policyOfPages(pageSources);
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    // A response without a type may be a 304, whose headers replace those of a page that the browser has kept.
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') ?? true;
    const all = [...headers, ['Content-Security-Policy', isPage ? pagePolicy : policyOfFiles]] as const;
    for (const [name, value] of all) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (cameByHttps(c, trustProxy)) c.res.headers.set('Strict-Transport-Security', `max-age=${yearInSeconds}`);
  });
}
