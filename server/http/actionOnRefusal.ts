import { createMiddleware } from 'hono/factory';
import { refuse } from './envelope.ts';
import { HttpError } from './HttpError.ts';
import type { Service } from './Service.ts';

/** The change of password says why it was refused once more, in `action` (observed-behaviour.md, 19). */
export const actionOnRefusal = createMiddleware<Service>(async (c, next) => {
  await next();
  if (!(c.error instanceof HttpError)) return;
  const refusal = refuse(c.error, c.get('say'));
  const answer = c.json({ ...refusal, action: refusal.message }, c.error.status, c.error.headers);
  c.res = undefined;
  c.res = answer;
});
