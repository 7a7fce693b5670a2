import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from './HttpError.ts';
import type { Service } from './Service.ts';

type Route = { method: string; pattern: RegExp };

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Answers 404 for a path that no route has and 405 for a verb that its route has not; HEAD too, because some calls
 * change things by GET.
 */
export function knownRoutes(app: Hono<Service>, below: string) {
  let routes: Route[] | undefined;

  const find = (path: string) => {
    routes ??= app.routes
      .filter((route) => route.method !== 'ALL' && route.path.startsWith(below))
      .map((route) => ({ method: route.method, pattern: patternOf(route.path) }));
    return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  };

  return createMiddleware<Service>(async (c, next) => {
    const allowed = find(c.req.path);
    if (allowed.length === 0) throw new HttpError(404, (say) => say.request.notFound);
    if (!allowed.includes(c.req.raw.method)) {
      const verbs = allowed.join(', ');
      throw new HttpError(405, (say) => say.request.wrongVerb(verbs), { headers: { Allow: verbs } });
    }
    return next();
  });
}
