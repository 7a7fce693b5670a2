import { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';

/** Ready when the database answers. */
export const healthzRoutes = ({ db }: AppDeps) =>
  new Hono<AppEnv>().get('/', async (c) => {
    await sql`select 1`.execute(db);
    return c.json(ok(null, c.var.t('request.healthy')));
  });
