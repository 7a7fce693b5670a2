import { Hono } from 'hono';
import type { User, UserDetail } from '#api/wire.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import { createPageReader } from '#server/db/createPageReader.ts';
import type { Database } from '#server/db/Database.ts';
import { moment } from '#server/db/moment.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { discardBody } from '#server/validation/readJson.ts';
import { readPageNumber } from '#server/validation/readPageNumber.ts';

const readUsers = createPageReader({
  name: 'users',
  table: 'users',
  time: 'created_at',
  columns: ['uuid', 'name', 'email', 'created_at', 'location'],
  toItem: ({ created_at, ...user }): User => ({ ...user, created_at: moment(created_at) }),
});

/** Says that there is no such person. */
export const userNotFound = () => new HttpError(404, 'users.notFound');

/** The address's uuid in small letters; what is none belongs to nobody. */
export function uuidOf(value: string) {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) throw userNotFound();
  return value.toLowerCase();
}

const selectUser = compileOnce((db, { uuid }: { uuid: string }) =>
  db.selectFrom('users').selectAll().where('uuid', '=', uuid).compile(),
);

const findUser = async (db: Database, uuid: string): Promise<UserDetail> => {
  const [row] = await selectUser(db, { uuid });
  if (!row) throw userNotFound();
  const { id, platform, ...shown } = row;
  return { ...shown, created_at: moment(row.created_at) };
};

/** The people who use the app: read, never changed. */
export const usersRoutes = ({ db }: AppDeps) =>
  new Hono<AppEnv>()
    .post('/list', async (c) => {
      const page = readPageNumber(c);
      await discardBody(c);
      return c.json(ok(await readUsers(db, page)));
    })

    .get('/detail/:uuid', async (c) => c.json(ok(await findUser(db, uuidOf(c.req.param('uuid'))))));
