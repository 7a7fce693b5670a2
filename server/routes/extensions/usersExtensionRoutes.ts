import { audited } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import { lockUser } from '#server/db/locks.ts';
import { eraseUser, isRemoved } from '#server/erasure/eraseUser.ts';
import { collectSubscriber, collectUser } from '#server/export/collect.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound, refuseField } from '#server/http/HttpError.ts';
import { openCase } from '#server/moderation/cases.ts';
import { decide, decisionSchema, measureSchema, toDecision } from '#server/moderation/decide.ts';
import { previewDecision } from '#server/moderation/notices.ts';
import { readSanctions, sanctionedUser } from '#server/moderation/readDecisions.ts';
import { endSuspension, openCaseToSuspend } from '#server/moderation/suspend.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';
import { discardBody, readId, readJson } from '#server/validation/readRequest.ts';
import { filter, optionalRowId } from '#server/validation/validators.ts';

function requireSuspension(measure: string) {
  if (!measure.startsWith('suspend')) throw refuseField('measure', 'field.unknown');
}

type Removal = { uuid: string; administratorId: number; now: number };

/** Removes a user. If the user was removed before, it erases later data, such as the text of an appeal. */
async function remove(db: Database, { uuid, administratorId, now }: Removal) {
  if (await lockUser(db, uuid)) {
    const id = await openCase(db, uuid, now);
    await decide(db, { id, administratorId, now, measure: 'remove', section: null, note: null });
    return;
  }
  if (!(await isRemoved(db, uuid))) throw notFound('users')();
  await eraseUser(db, uuid, now);
}

/** Suspensions, removals and copies of the data of users and subscribers. */
export const usersExtensionRoutes = (deps: AppDeps) =>
  new Routes(deps, 'users')
    .read('GET /sanction/list', { cursor: optionalRowId, users: filter, state: filter }, readSanctions)

    .read('GET /preview/:uuid', measureSchema, async (db, { uuid, now, c, ...draft }) => {
      requireSuspension(draft.measure);
      const user = db.selectFrom('users').select('language').where('uuid', '=', uuid);
      const { language: profileLanguages } = await user.executeTakeFirstOrThrow(notFound('users'));
      return previewDecision({ ...draft, profileLanguages }, { now, language: c.var.language });
    })

    .change('suspend', {
      call: 'POST /suspend/:uuid',
      read: async (c) => toDecision(await readJson(c, decisionSchema), c.var.role),
      message: 'users.suspended',
      work: async (db, { uuid, administratorId, now, body: decision }) => {
        const { measure, section } = decision;
        requireSuspension(measure);
        const id = await openCaseToSuspend(db, { uuid, measure, now });
        const notice = await decide(db, { id, administratorId, now, ...decision });
        return { after: { measure, section }, data: { notice } };
      },
    })

    .change('delete', {
      call: 'POST /delete/:uuid',
      message: 'users.deleted',
      work: async (db, removal) => {
        await remove(db, removal);
        return { after: { measure: 'remove', section: null } };
      },
      after: deps.remover.run,
      unfinished: 'users.deletedLater',
    })

    .export('POST /export/:uuid', collectUser)
    .route('/subscriber', new Routes(deps, 'preLaunch').export('POST /export/:id', collectSubscriber))

    .post('/sanction/restore/:id', async (c) => {
      await discardBody(c);
      const id = readId(c, 'sanctions');
      await audited(c.var, deps, ['users', 'restore'], async (db, record) => {
        const uuid = await sanctionedUser(db, id);
        await endSuspension(db, uuid, deps.now());
        await record({ row: uuid });
      });
      return c.json(ok(null, c.var.t('users.restored')));
    });
