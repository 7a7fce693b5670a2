import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from './AppEnv.ts';
import { clientAddress } from './clientAddress.ts';

/** What a status means at each address that says who may do what. */
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
  '/api/admin/invitation/accept': { 200: 'invitation accepted', 404: 'invitation refused' },
};

/** What it means at any other. */
const anywhere: Record<number, string> = { 403: 'forbidden' };

const eventOf = (path: string, status: number) =>
  path.includes('/delete/') && status === 200 ? 'deleted' : (events[path]?.[status] ?? anywhere[status]);

/** What a security event adds to its request's line: what happened, to or by which account, from where; else nothing. */
export function securityEvent(c: Context<AppEnv>, trustProxy: BlockList | null) {
  // After `next()`, this is the route that responded. The last route that matches is always the site's.
  const event = eventOf(routePath(c), c.res.status);
  const { administratorId: administrator, eventDetails } = c.var;
  return event && { event, administrator, address: clientAddress(c, trustProxy), ...eventDetails };
}
