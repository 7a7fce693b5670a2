import { createMiddleware } from 'hono/factory';
import type { AppDeps, AppEnv } from './AppEnv.ts';
import { isTrustedProxy } from './clientAddress.ts';

/** Warns once of a proxy that is not trusted: all who come through it have one address, and one limit together. */
export function warnOfProxy({ log, trustProxy }: Pick<AppDeps, 'log' | 'trustProxy'>) {
  let hasWarned = false;

  return createMiddleware<AppEnv>((c, next) => {
    const proxy = c.env?.incoming?.socket.remoteAddress ?? '';
    if (!hasWarned && c.req.header('X-Forwarded-For') && !isTrustedProxy(trustProxy, proxy)) {
      hasWarned = true;
      log.warn({ proxy }, 'X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is ignored');
    }
    return next();
  });
}
