import type { Context } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { acquireLock } from '#server/db/locks.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { HttpError } from '#server/http/HttpError.ts';
import type { AppCall } from '#server/intake/withIdempotencyKey.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';

/** Lets only the app's backend pass, by its token. */
export const appGuard = (token: string) => bearerAuth({ token });

/** Turns the refusal of `appGuard` into one like all others. */
export function asRefusal(error: Error): never {
  if (!(error instanceof HTTPException)) throw error;
  throw new HttpError(401, 'session.noToken', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Counts every call, also one that is refused later, in its own transaction: of all processes, one counts at a time. */
export const limitCalls = ({ db, now, rateLimit }: AppDeps) =>
  createMiddleware<AppEnv>(async (_, next) => {
    if (rateLimit === 'on') {
      await db.transaction().execute(async (transaction) => {
        await acquireLock(transaction, 'intake');
        await countAttempts(transaction, [{ limit: 'intake', by: [] }], now());
      });
    }
    await next();
  });

/** The call that a request makes, with its Idempotency-Key. */
export const callOf = (c: Context<AppEnv>): AppCall => ({
  key: c.req.header('Idempotency-Key') ?? '',
  path: c.req.path,
  caller: c.var,
});
