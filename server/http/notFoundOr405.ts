import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';
import { HttpError } from './HttpError.ts';

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Refuses unknown paths with 404 and other methods with 405. HEAD is refused too, because some GET calls change data. */
export function notFoundOr405(app: Hono<AppEnv>, prefix: string) {
  const readRoutes = () =>
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith(prefix))
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  let routes: ReturnType<typeof readRoutes> | undefined;

  const methodsOf = (path: string) => {
    routes ??= readRoutes();
    return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  };

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
