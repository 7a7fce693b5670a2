import type { Context } from 'hono';
import type { Logger } from 'pino';
import { refuse } from './envelope.ts';
import { HttpError } from './HttpError.ts';
import type { Service } from './Service.ts';
import { wordsFor } from './speak.ts';

/** Puts a refusal into the envelope. Everything else that was thrown is logged and answered without details. */
export const answerError = (log: Logger) => (error: Error, c: Context<Service>) => {
  const say = c.get('say') ?? wordsFor(c.req.header('Accept-Language'));
  if (error instanceof HttpError) return c.json(refuse(error, say), error.status, error.headers);
  log.error({ err: error, method: c.req.raw.method, path: c.req.path }, 'The request failed');
  return c.json(refuse({ wording: () => say.request.failed }, say), 500);
};
