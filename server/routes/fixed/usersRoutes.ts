import type { ListedUser } from '#api/extensions/wire.ts';
import type { User } from '#api/wire.ts';
import { contains } from '#server/db/contains.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime, withIsoTimes } from '#server/db/isoTime.ts';
import { countRows, createPageReader } from '#server/db/sqlite/createPageReader.ts';
import { readUser } from '#server/moderation/readCases.ts';
import { endsOfSuspensions } from '#server/moderation/suspend.ts';
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

/** Adds the end of the suspension to each suspended user. */
async function addSuspensions(db: Database, users: readonly User[], now: number): Promise<ListedUser[]> {
  const ends = await endsOfSuspensions(
    db,
    users.map(({ uuid }) => uuid),
    now,
  );
  return users.map((user) => {
    const until = ends.get(user.uuid);
    return until === undefined ? user : { ...user, suspended_until: isoTime(until) };
  });
}

/** The users of the app. */
export const usersRoutes = (deps: AppDeps) =>
  new Routes(deps, 'users')
    .read(
      'POST /list',
      {
        by: 'staff',
        summary: 'List the users, the latest first',
        query: listQuery(deps.extensions),
        data: deps.extensions === 'on' ? 'Page<ListedUser>' : 'Page<User>',
      },
      async (db, { q, order, now, c }) => {
        const condition = q ? contains(db, q, 'users') : undefined;
        const page = await readUsers(db, { page: readPageNumber(c), order }, condition);
        return deps.extensions === 'on' ? { ...page, data: await addSuspensions(db, page.data, now) } : page;
      },
    )
    .read('GET /detail/:uuid', { by: 'staff', summary: 'One user', data: 'UserDetail' }, (db, { uuid }) =>
      readUser(db, uuid),
    );

/** How many users there are on each platform. */
export const statisticsRoutes = (deps: AppDeps) =>
  new Routes(deps, 'statistics').read(
    'GET /',
    { by: 'staff', summary: 'The number of users on each platform', data: 'Statistics' },
    async (db) => ({
      iosTraffic: await countRows(db, 'users:ios'),
      androidTraffic: await countRows(db, 'users:android'),
    }),
  );
