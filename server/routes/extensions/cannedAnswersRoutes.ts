import { Hono } from 'hono';
import type { CannedAnswer } from '#api/extensions/wire/conversation.ts';
import { audited } from '#server/audit/audited.ts';
import { cannedText, placeholdersIn } from '#server/conversation/placeholders.ts';
import { lockRow } from '#server/db/locks.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import { languages } from '#server/language/translate.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { changeRow } from '#server/routes/changeRow.ts';
import { readId, readJson } from '#server/validation/readRequest.ts';
import { oneOf, text } from '#server/validation/validators.ts';

const schema = { language: oneOf(...languages), title: text(300), text: cannedText };

const toRow = (row: Omit<CannedAnswer, 'placeholders'>): CannedAnswer => ({
  ...row,
  placeholders: placeholdersIn(row.text),
});

/** Answers that are there already: read by all who answer, kept by administrators. */
export const cannedAnswersRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/list', async (c) => {
      const rows = await deps.db.selectFrom('canned_answer').selectAll().orderBy('id').execute();
      return c.json(ok(rows.map(toRow)));
    })

    .post('/create', async (c) => {
      const values = await readJson(c, schema);
      const created = await audited(c.var, deps, ['cannedAnswers', 'create'], async (db, record) => {
        const row = await db.insertInto('canned_answer').values(values).returningAll().executeTakeFirstOrThrow();
        await record({ row: row.id, after: values });
        return row;
      });
      return c.json(ok(toRow(created), c.var.t('cannedAnswers.created')));
    })

    .post('/edit/:id', async (c) => {
      const id = readId(c, 'cannedAnswers');
      const values = await readJson(c, schema);
      await audited(c.var, deps, ['cannedAnswers', 'update'], async (db, record) => {
        const { id: row, ...before } = await lockRow(db, 'canned_answer', id, notFound('cannedAnswers'));
        await db.updateTable('canned_answer').set(values).where('id', '=', id).execute();
        await record({ row, before, after: values });
      });
      return c.json(ok(toRow({ id, ...values }), c.var.t('cannedAnswers.updated')));
    })

    .post(
      '/delete/:id',
      changeRow(deps, ['cannedAnswers', 'delete'], {
        message: 'cannedAnswers.deleted',
        work: async (db, id) => {
          const deleted = db.deleteFrom('canned_answer').where('id', '=', id).returningAll();
          const { id: _, ...before } = await deleted.executeTakeFirstOrThrow(notFound('cannedAnswers'));
          return { before };
        },
      }),
    );
