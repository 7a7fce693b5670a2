import type { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { type AppContext, type AppEnv, createMiddleware } from './AppEnv.ts';
import { HttpError } from './HttpError.ts';

/** Refuses all methods but these with a line of text. It comes after the handlers of a path outside of the API. */
export const refuseOtherMethods = (methods: string) => (c: AppContext) =>
  c.text(c.var.t(['request.methodNotAllowed', { methods }]), 405, { Allow: methods });

/** Refuses unknown paths with 404 and other methods with 405. HEAD is refused too, because some GET calls change data. */
export function notFoundOr405(app: Hono<AppEnv>, prefix: string) {
  let methods: TrieRouter<string> | undefined;

  const readMethods = () => {
    const router = new TrieRouter<string>();
    for (const { method, path } of app.routes)
      if (method !== 'ALL' && path.startsWith(prefix)) router.add('ALL', path, method);
    return router;
  };

  return createMiddleware(async (c, next) => {
    methods ??= readMethods();
    const allowed = methods.match('ALL', c.req.path)[0].map(([method]) => method);
    if (allowed.length === 0) throw new HttpError(404, 'request.notFound');
    if (allowed.includes(c.req.raw.method)) return next();
    const listed = allowed.join(', ');
    throw new HttpError(405, ['request.methodNotAllowed', { methods: listed }], { headers: { Allow: listed } });
  });
}
