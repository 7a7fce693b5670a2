import { findSession } from '#server/auth/sessions.ts';
import { type AppContext, createMiddleware } from '#server/http/AppEnv.ts';
import { HttpError, unauthorized } from '#server/http/HttpError.ts';
import { callerOf } from '#server/openapi/RouteDescription.ts';
import type { AppDeps } from './Routes.ts';

function keyOf({ req }: AppContext) {
  const key = req.header('Idempotency-Key'); // an empty one names no request
  return key ? { key, request: req.path } : undefined;
}

/** Refuses callers whom the route does not name: those without a session before any other look-up. */
export const guard = ({ db, extensions, log, now }: Pick<AppDeps, 'db' | 'extensions' | 'log' | 'now'>) =>
  createMiddleware(async (c, next) => {
    const caller = callerOf(c);
    if (caller === 'anyone') return next();

    const [, token] = /^Bearer +([\w-]{1,200}) *$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    if (!c.req.header('Authorization')) throw unauthorized('session.noToken');
    const session = token && (await findSession({ db, log }, token, now()));
    // Roles are an extension. The fixed API has administrators only.
    if (!session || (session.role !== 'admin' && extensions === 'off')) throw unauthorized('session.expired');

    c.set('administratorId', session.administrator_id);
    c.set('role', session.role);
    c.set('tokenHash', session.token_hash);
    c.set('idempotencyKey', keyOf(c));
    if (session.role !== 'admin' && caller !== 'staff') throw new HttpError(403, 'session.notAllowed');
    return next();
  });
