import { Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import { lockUser } from '#server/db/locks.ts';
import { eraseUser, isRemoved } from '#server/erasure/eraseUser.ts';
import { collectSubscriber, collectUser } from '#server/export/collect.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound, refuseField } from '#server/http/HttpError.ts';
import { openCase } from '#server/moderation/cases.ts';
import { decide, decideAudited, decisionSchema, measureSchema, toDecision } from '#server/moderation/decide.ts';
import { previewDecision } from '#server/moderation/notices.ts';
import { readSanctions, sanctionedUser } from '#server/moderation/readDecisions.ts';
import { endSuspension, openCaseToSuspend } from '#server/moderation/suspend.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { discardBody, readId, readJson, readQuery, readUuid } from '#server/validation/readRequest.ts';
import { filter, optionalRowId } from '#server/validation/validators.ts';
import { exportCopy } from './exportCopy.ts';

const sanctionsSchema = { cursor: optionalRowId, users: filter, state: filter };

function requireSuspension(measure: string) {
  if (!measure.startsWith('suspend')) throw refuseField('measure', 'field.unknown');
}

const requireUser = (db: Database, uuid: string) =>
  db.selectFrom('users').select(['id', 'language']).where('uuid', '=', uuid).executeTakeFirstOrThrow(notFound('users'));

type Removal = { uuid: string; administratorId: number; now: number };

/** Removes a user. If the user was removed before, it erases later data, such as the text of an appeal. */
async function remove(db: Database, { uuid, ...by }: Removal) {
  if (await lockUser(db, uuid)) {
    const id = await openCase(db, uuid, by.now);
    await decide(db, { id, ...by, measure: 'remove', section: null, note: null });
    return;
  }
  if (!(await isRemoved(db, uuid))) throw notFound('users')();
  await eraseUser(db, uuid, by.now);
}

/** Suspensions, removals and copies of the data of users and subscribers. */
export const usersExtensionRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/sanction/list', async (c) => {
      const query = readQuery(c, sanctionsSchema);
      return c.json(ok(await readSanctions(deps.db, { ...query, now: deps.now() })));
    })

    .get('/preview/:uuid', async (c) => {
      const draft = readQuery(c, measureSchema);
      requireSuspension(draft.measure);
      const { language: profileLanguages } = await requireUser(deps.db, readUuid(c));
      const { language } = c.var;
      return c.json(ok(previewDecision({ ...draft, profileLanguages }, { now: deps.now(), language })));
    })

    .post('/suspend/:uuid', async (c) => {
      const uuid = readUuid(c);
      const decision = toDecision(await readJson(c, decisionSchema), c.var.role);
      requireSuspension(decision.measure);
      const notice = await decideAudited(c.var, deps, ['users', 'suspend'], async (db) => {
        const id = await openCaseToSuspend(db, { uuid, measure: decision.measure, now: deps.now() });
        return { id, row: uuid, ...decision };
      });
      return c.json(ok({ notice }, c.var.t('users.suspended')));
    })

    .post('/sanction/restore/:id', async (c) => {
      await discardBody(c);
      const id = readId(c, 'sanctions');
      await audited(c.var, deps, ['users', 'restore'], async (db, record) => {
        const uuid = await sanctionedUser(db, id);
        await endSuspension(db, uuid, deps.now());
        await record({ row: uuid });
      });
      return c.json(ok(null, c.var.t('users.restored')));
    })

    .post('/export/:uuid', exportCopy(deps, 'users', readUuid, collectUser))
    .post('/subscriber/export/:id', exportCopy(deps, 'preLaunch', readId, collectSubscriber))

    .post('/delete/:uuid', async (c) => {
      await discardBody(c);
      const uuid = readUuid(c);
      await audited(c.var, deps, ['users', 'delete'], async (db, record) => {
        await remove(db, { uuid, administratorId: c.var.administratorId, now: deps.now() });
        await record({ row: uuid, after: { measure: 'remove', section: null } });
      });
      const isComplete = await deps.remover.run();
      return c.json(ok(null, c.var.t(isComplete ? 'users.deleted' : 'users.deletedLater')));
    });
