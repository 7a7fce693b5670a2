import type { User, UserDetail } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { createPageReader } from '#server/db/sqlite/createPageReader.ts';
import { notFound } from '#server/http/HttpError.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';
import { readPageNumber } from '#server/validation/readRequest.ts';

const readUsers = createPageReader({
  name: 'users',
  table: 'users',
  time: 'created_at',
  columns: ['uuid', 'name', 'email', 'created_at', 'location'],
  toItem: ({ created_at, ...user }): User => ({ ...user, created_at: isoTime(created_at) }),
});

const findUser = async (db: Database, { uuid }: { uuid: string }): Promise<UserDetail> => {
  const user = db.selectFrom('users').selectAll().where('uuid', '=', uuid);
  const { id, platform, ...shown } = await user.executeTakeFirstOrThrow(notFound('users'));
  return { ...shown, created_at: isoTime(shown.created_at) };
};

/** The users of the app. */
export const usersRoutes = (deps: AppDeps) =>
  new Routes(deps, 'users')
    .read('POST /list', {}, (db, { c }) => readUsers(db, readPageNumber(c)))
    .read('GET /detail/:uuid', {}, findUser);
