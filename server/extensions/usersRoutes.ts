import { type Context, Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import { openCase } from '#server/db/fileReport.ts';
import { lockUser } from '#server/db/lockUser.ts';
import { eraseUser, isRemoved } from '#server/erasure/eraseUser.ts';
import { collectSubscriber } from '#server/export/collectSubscriber.ts';
import { collectUser } from '#server/export/collectUser.ts';
import { sendCopy } from '#server/export/sendCopy.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { refuseField } from '#server/http/HttpError.ts';
import { decide } from '#server/moderation/decide.ts';
import { decideAudited, measureSchema, readDecision } from '#server/moderation/decideAudited.ts';
import { previewDecision } from '#server/moderation/previewDecision.ts';
import { readSanctions, sanctioned, sanctionNotFound } from '#server/moderation/readSanctions.ts';
import { endSuspension, openCaseToSuspend } from '#server/moderation/suspend.ts';
import { subscriberNotFound } from '#server/routes/preLaunch.ts';
import { userNotFound, uuidOf } from '#server/routes/users.ts';
import { readFields } from '#server/validation/readFields.ts';
import { discardBody } from '#server/validation/readJson.ts';
import { filter, idOf, optionalRowId } from '#server/validation/validators.ts';

const uuidIn = (c: Context) => uuidOf(c.req.param('uuid') ?? '');

const sanctionsSchema = { cursor: optionalRowId, users: filter, state: filter };

const queryOf = (c: Context) => new Map(Object.entries(c.req.query()));

function requireSuspension(measure: string) {
  if (!measure.startsWith('suspend')) throw refuseField('measure', 'field.unknown');
}

const requireUser = (db: Database, uuid: string) =>
  db.selectFrom('users').select(['id', 'language']).where('uuid', '=', uuid).executeTakeFirstOrThrow(userNotFound);

type Removal = { uuid: string; administratorId: number; now: number };

/** Removes a user. Of a person who was removed before, it erases what came since, such as the words of an appeal. */
async function remove(db: Database, { uuid, ...by }: Removal) {
  if (await lockUser(db, uuid)) {
    const id = await openCase(db, uuid, by.now);
    await decide(db, { id, ...by, measure: 'remove', section: null, note: null });
    return;
  }
  if (!(await isRemoved(db, uuid))) throw userNotFound();
  await eraseUser(db, uuid, by.now);
}

/** People who use the app: kept out for a while, let in again, told what is kept about them, removed. */
export const usersExtensionRoutes = (deps: AppDeps) => {
  return new Hono<AppEnv>()
    .get('/sanction/list', async (c) => {
      const asked = readFields(queryOf(c), sanctionsSchema);
      return c.json(ok(await readSanctions(deps.db, { ...asked, now: deps.now() })));
    })

    .get('/preview/:uuid', async (c) => {
      const { language, t } = c.var;
      const considered = readFields(queryOf(c), measureSchema);
      requireSuspension(considered.measure);
      const { language: spoken } = await requireUser(deps.db, uuidIn(c));
      return c.json(ok(previewDecision({ ...considered, spoken }, { now: deps.now(), language, t })));
    })

    .post('/suspend/:uuid', async (c) => {
      const uuid = uuidIn(c);
      const decision = await readDecision(c);
      requireSuspension(decision.measure);
      const notice = await decideAudited(c, deps, ['users', 'suspend'], async (db) => {
        const id = await openCaseToSuspend(db, { uuid, measure: decision.measure, now: deps.now() });
        return { id, row: uuid, ...decision };
      });
      return c.json(ok({ notice }, c.var.t('users.suspended')));
    })

    .post('/sanction/restore/:id', async (c) => {
      await discardBody(c);
      const id = idOf(c.req.param('id'), sanctionNotFound);
      await audited(c, deps, ['users', 'restore'], async (db, record) => {
        const uuid = await sanctioned(db, id);
        await endSuspension(db, uuid, deps.now());
        await record({ row: uuid });
      });
      return c.json(ok(null, c.var.t('users.restored')));
    })

    .post('/export/:uuid', async (c) => {
      await discardBody(c);
      const uuid = uuidIn(c);
      const copy = await collectUser(deps.db, uuid, userNotFound);
      return sendCopy(c, deps, copy, { call: ['users', 'export'], row: uuid });
    })

    .post('/subscriber/export/:id', async (c) => {
      await discardBody(c);
      const row = idOf(c.req.param('id'), subscriberNotFound);
      const copy = await collectSubscriber(deps.db, row, subscriberNotFound);
      return sendCopy(c, deps, copy, { call: ['preLaunch', 'export'], row });
    })

    .post('/delete/:uuid', async (c) => {
      await discardBody(c);
      const uuid = uuidIn(c);
      await audited(c, deps, ['users', 'delete'], async (db, record) => {
        await remove(db, { uuid, administratorId: c.var.administratorId, now: deps.now() });
        await record({ row: uuid, after: { measure: 'remove', section: null } });
      });
      const isComplete = await deps.remover.run();
      return c.json(ok(null, c.var.t(isComplete ? 'users.deleted' : 'users.deletedLater')));
    });
};
