import { bearerAuth } from 'hono/bearer-auth';
import type { Database } from '#server/db/Database.ts';
import { createRoutes } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { readReplies, readStanding } from '#server/intake/readForApp.ts';
import * as intake from '#server/intake/receive.ts';
import { maxReportBytes, receiveReport, reportSchema, saveEvidence } from '#server/intake/receiveReport.ts';
import { type Received, withIdempotencyKey } from '#server/intake/withIdempotencyKey.ts';
import { countAttempts, defineLimit } from '#server/rateLimit/rateLimit.ts';
import { minute } from '#server/time/time.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { optionalRowId, type Schema, type ValuesOf } from '#server/validation/validators.ts';
import { type AppDeps, Routes } from './Routes.ts';

const limit = defineLimit({ name: 'intake', max: 600, windowInMs: minute });

type Sent<Body extends Schema, Prepared> = {
  body: Body;
  maxBytes?: number;
  /** Costly work before the transaction. */
  prepare?: (values: ValuesOf<Body>) => Promise<Prepared>;
};

/** Calls of the app's backend, authenticated by APP_TOKEN instead of a session. */
export function intakeRoutes(deps: AppDeps, token: string) {
  const { db, now, rateLimit } = deps;
  const routes = createRoutes().use(bearerAuth({ token }), async (_, next) => {
    // Every call counts, also a refused one.
    const count = (transaction: Database) => countAttempts(transaction, [{ limit, by: [] }], now());
    if (rateLimit === 'on') await db.transaction().execute(count);
    await next();
  });

  /** Adds a call whose work is done and recorded once for each Idempotency-Key. */
  const receive = <Body extends Schema, Prepared = undefined>(
    path: string,
    resource: string,
    { body, maxBytes, prepare = async () => undefined as Prepared }: Sent<Body, Prepared>,
    work: (transaction: Database, values: ValuesOf<Body>, prepared: Prepared) => Promise<Received>,
  ) =>
    routes.post(path, async (c) => {
      const values = await readJson(c, body, maxBytes);
      const key = c.req.header('Idempotency-Key') ?? '';
      const call = { key, path: c.req.path, caller: c.var, resource, values, prepare: () => prepare(values) };
      return c.json(ok(await withIdempotencyKey(call, deps, (db, prepared) => work(db, values, prepared))));
    });

  receive('/user', 'users', { body: intake.userSchema }, async (db, user) => {
    const isRecorded = await intake.receiveUser(db, user, now());
    return { row: user.uuid, isRecorded, result: null };
  });

  receive('/device', 'users', { body: intake.deviceSchema }, async (db, { user, ...after }) => {
    await intake.requireUser(db, user);
    const update = db.updateTable('users').set(after).where('uuid', '=', user).where('platform', '!=', after.platform);
    const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
    return { row: user, after, isRecorded: numUpdatedRows > 0n, result: null };
  });

  receive('/message', 'ticket', { body: intake.messageSchema }, async (db, message) => {
    const ticket = await intake.receiveMessage(db, message, now());
    return { row: ticket, result: { ticket } };
  });

  receive('/appeal', 'appeals', { body: intake.appealSchema }, async (db, sent) => {
    const appeal = await intake.receiveAppeal(db, sent, now());
    return { row: appeal, result: { appeal } };
  });

  receive(
    '/report',
    'cases',
    { body: reportSchema, maxBytes: maxReportBytes, prepare: (report) => saveEvidence(deps, report) },
    async (db, report, paths) => {
      const row = await receiveReport(db, report, paths, now());
      return { row, after: { reason: report.reason }, result: { case: row } };
    },
  );

  return routes.route(
    '/',
    new Routes(deps, 'users')
      .read('GET /replies', { cursor: optionalRowId }, (db, { cursor }) => readReplies(db, cursor))
      .read('GET /user/:uuid', {}, (db, { uuid, now }) => readStanding(db, uuid, now)),
  );
}
