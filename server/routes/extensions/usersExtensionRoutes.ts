import type { Database } from '#server/db/Database.ts';
import { lockUser } from '#server/db/locks.ts';
import { eraseUser, wasRemoved } from '#server/erasure/eraseUser.ts';
import { collectSubscriber, collectUser } from '#server/export/collect.ts';
import { notFound, refuseField } from '#server/http/HttpError.ts';
import { languageOf } from '#server/language/profileLanguages.ts';
import { openCase } from '#server/moderation/cases.ts';
import { decide, decisionSchema, measureSchema, toDecision } from '#server/moderation/decide.ts';
import { previewDecision } from '#server/moderation/notices.ts';
import { readUser } from '#server/moderation/readCases.ts';
import { readSanctions, sanctionQuery } from '#server/moderation/readDecisions.ts';
import { endOfSuspension, endSuspension, openCaseToSuspend, suspendedFields } from '#server/moderation/suspend.ts';
import { type AppDeps, type CallContext, Routes } from '#server/routes/Routes.ts';

function requireSuspension(measure: string) {
  if (!measure.startsWith('suspend')) throw refuseField('measure', 'field.unknown');
}

/** Decides the case of a user, whose history has the decision, too. */
async function decideCase(db: Database, decision: Parameters<typeof decide>[1]) {
  const { after, data } = await decide(db, decision);
  return { after, data, also: { call: ['cases', 'decide'], row: decision.id, after } } as const;
}

/** Removes a user. If the user was removed before, it erases later data, such as the text of an appeal. */
async function remove(db: Database, { uuid, administratorId, now }: CallContext & { uuid: string }) {
  const removal = { measure: 'remove', section: null } as const;
  if (await lockUser(db, uuid)) {
    const id = await openCase(db, uuid, now);
    const { after, also } = await decideCase(db, { id, administratorId, now, role: 'admin', ...removal, note: null });
    return { after, also };
  }
  if (!(await wasRemoved(db, uuid))) throw notFound('users')();
  await eraseUser(db, uuid, now);
  return { after: removal };
}

/** Suspensions, removals and copies of the data of users and subscribers. */
export const usersExtensionRoutes = (deps: AppDeps) =>
  new Routes(deps, 'users')
    .read(
      'GET /detail/:uuid',
      { by: 'staff', summary: 'One user with the suspension', data: 'SuspendableUser' },
      async (db, { uuid, now }) => {
        const user = await readUser(db, uuid);
        const until = await endOfSuspension(db, uuid, now);
        return { ...user, ...suspendedFields(until) };
      },
    )

    .read(
      'GET /sanction/list',
      {
        by: 'staff',
        summary: 'List the suspensions and removals, latest first',
        query: sanctionQuery,
        data: 'KeysetPage<Sanction>',
      },
      readSanctions,
    )

    .read(
      'GET /preview/:uuid',
      {
        by: 'staff',
        summary: 'The effect and the notice of a suspension that is not made yet',
        query: measureSchema,
        data: 'DecisionPreview',
      },
      async (db, { uuid, now, c, ...draft }) => {
        requireSuspension(draft.measure);
        const language = languageOf((await readUser(db, uuid)).language);
        const suspendedTo = await endOfSuspension(db, uuid, now);
        return previewDecision(draft, { language, suspendedTo }, { now, language: c.var.language });
      },
    )

    .change('POST /suspend/:uuid', 'suspend', {
      by: 'staff',
      summary: 'Suspend a user, or extend the suspension',
      safeBy: 'locked user',
      fields: decisionSchema,
      prepare: async (values, c) => toDecision(values, c.var.role),
      data: 'Notice',
      refuses: {
        403: ['session.notAllowed', 'cases.handedOver'],
        409: ['users.suspendedAlready', 'users.removed', 'users.absent', 'cases.claimed'],
      },
      message: 'users.suspended',
      work: async (db, { uuid, administratorId, now, role, body: decision }) => {
        requireSuspension(decision.measure);
        const id = await openCaseToSuspend(db, uuid, now);
        return decideCase(db, { id, administratorId, now, role, ...decision });
      },
    })

    .change('POST /delete/:uuid', 'delete', {
      summary: 'Remove a user, and erase the person’s data',
      description:
        'A decided case stays without personal data. For a removed user it erases later data, such as the text of an appeal.',
      safeBy: ['locked user', 'pending removals in the same transaction'],
      refuses: { 409: 'cases.claimed' },
      message: 'users.deleted',
      work: remove,
      after: deps.remover.run,
      unfinished: 'users.deletedLater',
    })

    .change('POST /restore/:uuid', 'restore', {
      by: 'staff',
      summary: 'End the suspensions of a user at once',
      safeBy: 'locked user',
      refuses: { 409: ['users.notSuspended', 'users.removed', 'users.absent'] },
      message: 'users.restored',
      work: (db, { uuid }) => endSuspension(db, uuid, deps.now),
    })

    .export(
      'POST /export/:uuid',
      {
        summary: 'A copy of everything stored about a user, also a removed one',
        description: 'A zip archive with `data.json`, and the pictures under the paths in it.',
      },
      collectUser,
    )
    .route(
      '/subscriber',
      new Routes(deps, 'preLaunch').export(
        'POST /export/:id',
        { summary: 'A copy of everything stored about a place on the waiting list' },
        collectSubscriber,
      ),
    );
