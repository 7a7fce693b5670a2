import { Hono } from 'hono';
import { sql } from 'kysely';
import { ok } from '#server/http/envelope.ts';
import type { Parts, Service } from '#server/http/Service.ts';

/** Ready when the database answers. */
export const healthzRoutes = ({ db }: Parts) =>
  new Hono<Service>().get('/', async (c) => {
    await sql`select 1`.execute(db);
    return c.json(ok(null, c.get('say').request.healthy));
  });
