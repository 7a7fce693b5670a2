import { Hono } from 'hono';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';

/** Alive: the process answers. Whether it can do its work is for readyz to say. */
export const healthzRoutes = () =>
  new Hono<AppEnv>().on(['GET', 'HEAD'], '/', (c) => c.json(ok(null, c.var.t('request.healthy'))));
