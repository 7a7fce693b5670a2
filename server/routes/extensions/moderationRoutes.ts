import { type Context, Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import { claimCase } from '#server/moderation/claimCase.ts';
import { lockUserOf } from '#server/moderation/decide.ts';
import { decideAppeal } from '#server/moderation/decideAppeal.ts';
import {
  decideAudited,
  decisionSchema,
  measureSchema,
  refuseRemovalBy,
  toDecision,
} from '#server/moderation/decideAudited.ts';
import { previewDecision, spokenInCase } from '#server/moderation/previewDecision.ts';
import { readCase, readCases, readEvidence, readNotes, readReports } from '#server/moderation/readCases.ts';
import { readAppeals, readDecisions } from '#server/moderation/readDecisions.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { discardBody, readId, readJson, readQuery } from '#server/validation/readRequest.ts';
import { filter, oneOf, optionalRowId, parentId, text } from '#server/validation/validators.ts';

const ofCase = { cursor: optionalRowId, cases: parentId };

const asking = (c: Context<AppEnv>, { now }: AppDeps) => ({ administratorId: c.var.administratorId, now: now() });

/** Cases of who was reported: looked at, kept for one who works on them, and written about. */
export const moderationRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/case/list', async (c) => {
      const query = readQuery(c, { cursor: optionalRowId, users: filter });
      return c.json(ok(await readCases(deps.db, { ...query, ...asking(c, deps) })));
    })

    .get('/case/detail/:id', async (c) => c.json(ok(await readCase(deps.db, readId(c, 'cases'), asking(c, deps)))))

    .get('/report/list', async (c) => c.json(ok(await readReports(deps.db, readQuery(c, ofCase)))))

    .get('/evidence/list', async (c) => c.json(ok(await readEvidence(deps.db, readQuery(c, ofCase)))))

    .get('/note/list', async (c) => c.json(ok(await readNotes(deps.db, readQuery(c, ofCase)))))

    .get('/case/preview/:id', async (c) => {
      const { language, t } = c.var;
      const considered = readQuery(c, measureSchema);
      refuseRemovalBy(c.var.role, considered.measure);
      const spoken = await spokenInCase(deps.db, readId(c, 'cases'));
      return c.json(ok(previewDecision({ ...considered, spoken }, { now: deps.now(), language, t })));
    })

    .post('/case/claim/:id', async (c) => {
      await discardBody(c);
      const claim = { id: readId(c, 'cases'), ...asking(c, deps) };
      await audited(c.var, deps, ['cases', 'claim'], async (db, record) => {
        await claimCase(db, claim);
        await record({ row: claim.id });
      });
      return c.json(ok(await readCase(deps.db, claim.id, claim), c.var.t('cases.claimedByYou')));
    })

    .get('/decision/list', async (c) => c.json(ok(await readDecisions(deps.db, readQuery(c, ofCase)))))

    .get('/appeal/list', async (c) => c.json(ok(await readAppeals(deps.db, readQuery(c, { cursor: optionalRowId })))))

    .post('/case/decide/:id', async (c) => {
      const id = readId(c, 'cases');
      const decision = toDecision(await readJson(c, decisionSchema), c.var.role);
      const notice = await decideAudited(c.var, deps, ['cases', 'decide'], async () => ({ id, row: id, ...decision }));
      return c.json(ok({ notice }, c.var.t('cases.done')));
    })

    .post('/appeal/decide/:id', async (c) => {
      const id = readId(c, 'appeals');
      const { outcome } = await readJson(c, { outcome: oneOf('upheld', 'overturned') });
      await audited(c.var, deps, ['appeals', 'decide'], async (db, record) => {
        await decideAppeal(db, { id, outcome, ...asking(c, deps) });
        await record({ row: id, after: { outcome } });
      });
      deps.remover.wake();
      return c.json(ok(null, c.var.t('appeals.done')));
    })

    .post('/case/note/:id', async (c) => {
      const id = readId(c, 'cases');
      const note = await readJson(c, { text: text(2_000) });
      await audited(c.var, deps, ['cases', 'note'], async (db, record) => {
        await lockUserOf(db, id);
        await db
          .selectFrom('moderation_case')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow(notFound('cases'));
        const written = { case_id: id, administrator_id: c.var.administratorId, created_at: deps.now() };
        await db
          .insertInto('case_note')
          .values({ ...written, ...note })
          .execute();
        await record({ row: id });
      });
      return c.json(ok(null, c.var.t('cases.noted')));
    });
