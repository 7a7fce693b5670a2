import { hasLease } from '#server/claims/lease.ts';
import { addNote, claimCase, handOver, userOf } from '#server/moderation/cases.ts';
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
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { oneOf, optionalRowId, parentId, text } from '#server/validation/validators.ts';

/** A list related to a case. It is empty for an unknown id. */
const relatedQuery = { cursor: optionalRowId, cases: parentId };

const outcome = oneOf('upheld', 'overturned');
const longText = { text: text(2_000) };

/** Cases of reported users: their reports, notes and decisions, and the appeals against these. */
export const moderationRoutes = (deps: AppDeps) =>
  new Routes(deps, 'cases')
    .read('GET /case/list', queries.caseQuery, queries.readCases)
    .read('GET /case/detail/:id', {}, (db, { id, ...by }) => queries.readCase(db, id, by))
    .read('GET /report/list', relatedQuery, queries.readReports)
    .read('GET /evidence/list', relatedQuery, queries.readEvidence)
    .read('GET /note/list', relatedQuery, queries.readNotes)
    .read('GET /decision/list', relatedQuery, readDecisions)
    .read('GET /appeal/list', appealQuery, readAppeals)

    .read('GET /case/preview/:id', decisions.measureSchema, async (db, { id, now, role, c, ...draft }) => {
      decisions.refuseRemovalBy(role, draft.measure);
      const language = await decisions.noticeLanguageOf(db, await userOf(db, id));
      return previewDecision(draft, language, { now, language: c.var.language });
    })

    .change('POST /case/claim/:id', 'claim', {
      message: 'cases.claimedByYou',
      work: async (db, claim) => {
        const isRenewal = hasLease(await claimCase(db, claim), claim);
        return { isRecorded: !isRenewal, data: await queries.readCase(db, claim.id, claim) };
      },
    })
    .change('POST /case/note/:id', 'note', {
      fields: longText,
      message: 'cases.noted',
      work: async (db, note) => void (await addNote(db, { ...note, ...note.body })),
    })
    .change('POST /case/hand-over/:id', 'handOver', {
      fields: longText,
      message: 'cases.handedOverByYou',
      work: (db, { body, ...note }) => handOver(db, { ...note, ...body }),
    })
    .change('POST /case/decide/:id', 'decide', {
      read: async (c) => decisions.toDecision(await readJson(c, decisions.decisionSchema), c.var.role),
      work: async (db, { id, administratorId, now, role, body: decision, c }) => {
        const decided = await decisions.decide(db, { id, administratorId, now, role, ...decision });
        return { ...decided, message: messageAbout('done', decision.measure, { now, language: c.var.language }) };
      },
      after: ({ measure }) => measure === 'remove' && deps.remover.run(),
    })
    .route(
      '/',
      new Routes(deps, 'appeals')
        .read('GET /appeal/detail/:id', {}, (db, { id, ...by }) => readAppeal(db, id, by))
        .read('GET /appeal/preview/:id', { outcome }, (db, { c, ...answer }) =>
          previewAnswer(db, { ...answer, t: c.var.t }),
        )
        .change('POST /appeal/decide/:id', 'decide', {
          fields: { outcome },
          message: 'appeals.done',
          work: async (db, { body: after, ...appeal }) => {
            await decisions.decideAppeal(db, { ...appeal, ...after });
            return { after };
          },
          after: deps.remover.wake,
        }),
    );
