import type { SuspendableUser } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { lockUser } from '#server/db/locks.ts';
import { eraseUser, isRemoved } from '#server/erasure/eraseUser.ts';
import { collectSubscriber, collectUser } from '#server/export/collect.ts';
import { notFound, refuseField } from '#server/http/HttpError.ts';
import { openCase } from '#server/moderation/cases.ts';
import { decide, decisionSchema, measureSchema, toDecision } from '#server/moderation/decide.ts';
import { languageOf, previewDecision } from '#server/moderation/notices.ts';
import { readUser } from '#server/moderation/readCases.ts';
import { readSanctions, sanctionQuery } from '#server/moderation/readDecisions.ts';
import { endOfSuspension, endSuspension, openCaseToSuspend } from '#server/moderation/suspend.ts';
import { type AppDeps, type CallContext, Routes } from '#server/routes/Routes.ts';
import { readJson } from '#server/validation/readRequest.ts';

function requireSuspension(measure: string) {
  if (!measure.startsWith('suspend')) throw refuseField('measure', 'field.unknown');
}

/** Removes a user. If the user was removed before, it erases later data, such as the text of an appeal. */
async function remove(db: Database, { uuid, administratorId, now }: CallContext & { uuid: string }) {
  if (await lockUser(db, uuid)) {
    const id = await openCase(db, uuid, now);
    await decide(db, { id, administratorId, now, role: 'admin', measure: 'remove', section: null, note: null });
    return;
  }
  if (!(await isRemoved(db, uuid))) throw notFound('users')();
  await eraseUser(db, uuid, now);
}

/** Suspensions, removals and copies of the data of users and subscribers. */
export const usersExtensionRoutes = (deps: AppDeps) =>
  new Routes(deps, 'users')
    .read('GET /detail/:uuid', {}, async (db, { uuid, now }): Promise<SuspendableUser> => {
      const user = await readUser(db, uuid);
      const until = await endOfSuspension(db, uuid, now);
      return until === null ? user : { ...user, status: 'Suspended', suspended_until: isoTime(until) };
    })

    .read('GET /sanction/list', sanctionQuery, readSanctions)

    .read('GET /preview/:uuid', measureSchema, async (db, { uuid, now, c, ...draft }) => {
      requireSuspension(draft.measure);
      const { language } = await readUser(db, uuid);
      return previewDecision(draft, languageOf(language), { now, language: c.var.language });
    })

    .change('POST /suspend/:uuid', 'suspend', {
      read: async (c) => toDecision(await readJson(c, decisionSchema), c.var.role),
      message: 'users.suspended',
      work: async (db, { uuid, administratorId, now, role, body: decision }) => {
        requireSuspension(decision.measure);
        const id = await openCaseToSuspend(db, { uuid, measure: decision.measure, now });
        return decide(db, { id, administratorId, now, role, ...decision });
      },
    })

    .change('POST /delete/:uuid', 'delete', {
      message: 'users.deleted',
      work: async (db, removal) => {
        await remove(db, removal);
        return { after: { measure: 'remove', section: null } };
      },
      after: deps.remover.run,
      unfinished: 'users.deletedLater',
    })

    .change('POST /restore/:uuid', 'restore', {
      message: 'users.restored',
      work: (db, { uuid }) => endSuspension(db, uuid, deps.now),
    })

    .export('POST /export/:uuid', collectUser)
    .route('/subscriber', new Routes(deps, 'preLaunch').export('POST /export/:id', collectSubscriber));
