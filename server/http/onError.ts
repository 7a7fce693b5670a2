import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { outageOf, reasonOf } from '#server/errors.ts';
import type { AppContext } from './AppEnv.ts';
import { errorEnvelope, ok } from './envelope.ts';
import { HttpError, RepeatedChange, unauthorized } from './HttpError.ts';
import { loggedPath } from './logRequests.ts';

const outages = {
  unavailable: new HttpError(503, 'request.unavailable', { headers: { 'Retry-After': '5' } }),
  full: new HttpError(507, 'request.full', { headers: { 'Retry-After': '60' } }),
};

/** The refusal behind an error of Hono's `bearerAuth`. */
const tokenRefusal = ({ req }: AppContext) =>
  unauthorized(req.header('Authorization') ? 'session.wrongToken' : 'session.noToken');

/** Responds to a refusal with its envelope. Logs all other errors, and hides their details from the client. */
export const onError = (log: Logger) => (error: Error, c: AppContext) => {
  const respond = (refusal: HttpError) => c.json(errorEnvelope(refusal, c.var.t), refusal.status, refusal.headers);
  if (error instanceof HttpError) return respond(error);
  if (error instanceof HTTPException) return respond(tokenRefusal(c));
  if (error instanceof RepeatedChange) {
    c.set('changedNothing', true);
    return c.json(ok(null, c.var.t('request.repeated')));
  }

  const outage = outageOf(error);
  const { requestId } = c.var;
  // An outage fails many requests for the same reason: their stacks would fill the log.
  const err = outage ? { message: reasonOf(error), code: 'code' in error ? error.code : undefined } : error;
  log.error({ requestId, err, outage, method: c.req.raw.method, path: loggedPath(c) }, 'The request failed');
  return respond(outage ? outages[outage] : new HttpError(500, 'request.failed'));
};
