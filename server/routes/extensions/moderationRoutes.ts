import { hasLease } from '#server/claims/lease.ts';
import { addNote, claimCase, handOver, userOfUndecided } from '#server/moderation/cases.ts';
import * as decisions from '#server/moderation/decide.ts';
import { messageAbout, previewDecision } from '#server/moderation/notices.ts';
import * as queries from '#server/moderation/readCases.ts';
import {
  appealQuery,
  previewAnswer,
  readAppeal,
  readAppeals,
  readDecisions,
} from '#server/moderation/readDecisions.ts';
import { endOfSuspension } from '#server/moderation/suspend.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { oneOf, optionalRowId, parentId, text } from '#server/validation/validators.ts';

/** A list related to a case. It is empty for an unknown id. */
const relatedQuery = { cursor: optionalRowId, cases: parentId };

const outcome = oneOf('upheld', 'overturned');
const longText = { text: text(2_000) };

/** The lists of a case. */
const relatedRoutes = (deps: AppDeps) =>
  new Routes(deps, 'cases')
    .read(
      'GET /report/list',
      { by: 'staff', summary: 'List the reports of a case', query: relatedQuery, data: 'KeysetPage<CaseReport>' },
      queries.readReports,
    )
    .read(
      'GET /evidence/list',
      { by: 'staff', summary: 'List the evidence of a case', query: relatedQuery, data: 'KeysetPage<CaseEvidence>' },
      queries.readEvidence,
    )
    .read(
      'GET /note/list',
      { by: 'staff', summary: 'List the notes of a case', query: relatedQuery, data: 'KeysetPage<CaseNote>' },
      queries.readNotes,
    )
    .read(
      'GET /decision/list',
      {
        by: 'staff',
        summary: 'List all decisions about the user of a case',
        query: relatedQuery,
        data: 'KeysetPage<CaseDecision>',
      },
      readDecisions,
    );

/** The appeals against decisions. */
const appealRoutes = (deps: AppDeps) =>
  new Routes(deps, 'appeals')
    .read(
      'GET /appeal/list',
      {
        by: 'staff',
        summary: 'List the appeals',
        description:
          'Open ones by default, of a user (`users`) all. `sort` is `hours`, the first one sent first; the `order` `ASC` reverses it.',
        query: appealQuery,
        data: 'KeysetPage<Appeal>',
      },
      readAppeals,
    )
    .read(
      'GET /appeal/detail/:id',
      { by: 'staff', summary: 'One appeal with its decision', data: 'AppealDetail' },
      (db, { id, ...by }) => readAppeal(db, id, by),
    )
    .read(
      'GET /appeal/preview/:id',
      {
        by: 'staff',
        summary: 'The effect and the notice of an answer that is not given yet',
        query: { outcome },
        data: 'DecisionPreview',
        refuses: { 409: 'appeals.decided' },
      },
      (db, { c, ...answer }) => previewAnswer(db, { ...answer, t: c.var.t, language: c.var.language }),
    )
    .change('POST /appeal/decide/:id', 'decide', {
      by: 'staff',
      summary: 'Answer an appeal',
      description: 'An overturned suspension ends at once.',
      safeBy: ['locked user', 'conditional update'],
      fields: { outcome },
      refuses: { 409: ['appeals.decided', 'appeals.own'] },
      message: 'appeals.done',
      work: async (db, { body: after, ...appeal }) => {
        await decisions.decideAppeal(db, { ...appeal, ...after });
        return { after };
      },
      after: deps.remover.wake,
    });

/** Cases of reported users: their reports, notes and decisions, and the appeals against these. */
export const moderationRoutes = (deps: AppDeps) =>
  new Routes(deps, 'cases')
    .read(
      'GET /case/list',
      {
        by: 'staff',
        summary: 'List the cases',
        description:
          'Open ones by default, of a user (`users`) all. `sort` is `reasons`, the gravest first, or `hours`, the first one opened first. `order` reverses it: `DESC` the reasons, `ASC` the hours.',
        query: queries.caseQuery,
        data: 'KeysetPage<ModerationCase>',
      },
      queries.readCases,
    )
    .read(
      'GET /case/detail/:id',
      { by: 'staff', summary: 'One case with the user’s profile', data: 'ModerationCaseDetail' },
      (db, { id, ...by }) => queries.readCase(db, id, by),
    )
    .read(
      'GET /case/preview/:id',
      {
        by: 'staff',
        summary: 'The effect and the notice of a decision that is not made yet',
        query: decisions.measureSchema,
        data: 'DecisionPreview',
        refuses: { 403: 'session.notAllowed', 409: 'cases.decided' },
      },
      async (db, { id, now, role, c, ...draft }) => {
        decisions.refuseRemovalBy(role, draft.measure);
        const uuid = await userOfUndecided(db, id);
        const language = await decisions.noticeLanguageOf(db, uuid);
        const suspendedTo = await endOfSuspension(db, uuid, now);
        return previewDecision(draft, { language, suspendedTo }, { now, language: c.var.language });
      },
    )

    .change('POST /case/claim/:id', 'claim', {
      by: 'staff',
      summary: 'Reserve a case for the caller for ten minutes',
      safeBy: 'conditional update',
      data: 'ModerationCaseDetail',
      refuses: { 403: 'cases.handedOver', 409: ['cases.claimed', 'cases.decided'] },
      message: 'cases.claimedByYou',
      work: async (db, claim) => {
        const isRenewal = hasLease(await claimCase(db, claim), claim);
        return { isRecorded: !isRenewal, data: await queries.readCase(db, claim.id, claim) };
      },
    })
    .change('POST /case/note/:id', 'note', {
      by: 'staff',
      summary: 'Add a note to a case',
      description: 'After the erasure of the user only while an appeal is open, whose answer erases these notes.',
      safeBy: 'locked user',
      fields: longText,
      refuses: { 409: 'cases.erased' },
      message: 'cases.noted',
      work: async (db, note) => void (await addNote(db, { ...note, ...note.body })),
    })
    .change('POST /case/hand-over/:id', 'handOver', {
      by: 'staff',
      summary: 'Hand a case over to the administrators',
      description: 'The text becomes a note. Then only an administrator may claim or decide the case.',
      safeBy: ['locked user', 'conditional update'],
      fields: longText,
      refuses: { 403: 'cases.handedOver', 409: ['cases.claimed', 'cases.decided', 'cases.erased'] },
      message: 'cases.handedOverByYou',
      work: (db, { body, ...note }) => handOver(db, { ...note, ...body }),
    })
    .change('POST /case/decide/:id', 'decide', {
      by: 'staff',
      summary: 'Decide a case',
      description:
        'Every measure but `dismiss` needs a section. Only an administrator removes a user or decides a case that was handed over.',
      safeBy: ['locked user', 'conditional update'],
      fields: decisions.decisionSchema,
      prepare: async (values, c) => decisions.toDecision(values, c.var.role),
      data: 'Notice',
      refuses: {
        403: ['session.notAllowed', 'cases.handedOver'],
        409: ['cases.claimed', 'cases.decided', 'users.suspendedAlready'],
      },
      work: async (db, { id, administratorId, now, role, body: decision, c }) => {
        const decided = await decisions.decide(db, { id, administratorId, now, role, ...decision });
        return { ...decided, message: messageAbout('done', decision.measure, { now, language: c.var.language }) };
      },
      after: ({ measure }) => measure === 'remove' && deps.remover.run(),
    })
    .route('/', relatedRoutes(deps))
    .route('/', appealRoutes(deps));
