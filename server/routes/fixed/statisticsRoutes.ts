import type { Statistics } from '#api/wire.ts';
import { countRows } from '#server/db/sqlite/createPageReader.ts';
import { createRoutes } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';

/** How many users there are on each platform. */
export const statisticsRoutes = ({ db }: AppDeps) =>
  createRoutes().get('/', async (c) => {
    const iosTraffic = await countRows(db, 'users:ios');
    const androidTraffic = await countRows(db, 'users:android');
    return c.json(ok<Statistics>({ iosTraffic, androidTraffic }));
  });
