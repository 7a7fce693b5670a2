import { Hono } from 'hono';
import type { Faq } from '#api/wire.ts';
import { audited } from '#server/audit/audited.ts';
import { lockRow } from '#server/db/locks.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { changeRow } from '#server/routes/changeRow.ts';
import { readForm, readId } from '#server/validation/readRequest.ts';
import { text } from '#server/validation/validators.ts';

const schema = { question: text(300), answer: text(5_000) };

/** Questions and answers, oldest first. */
export const faqRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/list', async (c) => c.json(ok<Faq[]>(await deps.db.selectFrom('faq').selectAll().orderBy('id').execute())))

    .post('/create', async (c) => {
      const values = await readForm(c, schema);
      const faq = await audited(c.var, deps, ['faq', 'create'], async (db, record) => {
        const created = await db.insertInto('faq').values(values).returningAll().executeTakeFirstOrThrow();
        await record({ row: created.id, after: values });
        return created;
      });
      return c.json(ok<Faq>(faq, c.var.t('faq.created')));
    })

    .post('/edit/:id', async (c) => {
      const id = readId(c, 'faq');
      const values = await readForm(c, schema);
      await audited(c.var, deps, ['faq', 'update'], async (db, record) => {
        const { id: row, ...before } = await lockRow(db, 'faq', id, notFound('faq'));
        await db.updateTable('faq').set(values).where('id', '=', id).execute();
        await record({ row, before, after: values });
      });
      return c.json(ok<Faq>({ id, ...values }, c.var.t('faq.updated')));
    })

    .post(
      '/delete/:id',
      changeRow(deps, ['faq', 'delete'], {
        message: 'faq.deleted',
        work: async (db, id) => {
          const deleted = db.deleteFrom('faq').where('id', '=', id).returningAll();
          const { id: _, ...before } = await deleted.executeTakeFirstOrThrow(notFound('faq'));
          return { before };
        },
      }),
    );
