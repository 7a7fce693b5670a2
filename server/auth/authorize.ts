import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { HttpError } from '#server/http/HttpError.ts';

/** Lets administrators do everything, and a moderator what lies below these paths. Stands after the guard. */
export const authorize = (moderatorPaths: readonly string[], publicPaths: ReadonlySet<string>) =>
  createMiddleware<AppEnv>((c, next) => {
    const { path } = c.req;
    const isOpen = publicPaths.has(path) || moderatorPaths.some((open) => `${path}/`.startsWith(`${open}/`));
    if (c.var.role !== 'admin' && !isOpen) throw new HttpError(403, 'session.notAllowed');
    return next();
  });
