import { Hono } from 'hono';
import type { User, UserDetail } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { type PagedList, readPage } from '#server/db/readPage.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { readNothing } from '#server/http/readJson.ts';
import { readPageNumber } from '#server/http/readPageNumber.ts';
import type { Parts, Service } from '#server/http/Service.ts';
import { withIsoDate } from './withIsoDate.ts';

const list: PagedList = { name: 'users', table: 'users', time: 'created_at', spans: [31, 24] };

const isUuid = (written: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(written);

const listItems = async (db: Database, ids: number[]): Promise<User[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['uuid', 'name', 'email', 'created_at', 'location'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(withIsoDate);
};

const detail = async (db: Database, uuid: string): Promise<UserDetail | undefined> => {
  const row = await db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!row) return undefined;
  const { id, platform, ...shown } = row;
  return withIsoDate(shown);
};

/** The people who use the app: read, never changed. */
export const usersRoutes = ({ db }: Parts) =>
  new Hono<Service>()
    .post('/list', async (c) => {
      const page = readPageNumber(c);
      await readNothing(c);
      return c.json(ok(await readPage(db, list, page, (ids) => listItems(db, ids))));
    })

    .get('/detail/:uuid', async (c) => {
      const uuid = c.req.param('uuid').toLowerCase();
      const user = isUuid(uuid) ? await detail(db, uuid) : undefined;
      if (!user) throw new HttpError(404, (say) => say.users.gone);
      return c.json(ok(user));
    });
