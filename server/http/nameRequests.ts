import type { BlockList } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import type { AppEnv } from './AppEnv.ts';
import { cameFromProxy } from './clientAddress.ts';

const longestRequestId = 64;

/** Gives each request an id. Only a trusted proxy may choose it: the id is written to the log and to the audit log. */
export function nameRequests(trustProxy: BlockList | null) {
  const nameAsAsked = requestId({ limitLength: longestRequestId });
  const name = requestId({ headerName: '' });
  return createMiddleware<AppEnv>((c, next) => (cameFromProxy(c, trustProxy) ? nameAsAsked : name)(c, next));
}
