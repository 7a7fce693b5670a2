import type { BlockList } from 'node:net';
import { yearInSeconds } from '#server/time/time.ts';
import { type AppContext, createMiddleware } from './AppEnv.ts';
import { cameFromProxy } from './clientAddress.ts';

/** The policy of responses other than pages: nothing may run or load. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Features that a page could ask a visitor for. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

const cameByHttps = (c: AppContext, proxies: BlockList | null) =>
  c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https' && cameFromProxy(c, proxies);

/** The headers that matter for a script, a style sheet or a font. */
const partHeaders = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];
/** An SVG can be opened as a page, so it needs the policy. */
const svgHeaders = [...partHeaders, 'Content-Security-Policy'];

function isNeeded(header: string, contentType: string | null) {
  if (/^(?:text\/(?:css|javascript)|font\/)/.test(contentType ?? '')) return partHeaders.includes(header);
  return !contentType?.startsWith('image/svg+xml') || svgHeaders.includes(header);
}

/**
 * Sets the security headers of every response, except those that a route has set, such as the policy of a page. Trusts the
 * X-Forwarded-Proto of a trusted proxy.
 */
export function secureHeaders(trustProxy: BlockList | null) {
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': filePolicy,
  });

  return createMiddleware(async (c, next) => {
    await next();
    const contentType = c.res.headers.get('Content-Type');
    for (const [name, value] of headers) {
      if (isNeeded(name, contentType) && !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (cameByHttps(c, trustProxy)) c.res.headers.set('Strict-Transport-Security', `max-age=${yearInSeconds}`);
  });
}
