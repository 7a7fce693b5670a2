import { type Context, Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { answerAppeal, appealNotFound } from '#server/moderation/answerAppeal.ts';
import { caseNotFound, claimCase } from '#server/moderation/claim.ts';
import { lockUserOf } from '#server/moderation/decide.ts';
import { decideAudited, measureSchema, readDecision, refuseRemovalBy } from '#server/moderation/decideAudited.ts';
import { previewDecision, spokenInCase } from '#server/moderation/previewDecision.ts';
import { readCase, readCases } from '#server/moderation/readCases.ts';
import { readAppeals, readDecisions } from '#server/moderation/readDecisions.ts';
import { readEvidence, readNotes, readReports } from '#server/moderation/readOfCase.ts';
import { readFields } from '#server/validation/readFields.ts';
import { discardBody, readJson } from '#server/validation/readJson.ts';
import { filter, idOf, oneOf, optionalRowId, text, toRowId } from '#server/validation/validators.ts';

const readQuery = (c: Context) =>
  readFields(new Map(Object.entries(c.req.query())), { cursor: optionalRowId, users: filter, cases: filter });

/** Whose rows a list below a case has: what is no id belongs to no case. */
const ofCase = (c: Context) => {
  const { cases, cursor } = readQuery(c);
  return { caseId: toRowId(cases) ?? 0, cursor };
};

const caseId = (c: Context) => idOf(c.req.param('id') ?? '', caseNotFound);

const asking = (c: Context<AppEnv>, { now }: AppDeps) => ({ administratorId: c.var.administratorId, now: now() });

/** Cases of who was reported: looked at, kept for one who works on them, and written about. */
export const moderationRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/case/list', async (c) => {
      const { cursor, users } = readQuery(c);
      return c.json(ok(await readCases(deps.db, { cursor, users, ...asking(c, deps) })));
    })

    .get('/case/detail/:id', async (c) => c.json(ok(await readCase(deps.db, caseId(c), asking(c, deps)))))

    .get('/report/list', async (c) => c.json(ok(await readReports(deps.db, ofCase(c)))))

    .get('/evidence/list', async (c) => c.json(ok(await readEvidence(deps.db, ofCase(c)))))

    .get('/note/list', async (c) => c.json(ok(await readNotes(deps.db, ofCase(c)))))

    .get('/case/preview/:id', async (c) => {
      const { language, t } = c.var;
      const considered = readFields(new Map(Object.entries(c.req.query())), measureSchema);
      refuseRemovalBy(c.var.role, considered.measure);
      const spoken = await spokenInCase(deps.db, caseId(c));
      return c.json(ok(previewDecision({ ...considered, spoken }, { now: deps.now(), language, t })));
    })

    .post('/case/claim/:id', async (c) => {
      await discardBody(c);
      const claim = { id: caseId(c), ...asking(c, deps) };
      await audited(c, deps, ['cases', 'claim'], async (db, record) => {
        await claimCase(db, claim);
        await record({ row: claim.id });
      });
      return c.json(ok(await readCase(deps.db, claim.id, claim), c.var.t('cases.claimedByYou')));
    })

    .get('/decision/list', async (c) => c.json(ok(await readDecisions(deps.db, ofCase(c)))))

    .get('/appeal/list', async (c) => c.json(ok(await readAppeals(deps.db, readQuery(c)))))

    .post('/case/decide/:id', async (c) => {
      const id = caseId(c);
      const decision = await readDecision(c);
      const notice = await decideAudited(c, deps, ['cases', 'decide'], async () => ({ id, row: id, ...decision }));
      return c.json(ok({ notice }, c.var.t('cases.done')));
    })

    .post('/appeal/decide/:id', async (c) => {
      const id = idOf(c.req.param('id'), appealNotFound);
      const { outcome } = await readJson(c, { outcome: oneOf('upheld', 'overturned') });
      await audited(c, deps, ['appeals', 'decide'], async (db, record) => {
        await answerAppeal(db, { id, outcome, ...asking(c, deps) });
        await record({ row: id, after: { outcome } });
      });
      deps.remover.wake();
      return c.json(ok(null, c.var.t('appeals.done')));
    })

    .post('/case/note/:id', async (c) => {
      const id = caseId(c);
      const note = await readJson(c, { text: text(2_000) });
      await audited(c, deps, ['cases', 'note'], async (db, record) => {
        await lockUserOf(db, id);
        await db.selectFrom('moderation_case').select('id').where('id', '=', id).executeTakeFirstOrThrow(caseNotFound);
        const written = { case_id: id, administrator_id: c.var.administratorId, created_at: deps.now() };
        await db
          .insertInto('case_note')
          .values({ ...written, ...note })
          .execute();
        await record({ row: id });
      });
      return c.json(ok(null, c.var.t('cases.noted')));
    });
