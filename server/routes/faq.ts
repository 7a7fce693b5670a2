import { Hono } from 'hono';
import type { Faq } from '#api/wire.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { readForm } from '#server/validation/readForm.ts';
import { discardBody } from '#server/validation/readJson.ts';
import { idOf, text } from '#server/validation/validators.ts';

const schema = { question: text(300), answer: text(5_000) };

const notFound = () => new HttpError(404, 'faq.notFound');

/** Questions and answers, oldest first. */
export const faqRoutes = ({ db }: AppDeps) =>
  new Hono<AppEnv>()
    .get('/list', async (c) => c.json(ok<Faq[]>(await db.selectFrom('faq').selectAll().orderBy('id').execute())))

    .post('/create', async (c) => {
      const values = await readForm(c, schema);
      const faq = await db.insertInto('faq').values(values).returningAll().executeTakeFirstOrThrow();
      return c.json(ok<Faq>(faq, c.var.t('faq.created')));
    })

    .post('/edit/:id', async (c) => {
      const id = idOf(c.req.param('id'), notFound);
      const values = await readForm(c, schema);
      const faq = await db
        .updateTable('faq')
        .set(values)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(notFound);
      return c.json(ok<Faq>(faq, c.var.t('faq.updated')));
    })

    .post('/delete/:id', async (c) => {
      await discardBody(c);
      const id = idOf(c.req.param('id'), notFound);
      await db.deleteFrom('faq').where('id', '=', id).returning('id').executeTakeFirstOrThrow(notFound);
      return c.json(ok(null, c.var.t('faq.deleted')));
    });
