import { Hono } from 'hono';
import type { Faq } from '#api/wire.ts';
import { text, toRowId } from '#server/http/checks.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { readForm } from '#server/http/readForm.ts';
import { readNothing } from '#server/http/readJson.ts';
import type { Parts, Service } from '#server/http/Service.ts';

const wanted = { question: text(300), answer: text(5_000) };

const gone = () => new HttpError(404, (say) => say.faq.gone);

const idOf = (written: string) => {
  const id = toRowId(written);
  if (!id) throw gone();
  return id;
};

/** Questions and answers, oldest first. */
export const faqRoutes = ({ db }: Parts) =>
  new Hono<Service>()
    .get('/list', async (c) => c.json(ok<Faq[]>(await db.selectFrom('faq').selectAll().orderBy('id').execute())))

    .post('/create', async (c) => {
      const values = await readForm(c, wanted);
      const faq = await db.insertInto('faq').values(values).returningAll().executeTakeFirstOrThrow();
      return c.json(ok<Faq>(faq, c.get('say').faq.created));
    })

    .post('/edit/:id', async (c) => {
      const id = idOf(c.req.param('id'));
      const values = await readForm(c, wanted);
      const faq = await db
        .updateTable('faq')
        .set(values)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(gone);
      return c.json(ok<Faq>(faq, c.get('say').faq.updated));
    })

    .post('/delete/:id', async (c) => {
      await readNothing(c);
      const id = idOf(c.req.param('id'));
      await db.deleteFrom('faq').where('id', '=', id).returning('id').executeTakeFirstOrThrow(gone);
      return c.json(ok(null, c.get('say').faq.deleted));
    });
