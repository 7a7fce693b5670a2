import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';
import { HttpError } from './HttpError.ts';

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Refuses a path that no route has with 404, and a method that its route has not with 405; HEAD too, because some GET
 * calls change things.
 */
export function notFoundOr405(app: Hono<AppEnv>, prefix: string) {
  const methodsOf = (path: string) =>
    app.routes
      .filter((route) => route.method !== 'ALL' && route.path.startsWith(prefix) && patternOf(route.path).test(path))
      .map(({ method }) => method);

  return createMiddleware<AppEnv>(async (c, next) => {
    const allowed = methodsOf(c.req.path);
    if (allowed.length === 0) throw new HttpError(404, 'request.notFound');
    if (!allowed.includes(c.req.raw.method)) {
      const methods = allowed.join(', ');
      throw new HttpError(405, ['request.methodNotAllowed', { methods }], { headers: { Allow: methods } });
    }
    return next();
  });
}
