import { Hono } from 'hono';
import type { PreLaunchUser } from '#api/wire.ts';
import { noteAttempts } from '#server/auth/attempts.ts';
import type { Database } from '#server/db/Database.ts';
import { type PagedList, readPage } from '#server/db/readPage.ts';
import { email, toRowId } from '#server/http/checks.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { readEmptyJson, readJson } from '#server/http/readJson.ts';
import { readPageNumber } from '#server/http/readPageNumber.ts';
import type { Parts, Service } from '#server/http/Service.ts';
import { withIsoDate } from './withIsoDate.ts';

const list: PagedList = { name: 'preLaunch', table: 'pre_launch_user', time: 'created_at', spans: [31, 24] };

const listItems = async (db: Database, ids: number[]): Promise<PreLaunchUser[]> => {
  const rows = await db
    .selectFrom('pre_launch_user')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(withIsoDate);
};

type Subscription = { email: string; address: string };

/** The try and the row are one write, so a known address takes as long as a new one. */
const subscribe = ({ db, now, rateLimit }: Parts, { email, address }: Subscription) =>
  db.transaction().execute(async (transaction) => {
    if (rateLimit === 'on') await noteAttempts(transaction, [{ limit: 'subscription', of: [address] }], now());
    await transaction
      .insertInto('pre_launch_user')
      .values({ email, name: null, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** Those who wait for the launch. The answer to a subscription never says whether the address was known. */
export const preLaunchRoutes = (parts: Parts) =>
  new Hono<Service>()
    .post('/create', async (c) => {
      const values = await readJson(c, { email });
      await subscribe(parts, { ...values, address: clientAddress(c, parts.trustProxy) });
      return c.json(ok(null, c.get('say').preLaunch.subscribed));
    })

    .post('/list', async (c) => {
      const page = readPageNumber(c);
      await readEmptyJson(c);
      return c.json(ok(await readPage(parts.db, list, page, (ids) => listItems(parts.db, ids))));
    })

    .get('/delete/:id', async (c) => {
      const id = toRowId(c.req.param('id'));
      const deleted =
        id && (await parts.db.deleteFrom('pre_launch_user').where('id', '=', id).returning('id').executeTakeFirst());
      if (!deleted) throw new HttpError(404, (say) => say.preLaunch.gone);
      return c.json(ok(null, c.get('say').preLaunch.deleted));
    });
