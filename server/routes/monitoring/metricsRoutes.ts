import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from '#server/http/AppEnv.ts';
import type { Metrics } from '#server/metrics/createMetrics.ts';

/** What Prometheus asks for, given only to who has the token. */
export const metricsRoutes = ({ token, contentType, render }: Metrics) =>
  new Hono<AppEnv>()
    .onError((error) => {
      if (error instanceof HTTPException) return error.getResponse();
      throw error;
    })
    .use(bearerAuth({ token }))
    .get('/', async (c) => c.body(await render(), 200, { 'Content-Type': contentType }));
