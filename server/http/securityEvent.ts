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
};

const eventOf = (path: string, status: number) =>
  path.includes('/delete/') ? { 200: 'deleted' }[status] : events[path]?.[status];

/** What a security event adds to its request's line: what happened, to or by which account, from where; else nothing. */
export function securityEvent(c: Context<AppEnv>, trustProxy: BlockList | null) {
  const event = eventOf(routePath(c, -1), c.res.status);
  return event && { event, administrator: c.var.administratorId, address: clientAddress(c, trustProxy) };
}
