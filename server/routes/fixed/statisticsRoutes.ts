import type { Statistics } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { countRows } from '#server/db/sqlite/createPageReader.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';

/** How many users there are on each platform. */
const readStatistics = async (db: Database): Promise<Statistics> => ({
  iosTraffic: await countRows(db, 'users:ios'),
  androidTraffic: await countRows(db, 'users:android'),
});

export const statisticsRoutes = (deps: AppDeps) => new Routes(deps, 'statistics').read('GET /', {}, readStatistics);
