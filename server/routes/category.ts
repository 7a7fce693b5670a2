import { Hono } from 'hono';
import type { Category } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { oneOf, rowId, text, toRowId } from '#server/http/checks.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import type { Check } from '#server/http/readFields.ts';
import { readForm } from '#server/http/readForm.ts';
import { readNothing } from '#server/http/readJson.ts';
import type { Parts, Service } from '#server/http/Service.ts';
import { removeImage, saveImage } from '#server/media/imageStore.ts';
import { largestImageForm, readImage } from '#server/media/readImage.ts';

/** A new picture, `clear` for none, or `keep` when the form does not mention it. */
type ImageChange = File | 'clear' | 'keep';

/** A file input without a choice sends a file without a name: it clears, as an empty text does. */
const imageChange: Check<ImageChange> = (sent) => {
  if (sent === undefined) return { value: 'keep' };
  if (sent === '' || (sent instanceof File && sent.name === '' && sent.size === 0)) return { value: 'clear' };
  return sent instanceof File ? { value: sent } : { problem: (say) => say.image.notFile };
};

const wanted = { name: text(100), type: oneOf('interest'), image: imageChange };

const gone = () => new HttpError(404, (say) => say.category.gone);

/** The file is kept before the row names it and removed after the row has let go, so a row never lacks its file. */
async function withSavedImage<Result>(mediaFolder: string, image: File, store: (path: string) => Promise<Result>) {
  const path = await saveImage(mediaFolder, await readImage(image));
  try {
    return await store(path);
  } catch (error) {
    await removeImage(mediaFolder, path);
    throw error;
  }
}

const insert = (db: Database, values: Omit<Category, 'id'>) =>
  db.insertInto('category').values(values).returningAll().executeTakeFirstOrThrow();

type Update = Pick<Category, 'id' | 'name' | 'type'> & { image?: string | null };

/** The first update locks the row, so that the picture read next is the one that is replaced. */
const update = (db: Database, { id, image, ...values }: Update) =>
  db.transaction().execute(async (transaction) => {
    const old = await transaction
      .updateTable('category')
      .set(values)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(gone);
    if (image === undefined) return { category: old, replaced: null };
    const category = { ...old, image };
    await transaction.updateTable('category').set({ image }).where('id', '=', id).execute();
    return { category, replaced: old.image };
  });

/** Interests that people choose from, with pictures. */
export const categoryRoutes = ({ db, mediaFolder }: Parts) =>
  new Hono<Service>()
    .get('/list/interest', async (c) =>
      c.json(ok<Category[]>(await db.selectFrom('category').selectAll().orderBy('id').execute())),
    )

    .post('/create', async (c) => {
      const { image, ...values } = await readForm(c, wanted, largestImageForm);
      const category =
        image instanceof File
          ? await withSavedImage(mediaFolder, image, (path) => insert(db, { ...values, image: path }))
          : await insert(db, { ...values, image: null });
      return c.json(ok<Category>(category, c.get('say').category.created));
    })

    .post('/update', async (c) => {
      const { image, ...values } = await readForm(c, { id: rowId, ...wanted }, largestImageForm);
      const { category, replaced } =
        image instanceof File
          ? await withSavedImage(mediaFolder, image, (path) => update(db, { ...values, image: path }))
          : await update(db, { ...values, image: image === 'clear' ? null : undefined });
      await removeImage(mediaFolder, replaced);
      return c.json(ok<Category>(category, c.get('say').category.updated));
    })

    .post('/delete/:id', async (c) => {
      await readNothing(c);
      const id = toRowId(c.req.param('id'));
      const deleted =
        id && (await db.deleteFrom('category').where('id', '=', id).returning('image').executeTakeFirst());
      if (!deleted) throw gone();
      await removeImage(mediaFolder, deleted.image);
      return c.json(ok(null, c.get('say').category.deleted));
    });
