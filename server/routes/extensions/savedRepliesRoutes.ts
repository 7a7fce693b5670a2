import { Hono } from 'hono';
import type { SavedReply } from '#api/extensions/wire.ts';
import { audited } from '#server/audit/audited.ts';
import { placeholdersIn, savedReplyText } from '#server/conversation/messageTexts.ts';
import { lockRow } from '#server/db/locks.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import { languages } from '#server/language/translate.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { changeRow } from '#server/routes/changeRow.ts';
import { readId, readJson } from '#server/validation/readRequest.ts';
import { oneOf, text } from '#server/validation/validators.ts';

const schema = { language: oneOf(...languages), title: text(300), text: savedReplyText };

const toRow = (row: Omit<SavedReply, 'placeholders'>): SavedReply => ({
  ...row,
  placeholders: placeholdersIn(row.text),
});

export const savedRepliesRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/list', async (c) => {
      const rows = await deps.db.selectFrom('saved_reply').selectAll().orderBy('id').execute();
      return c.json(ok(rows.map(toRow)));
    })

    .post('/create', async (c) => {
      const values = await readJson(c, schema);
      const created = await audited(c.var, deps, ['savedReplies', 'create'], async (db, record) => {
        const row = await db.insertInto('saved_reply').values(values).returningAll().executeTakeFirstOrThrow();
        await record({ row: row.id, after: values });
        return row;
      });
      return c.json(ok(toRow(created), c.var.t('savedReplies.created')));
    })

    .post('/edit/:id', async (c) => {
      const id = readId(c, 'savedReplies');
      const values = await readJson(c, schema);
      await audited(c.var, deps, ['savedReplies', 'update'], async (db, record) => {
        const { id: row, ...before } = await lockRow(db, 'saved_reply', id, notFound('savedReplies'));
        await db.updateTable('saved_reply').set(values).where('id', '=', id).execute();
        await record({ row, before, after: values });
      });
      return c.json(ok(toRow({ id, ...values }), c.var.t('savedReplies.updated')));
    })

    .post(
      '/delete/:id',
      changeRow(deps, ['savedReplies', 'delete'], {
        message: 'savedReplies.deleted',
        work: async (db, id) => {
          const deleted = db.deleteFrom('saved_reply').where('id', '=', id).returningAll();
          const { id: _, ...before } = await deleted.executeTakeFirstOrThrow(notFound('savedReplies'));
          return { before };
        },
      }),
    );
