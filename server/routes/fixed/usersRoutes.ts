import { Hono } from 'hono';
import type { User, UserDetail } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { createPageReader } from '#server/db/sqlite/createPageReader.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { discardBody, readPageNumber, readUuid } from '#server/validation/readRequest.ts';

const readUsers = createPageReader({
  name: 'users',
  table: 'users',
  time: 'created_at',
  columns: ['uuid', 'name', 'email', 'created_at', 'location'],
  toItem: ({ created_at, ...user }): User => ({ ...user, created_at: isoTime(created_at) }),
});

const findUser = async (db: Database, uuid: string): Promise<UserDetail> => {
  const user = db.selectFrom('users').selectAll().where('uuid', '=', uuid);
  const { id, platform, ...shown } = await user.executeTakeFirstOrThrow(notFound('users'));
  return { ...shown, created_at: isoTime(shown.created_at) };
};

/** The users of the app. */
export const usersRoutes = ({ db }: AppDeps) =>
  new Hono<AppEnv>()
    .post('/list', async (c) => {
      const page = readPageNumber(c);
      await discardBody(c);
      return c.json(ok(await readUsers(db, page)));
    })

    .get('/detail/:uuid', async (c) => c.json(ok(await findUser(db, readUuid(c)))));
