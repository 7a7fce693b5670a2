import type { Hono } from 'hono';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { auditRoutes } from './auditRoutes.ts';

/** Calls beyond the fixed API, which a server announces after the sign-in. */
type Extension = {
  id: string;
  /** Another one where a call no longer answers as before. */
  version: number;
  path: `/api/admin/${string}`;
  routes: (deps: AppDeps) => Hono<AppEnv>;
};

/** What this server offers beyond the fixed API, unless EXTENSIONS is off. */
export const extensions: readonly Extension[] = [
  { id: 'audit', version: 1, path: '/api/admin/audit', routes: auditRoutes },
];
