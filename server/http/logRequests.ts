import type { BlockList } from 'node:net';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { type AppContext, createMiddleware } from './AppEnv.ts';
import { cameFromProxy, clientAddress } from './clientAddress.ts';
import { HttpError } from './HttpError.ts';

/** Calls that ask for the password again. */
const ofSecondFactor = (done: string) => ({ 200: done, 429: 'password check limited' });

/** Security events by route and status. A call that changed nothing is none. */
const events: Record<string, Record<number, string>> = {
  '/api/admin/auth/login': {
    200: 'signed in',
    401: 'sign-in refused',
    403: 'sign-in refused',
    422: 'sign-in refused',
    429: 'sign-in limited',
  },
  '/api/admin/auth/logout': { 200: 'signed out' },
  '/api/admin/auth/change/password': {
    200: 'password changed',
    422: 'password change refused',
    429: 'password change limited',
  },
  '/api/admin/administrators/invite': { 200: 'administrator invited' },
  '/api/admin/administrators/renew/:id': { 200: 'administrator invited' },
  '/api/admin/administrators/edit/:id': { 200: 'role changed' },
  '/api/admin/administrators/deactivate/:id': { 200: 'administrator deactivated' },
  '/api/admin/administrators/activate/:id': { 200: 'administrator activated' },
  '/api/admin/administrators/end-sessions/:id': { 200: 'sessions ended' },
  '/api/admin/account/second-factor': ofSecondFactor('second factor on'),
  '/api/admin/account/recovery-codes': ofSecondFactor('recovery codes renewed'),
  '/api/admin/account/no-second-factor': ofSecondFactor('second factor off'),
  '/api/admin/account/session/end/:id': { 200: 'own sessions ended' },
  '/api/admin/account/session/end-others': { 200: 'own sessions ended' },
  '/api/admin/audit/reveal/:id': { 200: 'personal data revealed' },
  '/api/admin/invitation/accept': { 200: 'invitation accepted', 404: 'invitation refused' },
};

const isWrongPassword = ({ error }: AppContext) =>
  error instanceof HttpError && error.reason === 'session.wrongOldPassword';

function eventOf(c: AppContext) {
  // After `next()`, this is the route that responded. The last route that matches is always the site's.
  const path = routePath(c);
  const { status } = c.res;
  if (c.var.changedNothing) return undefined;
  const event = events[path]?.[status];
  if (event) return event;
  if (path.includes('/delete/') && status === 200) return 'deleted';
  if (path.includes('/export/') && status === 200) return 'personal data exported';
  if (isWrongPassword(c)) return 'password check refused';
  return status === 403 ? 'forbidden' : undefined;
}

/** The fields that a security event adds to the line of its request; undefined for other requests. */
function securityEvent(c: AppContext, trustProxy: BlockList | null) {
  const event = eventOf(c);
  const { administratorId: administrator, eventDetails } = c.var;
  return event && { event, administrator, address: clientAddress(c, trustProxy), ...eventDetails };
}

const maxPathLength = 200;

/** Paths that open a picture or a draft without a session, and links of mails that a program has changed. */
const secretPath = /(\/media\/|\/api(?:\/|%2f)letter(?:\/|%2f)|\/(?:confirm|unsubscribe)(?:\/|%2f)|%3f).+/i;

/** The path of a request without secrets. */
export const loggedPath = (c: AppContext) => c.req.path.replace(secretPath, '$1…').slice(0, maxPathLength);

const maxRequestIdLength = 64;

/** Accepts a request's id from a trusted proxy only, because the audit log stores it. Otherwise generates one. */
export function assignRequestIds(trustProxy: BlockList | null) {
  const fromHeader = requestId({ limitLength: maxRequestIdLength });
  const generated = requestId({ headerName: '' });
  return createMiddleware((c, next) => (cameFromProxy(c, trustProxy) ? fromHeader : generated)(c, next));
}

/** Logs one line for each request, with the id of its response. It leaves out query, headers and body, which contain secrets. */
export const logRequests = ({ log, trustProxy }: { log: Logger; trustProxy: BlockList | null }) =>
  createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const id = c.get('requestId');
    const { headers } = c.res;
    // A cached response would carry the id of another request.
    if (headers.has('ETag')) headers.delete('X-Request-Id');
    else headers.set('X-Request-Id', id);
    const { method } = c.req.raw;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const path = loggedPath(c);
    log.info({ requestId: id, method, path, status: c.res.status, ms, ...securityEvent(c, trustProxy) }, 'request');
  });
