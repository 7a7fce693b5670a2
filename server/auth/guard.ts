import { createMiddleware } from 'hono/factory';
import { HttpError } from '#server/http/HttpError.ts';
import type { Parts, Service } from '#server/http/Service.ts';
import { findSession } from './sessions.ts';

const refusal = (why: 'noToken' | 'over') =>
  new HttpError(401, (say) => say.session[why], { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Lets only signed-in administrators pass; stands before any look-up, so that without a token nothing can be learnt. */
export const guard = ({ db, now }: Pick<Parts, 'db' | 'now'>, open: ReadonlySet<string>) =>
  createMiddleware<Service>(async (c, next) => {
    if (open.has(c.req.path)) return next();

    const [, token] = /^Bearer +([\w-]{1,200}) *$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    if (!c.req.header('Authorization')) throw refusal('noToken');
    const session = token && (await findSession(db, token, now()));
    if (!session) throw refusal('over');

    c.set('administratorId', session.administrator_id);
    c.set('tokenHash', session.token_hash);
    return next();
  });
