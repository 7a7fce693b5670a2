import { Hono } from 'hono';
import type { Statistics } from '#api/wire.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';

/** How many users there are on each platform, from the kept counts. */
export const statisticsRoutes = ({ db }: AppDeps) =>
  new Hono<AppEnv>().get('/', async (c) => {
    const counts = await db
      .selectFrom('row_count')
      .select(['list', 'rows'])
      .where('list', 'in', ['users:ios', 'users:android'])
      .where('level', '=', 0)
      .execute();
    const countOf = (list: string) => counts.find((count) => count.list === list)?.rows ?? 0;
    return c.json(ok<Statistics>({ iosTraffic: countOf('users:ios'), androidTraffic: countOf('users:android') }));
  });
