import type { BlockList } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { AppEnv } from './AppEnv.ts';
import { cameFromProxy } from './clientAddress.ts';

/**
 * Warns once of a proxy that is not trusted: all visitors who come through it share one address, and one limit. The
 * warning leaves out the address, because any visitor can send the header.
 */
export function warnOfProxy({ log, trustProxy }: { log: Logger; trustProxy: BlockList | null }) {
  let hasWarned = false;

  return createMiddleware<AppEnv>((c, next) => {
    if (!hasWarned && c.req.header('X-Forwarded-For') && !cameFromProxy(c, trustProxy)) {
      hasWarned = true;
      log.warn('X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is ignored');
    }
    return next();
  });
}
