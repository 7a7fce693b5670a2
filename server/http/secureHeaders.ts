import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { yearInSeconds } from '#server/time/durations.ts';
import type { AppEnv } from './AppEnv.ts';
import { cameFromProxy } from './clientAddress.ts';

/** In a response that brings no policy of its own, as pages do, nothing may run or be loaded, wherever it is opened. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'";

/** What a page could ask a visitor for; what asks nobody, like a sensor, is left to the browser. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

const cameByHttps = (c: Context<AppEnv>, proxies: BlockList | null) =>
  c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https' && cameFromProxy(c, proxies);

/** What a browser reads of a script, a style sheet or a font. The other headers are about pages. */
const headersOfParts = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];
/** A drawing that is opened as a page: its policy lets nothing in it run, nor any page frame it. */
const headersOfDrawings = [...headersOfParts, 'Content-Security-Policy'];

function isNeeded(header: string, contentType: string | null) {
  if (/^(?:text\/(?:css|javascript)|font\/)/.test(contentType ?? '')) return headersOfParts.includes(header);
  return !contentType?.startsWith('image/svg+xml') || headersOfDrawings.includes(header);
}

/**
 * Puts the security headers on every response; one that a route has set itself, such as the policy of a page, stays. The
 * X-Forwarded-Proto of a trusted proxy is believed.
 */
export function secureHeaders(trustProxy: BlockList | null) {
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': policyOfFiles,
  });

  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const contentType = c.res.headers.get('Content-Type');
    for (const [name, value] of headers) {
      if (isNeeded(name, contentType) && !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (cameByHttps(c, trustProxy)) c.res.headers.set('Strict-Transport-Security', `max-age=${yearInSeconds}`);
  });
}
