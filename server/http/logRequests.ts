import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { AppEnv } from './AppEnv.ts';
import { cameFromProxy } from './clientAddress.ts';
import { securityEvent } from './securityEvent.ts';

const longestPath = 200;

/** Below these paths, the path itself opens a picture or a draft without a session. */
const secretBelow = /(\/media\/|\/api\/letter\/).+/i;

/** The path of a request as the log may have it. */
export const loggedPath = (c: Context<AppEnv>) => c.req.path.replace(secretBelow, '$1…').slice(0, longestPath);

const longestRequestId = 64;

/** Gives each request an id. Only a trusted proxy may choose it: the id is written to the log and to the audit log. */
export function nameRequests(trustProxy: BlockList | null) {
  const nameAsAsked = requestId({ limitLength: longestRequestId });
  const name = requestId({ headerName: '' });
  return createMiddleware<AppEnv>((c, next) => (cameFromProxy(c, trustProxy) ? nameAsAsked : name)(c, next));
}

/** What browsers and proxies keep, and ask for again by its ETag, would name the request of somebody else, long ago. */
const isKept = (headers: Headers) => headers.has('ETag');

/** One line a request, found by the id that its response carries: never its query, headers or body, where the secrets are. */
export const logRequests = ({ log, trustProxy }: { log: Logger; trustProxy: BlockList | null }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    const id = c.get('requestId');
    const { headers } = c.res;
    if (isKept(headers)) headers.delete('X-Request-Id');
    else headers.set('X-Request-Id', id);
    const { method } = c.req.raw;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const path = loggedPath(c);
    log.info({ requestId: id, method, path, status: c.res.status, ms, ...securityEvent(c, trustProxy) }, 'request');
  });
