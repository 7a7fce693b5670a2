import { bearerAuth } from 'hono/bearer-auth';
import { maxMessageLength } from '#server/conversation/messageTexts.ts';
import type { Database } from '#server/db/Database.ts';
import { type AppContext, createMiddleware, createRoutes } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { readReplies, readStanding } from '#server/intake/readForApp.ts';
import * as intake from '#server/intake/receive.ts';
import { maxReportBytes, receiveReport, reportSchema } from '#server/intake/receiveReport.ts';
import { withIdempotencyKey } from '#server/intake/withIdempotencyKey.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { optionalRowId, type Schema, text, uuid, type ValuesOf } from '#server/validation/validators.ts';
import { type AppDeps, Routes } from './Routes.ts';

const messageSchema = {
  user: uuid,
  text: text(maxMessageLength),
  ticket: optionalRowId,
  language: intake.textOrNull(20),
};

/** Counts every call, also a refused one. */
const limitCalls = ({ db, now, rateLimit }: AppDeps) =>
  createMiddleware(async (_, next) => {
    if (rateLimit === 'on') {
      await db.transaction().execute((transaction) => countAttempts(transaction, [{ limit: 'intake', by: [] }], now()));
    }
    await next();
  });

const callOf = (c: AppContext) => ({ key: c.req.header('Idempotency-Key') ?? '', path: c.req.path, caller: c.var });

type Received = { row: string | number; after?: Record<string, unknown>; result: unknown };

/** Calls of the app's backend, authenticated by APP_TOKEN instead of a session. */
export function intakeRoutes(deps: AppDeps, token: string) {
  const { now } = deps;
  const routes = createRoutes().use(bearerAuth({ token }), limitCalls(deps));

  /** Adds a call whose work is done and recorded once for each Idempotency-Key. */
  const receive = <Body extends Schema>(
    path: string,
    resource: string,
    schema: Body,
    work: (transaction: Database, values: ValuesOf<Body>) => Promise<Received>,
  ) =>
    routes.post(path, async (c) => {
      const values = await readJson(c, schema);
      const call = { ...callOf(c), resource, values };
      const response = await withIdempotencyKey(call, deps, async (transaction, record) => {
        const { result, ...change } = await work(transaction, values);
        await record(change);
        return result;
      });
      return c.json(ok(response));
    });

  receive('/user', 'users', intake.userSchema, async (db, user) => {
    await intake.receiveUser(db, user, now());
    return { row: user.uuid, result: null };
  });

  receive('/device', 'users', { user: uuid, platform: intake.platform }, async (db, { user, ...after }) => {
    await intake.requireUser(db, user);
    await db.updateTable('users').set(after).where('uuid', '=', user).execute();
    return { row: user, after, result: null };
  });

  receive('/message', 'ticket', messageSchema, async (db, message) => {
    const ticket = await intake.receiveMessage(db, message, now());
    return { row: ticket, result: { ticket } };
  });

  receive('/appeal', 'appeals', { user: uuid, text: intake.textOrNull(maxMessageLength) }, async (db, sent) => {
    const appeal = await intake.receiveAppeal(db, sent, now());
    return { row: appeal, result: { appeal } };
  });

  return routes
    .post('/report', async (c) => {
      const values = await readJson(c, reportSchema, maxReportBytes);
      return c.json(ok(await receiveReport(callOf(c), deps, values)));
    })
    .route(
      '/',
      new Routes(deps, 'users')
        .read('GET /replies', { cursor: optionalRowId }, (db, { cursor }) => readReplies(db, cursor))
        .read('GET /user/:uuid', {}, (db, { uuid, now }) => readStanding(db, uuid, now)),
    );
}
