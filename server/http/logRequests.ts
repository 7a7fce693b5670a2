import type { BlockList } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { AppEnv } from './AppEnv.ts';
import { loggedPath } from './loggedPath.ts';
import { securityEvent } from './securityEvent.ts';

/** What browsers and proxies keep, and ask for again by its ETag, would name the request of somebody else, long ago. */
const isKept = (headers: Headers) => headers.has('ETag');

/** One line a request, found by the id that its response carries: never its query, headers or body, where the secrets are. */
export const logRequests = ({ log, trustProxy }: { log: Logger; trustProxy: BlockList | null }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    const requestId = c.get('requestId');
    const { headers } = c.res;
    if (isKept(headers)) headers.delete('X-Request-Id');
    else headers.set('X-Request-Id', requestId);
    const { method } = c.req.raw;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const path = loggedPath(c);
    log.info({ requestId, method, path, status: c.res.status, ms, ...securityEvent(c, trustProxy) }, 'request');
  });
