import { bearerAuth } from 'hono/bearer-auth';
import { HTTPException } from 'hono/http-exception';
import { maxMessageLength } from '#server/conversation/messageTexts.ts';
import { type AppContext, createMiddleware, createRoutes } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { readReplies, readStanding } from '#server/intake/readForApp.ts';
import {
  platform,
  receiveAppeal,
  receiveMessage,
  receiveUser,
  requireUser,
  textOrNull,
  userSchema,
} from '#server/intake/receive.ts';
import { maxReportBytes, receiveReport, reportSchema } from '#server/intake/receiveReport.ts';
import { withIdempotencyKey } from '#server/intake/withIdempotencyKey.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import { readJson, readQuery, readUuid } from '#server/validation/readRequest.ts';
import { optionalRowId, type Schema, text, uuid, type ValuesOf } from '#server/validation/validators.ts';
import type { AppDeps } from './AppDeps.ts';

const messageSchema = { user: uuid, text: text(maxMessageLength), ticket: optionalRowId, language: textOrNull(20) };

/** Turns the response of `bearerAuth` into an envelope like all others. */
function refuseToken(error: Error): never {
  if (!(error instanceof HTTPException)) throw error;
  throw new HttpError(401, 'session.noToken', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Counts every call, also a refused one. */
const limitCalls = ({ db, now, rateLimit }: AppDeps) =>
  createMiddleware(async (_, next) => {
    if (rateLimit === 'on') {
      await db.transaction().execute((transaction) => countAttempts(transaction, [{ limit: 'intake', by: [] }], now()));
    }
    await next();
  });

const callOf = (c: AppContext) => ({
  key: c.req.header('Idempotency-Key') ?? '',
  path: c.req.path,
  caller: c.var,
});

type Received<Result> = { row: string | number; after?: Record<string, unknown>; result: Result };

/** Calls of the app's backend, authenticated by APP_TOKEN instead of a session. */
export function intakeRoutes(deps: AppDeps, token: string) {
  const { db, now } = deps;

  /** The handler of a call whose work is done and recorded once for each Idempotency-Key. */
  const receive =
    <Body extends Schema, Result>(
      resource: string,
      schema: Body,
      work: (transaction: typeof db, values: ValuesOf<Body>) => Promise<Received<Result>>,
    ) =>
    async (c: AppContext) => {
      const values = await readJson(c, schema);
      const call = { ...callOf(c), resource, values };
      const response = await withIdempotencyKey(call, deps, async (transaction, record) => {
        const { result, ...change } = await work(transaction, values);
        await record(change);
        return result;
      });
      return c.json(ok(response));
    };

  return createRoutes()
    .onError(refuseToken)
    .use(bearerAuth({ token }), limitCalls(deps))

    .post(
      '/user',
      receive('users', userSchema, async (transaction, values) => {
        await receiveUser(transaction, values, now());
        return { row: values.uuid, result: null };
      }),
    )

    .post(
      '/device',
      receive('users', { user: uuid, platform }, async (transaction, { user, ...after }) => {
        await requireUser(transaction, user);
        await transaction.updateTable('users').set(after).where('uuid', '=', user).execute();
        return { row: user, after, result: null };
      }),
    )

    .post('/report', async (c) => {
      const values = await readJson(c, reportSchema, maxReportBytes);
      return c.json(ok(await receiveReport(callOf(c), deps, values)));
    })

    .post(
      '/message',
      receive('ticket', messageSchema, async (transaction, message) => {
        const ticket = await receiveMessage(transaction, message, now());
        return { row: ticket, result: { ticket } };
      }),
    )

    .post(
      '/appeal',
      receive('appeals', { user: uuid, text: textOrNull(maxMessageLength) }, async (transaction, sent) => {
        const appeal = await receiveAppeal(transaction, sent, now());
        return { row: appeal, result: { appeal } };
      }),
    )

    .get('/replies', async (c) => {
      const { cursor } = readQuery(c, { cursor: optionalRowId });
      return c.json(ok(await readReplies(db, cursor)));
    })

    .get('/user/:uuid', async (c) => c.json(ok(await readStanding(db, readUuid(c), now()))));
}
