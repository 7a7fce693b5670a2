import { Hono } from 'hono';
import type { Page, User, UserDetail } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { type PagedList, readPage } from '#server/db/readPage.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { discardBody } from '#server/validation/readJson.ts';
import { readPageNumber } from '#server/validation/readPageNumber.ts';

const list: PagedList<'users'> = { name: 'users', table: 'users', time: 'created_at' };

const notFound = () => new HttpError(404, 'users.notFound');

/** The address's uuid in small letters; what is none belongs to nobody. */
function uuidOf(value: string) {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) throw notFound();
  return value.toLowerCase();
}

const findUser = async (db: Database, uuid: string): Promise<UserDetail> => {
  const row = await db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow(notFound);
  const { id, platform, ...shown } = row;
  return { ...shown, created_at: new Date(row.created_at).toISOString() };
};

/** The people who use the app: read, never changed. */
export const usersRoutes = ({ db }: AppDeps) =>
  new Hono<AppEnv>()
    .post('/list', async (c) => {
      const page = readPageNumber(c);
      await discardBody(c);
      const users = await readPage(db, list, page, ({ uuid, name, email, created_at, location }) => ({
        uuid,
        name,
        email,
        created_at: new Date(created_at).toISOString(),
        location,
      }));
      return c.json(ok<Page<User>>(users));
    })

    .get('/detail/:uuid', async (c) => c.json(ok(await findUser(db, uuidOf(c.req.param('uuid'))))));
