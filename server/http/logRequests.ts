import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

const longestPath = 200;

/** One line a request: never its query, headers or body, where the secrets are. */
export const logRequests = (log: Logger) =>
  createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info({ method: c.req.raw.method, path: c.req.path.slice(0, longestPath), status: c.res.status, ms }, 'request');
  });
