import { bearerAuth } from 'hono/bearer-auth';
import type { Database } from '#server/db/Database.ts';
import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { readReplies, readStanding } from '#server/intake/readForApp.ts';
import * as intake from '#server/intake/receive.ts';
import { maxReportBytes, receiveReport, reportSchema, saveEvidence } from '#server/intake/receiveReport.ts';
import { type Received, withIdempotencyKey } from '#server/intake/withIdempotencyKey.ts';
import type { DataOf, DataType } from '#server/openapi/ResponseTypes.ts';
import { described, type RouteDescription } from '#server/openapi/RouteDescription.ts';
import { countAttempts, defineLimit } from '#server/rateLimit/rateLimit.ts';
import { minute } from '#server/time/time.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { optionalRowId, type Schema, type ValuesOf } from '#server/validation/validators.ts';
import { type AppDeps, Routes } from './Routes.ts';

const limit = defineLimit({ name: 'intake', max: 600, windowInMs: minute });

type Sent<Body extends Schema, Prepared, Data extends DataType> = RouteDescription & {
  fields: Body;
  data: Data;
  maxBytes?: number;
  /** Costly work before the transaction. */
  prepare?: (values: ValuesOf<Body>) => Promise<Prepared>;
};

/** Every call counts. */
const tooMany = { 429: 'request.tooMany' } as const;

/** The calls that send something, by the last part of their path. */
const calls = {
  user: {
    summary: 'Add a user, or replace the values of one',
    description: 'An absent optional field clears the stored one. Pictures stay.',
    safeBy: 'idempotency key',
    fields: intake.userSchema,
    data: 'null',
    refuses: { 410: 'intake.removed' },
  },
  device: {
    summary: 'Change the platform of a user',
    safeBy: ['idempotency key', 'locked user'],
    fields: intake.deviceSchema,
    data: 'null',
    refuses: { 404: 'users.notFound' },
  },
  message: {
    summary: 'Add a user’s message to a ticket, or make a ticket of it',
    description: 'A named `ticket` of the user is reopened.',
    safeBy: ['idempotency key', 'locked user'],
    fields: intake.messageSchema,
    data: 'ReceivedMessage',
    refuses: { 404: ['users.notFound', 'ticket.notFound'] },
  },
  appeal: {
    summary: 'Appeal a decision that the app shows to a user',
    description:
      'Each decision can be appealed once. A call appeals the first one that is left: the present suspension or removal, then the warnings, the newest first. If the app shows none, it is the last one that was not overturned. 409 if none is left.',
    safeBy: ['idempotency key', 'locked user', 'unique key'],
    fields: intake.appealSchema,
    data: 'ReceivedAppeal',
    refuses: { 404: 'intake.noDecision', 409: 'intake.appealed' },
  },
  report: {
    summary: 'Report a user',
    description:
      '`user` is the reported one. `pictures` are in base64, with at most 5 MB, 16 megapixels and 500 frames each.',
    safeBy: ['idempotency key', 'locked user'],
    fields: reportSchema,
    data: 'ReceivedReport',
    refuses: { 404: 'users.notFound' },
  },
} as const;

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
  const receive = <Body extends Schema, Data extends DataType, Prepared = undefined>(
    path: string,
    resource: string,
    { maxBytes, prepare = async () => undefined as Prepared, refuses, ...description }: Sent<Body, Prepared, Data>,
    work: (
      transaction: Database,
      values: ValuesOf<Body>,
      prepared: Prepared,
    ) => Promise<Received & { result: DataOf<Data> }>,
  ) =>
    routes.post(
      path,
      described(
        { by: 'app', key: 'required', refuses: { ...tooMany, ...refuses }, ...description },
        async (c: AppContext) => {
          const values = await readJson(c, description.fields, maxBytes);
          const key = c.req.header('Idempotency-Key') ?? '';
          const call = { key, path: c.req.path, caller: c.var, resource, values, prepare: () => prepare(values) };
          return c.json(ok(await withIdempotencyKey(call, deps, (db, prepared) => work(db, values, prepared))));
        },
      ),
    );

  receive('/user', 'users', calls.user, async (db, user) => {
    const isRecorded = await intake.receiveUser(db, user, now());
    return { row: user.uuid, isRecorded, result: null };
  });

  receive('/device', 'users', calls.device, async (db, { user, ...after }) => {
    await intake.requireUser(db, user);
    const update = db.updateTable('users').set(after).where('uuid', '=', user);
    const { numUpdatedRows } = await update.where('platform', '!=', after.platform).executeTakeFirstOrThrow();
    return { row: user, after, isRecorded: numUpdatedRows > 0n, result: null };
  });

  receive('/message', 'ticket', calls.message, async (db, message) => {
    const received = await intake.receiveMessage(db, message, now());
    return { ...received, result: { ticket: received.row } };
  });

  receive('/appeal', 'appeals', calls.appeal, async (db, sent) => {
    const appeal = await intake.receiveAppeal(db, sent, now());
    return { row: appeal, result: { appeal } };
  });

  receive(
    '/report',
    'cases',
    { ...calls.report, maxBytes: maxReportBytes, prepare: (report) => saveEvidence(deps, report) },
    async (db, report, paths) => {
      const row = await receiveReport(db, report, paths, now());
      return { row, after: { reason: report.reason }, result: { case: row } };
    },
  );

  return routes.route(
    '/',
    new Routes(deps, 'users')
      .read(
        'GET /replies',
        {
          by: 'app',
          safeBy: 'counts the attempt only',
          summary: 'List support’s replies to users, oldest first',
          description: '`cursor` is the `id` of the last one received.',
          query: { cursor: optionalRowId },
          data: 'KeysetPage<SupportReply>',
          refuses: tooMany,
        },
        (db, { cursor }) => readReplies(db, cursor),
      )
      .read(
        'GET /user/:uuid',
        {
          by: 'app',
          safeBy: 'counts the attempt only',
          summary: 'Whether a user is suspended or removed',
          data: 'Standing',
          refuses: tooMany,
        },
        (db, { uuid, now }) => readStanding(db, uuid, now),
      ),
  );
}
