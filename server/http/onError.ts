import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './AppEnv.ts';
import { errorEnvelope } from './envelope.ts';
import { HttpError } from './HttpError.ts';

/** Puts a refusal into the envelope. Everything else that was thrown is logged, and the client is told no details. */
export const onError = (log: Logger) => (error: Error, c: Context<AppEnv>) => {
  if (error instanceof HttpError) return c.json(errorEnvelope(error, c.var.t), error.status, error.headers);
  log.error({ err: error, method: c.req.raw.method, path: c.req.path }, 'The request failed');
  return c.json(errorEnvelope({ reason: 'request.failed' }, c.var.t), 500);
};
