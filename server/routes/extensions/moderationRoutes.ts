import { addNote, claimCase } from '#server/moderation/cases.ts';
import {
  decide,
  decideAppeal,
  decisionSchema,
  measureSchema,
  refuseRemovalBy,
  toDecision,
} from '#server/moderation/decide.ts';
import { previewDecision } from '#server/moderation/notices.ts';
import {
  profileLanguagesOf,
  readCase,
  readCases,
  readEvidence,
  readNotes,
  readReports,
} from '#server/moderation/readCases.ts';
import { readAppeals, readDecisions } from '#server/moderation/readDecisions.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { filter, oneOf, optionalRowId, parentId, text } from '#server/validation/validators.ts';

const outcome = oneOf('upheld', 'overturned');
const ofCase = { cursor: optionalRowId, cases: parentId };

/** Cases of reported users: their reports, notes and decisions, and the appeals against these. */
export const moderationRoutes = (deps: AppDeps) =>
  new Routes(deps, 'cases', '/case')
    .read('GET /case/list', { cursor: optionalRowId, users: filter }, readCases)
    .read('GET /case/detail/:id', {}, (db, { id, ...by }) => readCase(db, id, by))
    .read('GET /report/list', ofCase, readReports)
    .read('GET /evidence/list', ofCase, readEvidence)
    .read('GET /note/list', ofCase, readNotes)
    .read('GET /decision/list', ofCase, readDecisions)
    .read('GET /appeal/list', { cursor: optionalRowId }, readAppeals)

    .read('GET /case/preview/:id', measureSchema, async (db, { id, now, c, ...draft }) => {
      const { language, role } = c.var;
      refuseRemovalBy(role, draft.measure);
      const profileLanguages = await profileLanguagesOf(db, id);
      return previewDecision({ ...draft, profileLanguages }, { now, language });
    })

    .change('claim', {
      message: 'cases.claimedByYou',
      work: async (db, claim) => {
        await claimCase(db, claim);
        return { data: await readCase(db, claim.id, claim) };
      },
    })
    .change('note', {
      fields: { text: text(2_000) },
      message: 'cases.noted',
      work: (db, note) => addNote(db, { ...note, ...note.body }),
    })
    .change('decide', {
      read: async (c) => toDecision(await readJson(c, decisionSchema), c.var.role),
      message: 'cases.done',
      work: async (db, { id, administratorId, now, body: decision }) => {
        const { measure, section } = decision;
        const notice = await decide(db, { id, administratorId, now, ...decision });
        return { after: { measure, section }, data: { notice } };
      },
      after: ({ measure }) => measure === 'remove' && deps.remover.run(),
    })
    .route(
      '/',
      new Routes(deps, 'appeals', '/appeal').change('decide', {
        fields: { outcome },
        message: 'appeals.done',
        work: async (db, { body: after, ...appeal }) => {
          await decideAppeal(db, { ...appeal, ...after });
          return { after };
        },
        after: deps.remover.wake,
      }),
    );
