import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { HTTPException } from 'hono/http-exception';
import { maxMessageLength } from '#server/conversation/placeholders.ts';
import { holdLock } from '#server/db/holdLock.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { evidenceSchema, maxReportBytes } from '#server/intake/evidence.ts';
import { once } from '#server/intake/once.ts';
import { readAnswers, readStanding } from '#server/intake/readForApp.ts';
import { receiveAppeal } from '#server/intake/receiveAppeal.ts';
import { receiveMessage } from '#server/intake/receiveMessage.ts';
import { receiveReport } from '#server/intake/receiveReport.ts';
import {
  optionalUuid,
  platform,
  receiveUser,
  requireUser,
  textOrNull,
  userSchema,
  uuid,
} from '#server/intake/receiveUser.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import { uuidOf } from '#server/routes/users.ts';
import { readFields } from '#server/validation/readFields.ts';
import { readJson } from '#server/validation/readJson.ts';
import { oneOf, optionalRowId, text } from '#server/validation/validators.ts';

const words = textOrNull(maxMessageLength);

const reportSchema = {
  user: uuid,
  reporter: optionalUuid,
  reason: oneOf('harassment', 'spam', 'inappropriateContent', 'fakeProfile'),
  words,
  ...evidenceSchema,
};

/** A JSON number is a key as well as its text. */
const optionalTicket = (value: unknown) => optionalRowId(typeof value === 'number' ? String(value) : value);

const messageSchema = { user: uuid, text: text(maxMessageLength), ticket: optionalTicket, language: textOrNull(20) };

const withoutToken = () => new HttpError(401, 'session.noToken', { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Counts every call, also one that is refused later, in a transaction of its own: of all processes, one counts at a time. */
const countCall = ({ db, now }: AppDeps) =>
  db.transaction().execute(async (transaction) => {
    await holdLock(transaction, 'intake');
    await countAttempts(transaction, [{ limit: 'intake', by: [] }], now());
  });

/** What the app's own backend tells of its users, and asks: with a token of its own, whoever is signed in to the dashboard. */
export const intakeRoutes = (deps: AppDeps, token: string) =>
  new Hono<AppEnv>()
    .onError((error) => {
      throw error instanceof HTTPException ? withoutToken() : error;
    })
    .use(bearerAuth({ token }))
    .use(async (_, next) => {
      if (deps.rateLimit === 'on') await countCall(deps);
      await next();
    })

    .post('/user', async (c) => {
      const values = await readJson(c, userSchema);
      const done = await once(c, deps, { resource: 'users', values }, async (db, record) => {
        await receiveUser(db, values, deps.now());
        await record({ row: values.uuid });
        return null;
      });
      return c.json(ok(done));
    })

    .post('/device', async (c) => {
      const values = await readJson(c, { user: uuid, platform });
      const done = await once(c, deps, { resource: 'users', values }, async (db, record) => {
        await requireUser(db, values.user);
        await db.updateTable('users').set({ platform: values.platform }).where('uuid', '=', values.user).execute();
        await record({ row: values.user, after: { platform: values.platform } });
        return null;
      });
      return c.json(ok(done));
    })

    .post('/report', async (c) => {
      const values = await readJson(c, reportSchema, maxReportBytes);
      return c.json(ok(await receiveReport(c, deps, values)));
    })

    .post('/message', async (c) => {
      const values = await readJson(c, messageSchema);
      const done = await once(c, deps, { resource: 'ticket', values }, async (db, record) => {
        const ticket = await receiveMessage(db, values, deps.now());
        await record({ row: ticket });
        return { ticket };
      });
      return c.json(ok(done));
    })

    .post('/appeal', async (c) => {
      const values = await readJson(c, { user: uuid, words });
      const done = await once(c, deps, { resource: 'appeals', values }, async (db, record) => {
        const appeal = await receiveAppeal(db, values, deps.now());
        await record({ row: appeal });
        return { appeal };
      });
      return c.json(ok(done));
    })

    .get('/answers', async (c) => {
      const { cursor } = readFields(new Map(Object.entries(c.req.query())), { cursor: optionalRowId });
      return c.json(ok(await readAnswers(deps.db, cursor)));
    })

    .get('/user/:uuid', async (c) => c.json(ok(await readStanding(deps.db, uuidOf(c.req.param('uuid')), deps.now()))));
