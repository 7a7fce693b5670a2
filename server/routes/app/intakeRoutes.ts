import { type Context, Hono } from 'hono';
import { maxMessageLength } from '#server/conversation/placeholders.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { evidenceSchema, maxReportBytes } from '#server/intake/evidence.ts';
import { readReplies, readStanding } from '#server/intake/readForApp.ts';
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
} from '#server/intake/receiveUser.ts';
import { type Work, withIdempotencyKey } from '#server/intake/withIdempotencyKey.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { readJson, readQuery, readUuid } from '#server/validation/readRequest.ts';
import { oneOf, optionalRowId, text, uuid } from '#server/validation/validators.ts';
import { appGuard, asRefusal, callOf, limitCalls } from './appCalls.ts';

const optionalText = textOrNull(maxMessageLength);
const reportSchema = {
  user: uuid,
  reporter: optionalUuid,
  reason: oneOf('harassment', 'spam', 'inappropriateContent', 'fakeProfile'),
  text: optionalText,
  ...evidenceSchema,
};
/** A JSON number is a key as well as its text. */
const optionalTicket = (value: unknown) => optionalRowId(typeof value === 'number' ? String(value) : value);
const messageSchema = { user: uuid, text: text(maxMessageLength), ticket: optionalTicket, language: textOrNull(20) };

/** Calls of the app's backend, authenticated by APP_TOKEN instead of a session. */
export function intakeRoutes(deps: AppDeps, token: string) {
  const receive = async <Reply>(c: Context<AppEnv>, resource: string, values: unknown, work: Work<Reply>) =>
    c.json(ok(await withIdempotencyKey(callOf(c), deps, { resource, values }, work)));
  return new Hono<AppEnv>()
    .onError(asRefusal)
    .use(appGuard(token), limitCalls(deps))
    .post('/user', async (c) => {
      const values = await readJson(c, userSchema);
      return receive(c, 'users', values, async (db, record) => {
        await receiveUser(db, values, deps.now());
        await record({ row: values.uuid });
        return null;
      });
    })
    .post('/device', async (c) => {
      const values = await readJson(c, { user: uuid, platform });
      return receive(c, 'users', values, async (db, record) => {
        await requireUser(db, values.user);
        await db.updateTable('users').set({ platform: values.platform }).where('uuid', '=', values.user).execute();
        await record({ row: values.user, after: { platform: values.platform } });
        return null;
      });
    })
    .post('/report', async (c) => {
      const values = await readJson(c, reportSchema, maxReportBytes);
      return c.json(ok(await receiveReport(callOf(c), deps, values)));
    })
    .post('/message', async (c) => {
      const values = await readJson(c, messageSchema);
      return receive(c, 'ticket', values, async (db, record) => {
        const ticket = await receiveMessage(db, values, deps.now());
        await record({ row: ticket });
        return { ticket };
      });
    })
    .post('/appeal', async (c) => {
      const values = await readJson(c, { user: uuid, text: optionalText });
      return receive(c, 'appeals', values, async (db, record) => {
        const appeal = await receiveAppeal(db, values, deps.now());
        await record({ row: appeal });
        return { appeal };
      });
    })
    .get('/replies', async (c) => {
      const { cursor } = readQuery(c, { cursor: optionalRowId });
      return c.json(ok(await readReplies(deps.db, cursor)));
    })
    .get('/user/:uuid', async (c) => c.json(ok(await readStanding(deps.db, readUuid(c), deps.now()))));
}
