import { type Context, Hono } from 'hono';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { addNote, claimCase } from '#server/moderation/cases.ts';
import {
  decideAppeal,
  decideAudited,
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
import { RowChanges } from '#server/routes/changeRow.ts';
import { readId, readJson, readQuery } from '#server/validation/readRequest.ts';
import { filter, oneOf, optionalRowId, parentId, text } from '#server/validation/validators.ts';

const ofCase = { cursor: optionalRowId, cases: parentId };
const noteSchema = { text: text(2_000) };
const appealSchema = { outcome: oneOf('upheld', 'overturned') };

/** Cases of reported users: their reports, notes and decisions, and the appeals against these. */
export function moderationRoutes(deps: AppDeps) {
  const { db, now } = deps;
  const by = (c: Context<AppEnv>) => ({ administratorId: c.var.administratorId, now: now() });

  return new Hono<AppEnv>()
    .get('/case/list', async (c) => {
      const query = readQuery(c, { cursor: optionalRowId, users: filter });
      return c.json(ok(await readCases(db, { ...query, ...by(c) })));
    })

    .get('/case/detail/:id', async (c) => c.json(ok(await readCase(db, readId(c, 'cases'), by(c)))))
    .get('/report/list', async (c) => c.json(ok(await readReports(db, readQuery(c, ofCase)))))
    .get('/evidence/list', async (c) => c.json(ok(await readEvidence(db, readQuery(c, ofCase)))))
    .get('/note/list', async (c) => c.json(ok(await readNotes(db, readQuery(c, ofCase)))))
    .get('/decision/list', async (c) => c.json(ok(await readDecisions(db, readQuery(c, ofCase)))))
    .get('/appeal/list', async (c) => c.json(ok(await readAppeals(db, readQuery(c, { cursor: optionalRowId })))))

    .get('/case/preview/:id', async (c) => {
      const draft = readQuery(c, measureSchema);
      refuseRemovalBy(c.var.role, draft.measure);
      const profileLanguages = await profileLanguagesOf(db, readId(c, 'cases'));
      return c.json(ok(previewDecision({ ...draft, profileLanguages }, { now: now(), language: c.var.language })));
    })

    .route(
      '/case',
      new RowChanges(deps, 'cases')
        .add('claim', {
          message: 'cases.claimedByYou',
          work: async (transaction, id, claim) => {
            await claimCase(transaction, { id, ...claim });
            return { data: await readCase(transaction, id, claim) };
          },
        })
        .add('note', {
          body: noteSchema,
          message: 'cases.noted',
          work: (transaction, id, note) => addNote(transaction, { id, ...note }),
        }),
    )

    .post('/case/decide/:id', async (c) => {
      const id = readId(c, 'cases');
      const decision = toDecision(await readJson(c, decisionSchema), c.var.role);
      const notice = await decideAudited(c.var, deps, ['cases', 'decide'], async () => ({ id, row: id, ...decision }));
      return c.json(ok({ notice }, c.var.t('cases.done')));
    })

    .route(
      '/appeal',
      new RowChanges(deps, 'appeals').add('decide', {
        body: appealSchema,
        message: 'appeals.done',
        work: async (transaction, id, decision) => {
          await decideAppeal(transaction, { id, ...decision });
          return { after: { outcome: decision.outcome } };
        },
        after: deps.remover.wake,
      }),
    );
}
