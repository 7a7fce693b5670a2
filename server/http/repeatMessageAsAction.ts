import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';
import { errorEnvelope } from './envelope.ts';
import { HttpError } from './HttpError.ts';

/** A refused change of password carries its message once more, as `action` (observed-behaviour.md, 19). */
export const repeatMessageAsAction = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!(c.error instanceof HttpError)) return;
  const envelope = errorEnvelope(c.error, c.var.t);
  const response = c.json({ ...envelope, action: envelope.message }, c.error.status, c.error.headers);
  c.res = undefined; // otherwise Hono copies the first response's headers into the second
  c.res = response;
});
