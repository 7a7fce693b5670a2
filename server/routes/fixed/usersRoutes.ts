import type { Statistics, User, UserDetail } from '#api/wire.ts';
import { contains } from '#server/db/contains.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { countRows, createPageReader } from '#server/db/sqlite/createPageReader.ts';
import { readUser } from '#server/moderation/readCases.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { readPageNumber } from '#server/validation/readRequest.ts';
import { listQuery } from '#server/validation/validators.ts';

const readUsers = createPageReader({
  name: 'users',
  table: 'users',
  time: 'created_at',
  columns: ['uuid', 'name', 'email', 'created_at', 'location'],
  toItem: (user): User => withIsoTimes(user),
});

/** The users of the app. */
export const usersRoutes = (deps: AppDeps) =>
  new Routes(deps, 'users')
    .read('POST /list', listQuery(deps.extensions), (db, { q, order, c }) => {
      const condition = q ? contains(db, q, ['name', 'email', 'uuid']) : undefined;
      return readUsers(db, { page: readPageNumber(c), order }, condition);
    })
    .read('GET /detail/:uuid', {}, (db, { uuid }): Promise<UserDetail> => readUser(db, uuid));

/** How many users there are on each platform. */
export const statisticsRoutes = (deps: AppDeps) =>
  new Routes(deps, 'statistics').read('GET /', {}, async (db): Promise<Statistics> => {
    return { iosTraffic: await countRows(db, 'users:ios'), androidTraffic: await countRows(db, 'users:android') };
  });
