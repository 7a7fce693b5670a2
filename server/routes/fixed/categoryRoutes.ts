import { foldName } from '#api/foldText.ts';
import type { Database } from '#server/db/Database.ts';
import { acquireLock, lockRow } from '#server/db/locks.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { HttpError, notFound, refuseField } from '#server/http/HttpError.ts';
import { requireVersion } from '#server/http/ifMatch.ts';
import { maxImageFormBytes, readImages } from '#server/media/readImage.ts';
import { keepPicture, savePicture } from '#server/media/savePicture.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { oneOf, rowId, text, validator } from '#server/validation/validators.ts';

/** A new picture, null to remove it, or undefined to keep it. */
type ImageChange = File | null | undefined;

/** An empty file input sends a file without a name. It removes the picture, as an empty text does. */
const imageChange = validator(
  { type: 'string', format: 'binary', description: 'A picture. An empty text removes it; without the field it stays.' },
  (value): ImageChange => {
    if (value === '' || (value instanceof File && value.name === '' && value.size === 0)) return null;
    if (value === undefined || value instanceof File) return value;
    throw new HttpError(422, 'image.notFile');
  },
  { isOptional: true },
);

const schema = { name: text(100), type: oneOf('interest'), image: imageChange };

/** Saves the picture of a form before the row refers to it, so that a row never lacks its file. */
async function withSavedImage<Form extends { image: ImageChange }>(deps: AppDeps, { image: file, ...values }: Form) {
  const [picture] = file ? await readImages([file]) : [];
  return { ...values, image: file ? picture && (await savePicture(deps, picture)) : file };
}

/** Refuses the name of another category, in any spelling. Names cannot change until the end of the transaction. */
async function refuseTaken(db: Database, name: string) {
  await acquireLock(db, 'category names');
  const rows = await db.selectFrom('category').select('name').execute();
  if (rows.some((row) => foldName(row.name) === foldName(name))) throw refuseField('name', 'category.exists');
}

/** Interests that people choose from, with pictures. */
export const categoryRoutes = (deps: AppDeps) =>
  new Routes(deps, 'category')
    .withDetail('category', 'VersionedCategory')
    .read('GET /list/interest', { summary: 'List the categories, oldest first', data: 'Category[]' }, (db) =>
      db.selectFrom('category').selectAll().orderBy('id').execute(),
    )
    .change('POST /create', 'create', {
      summary: 'Add a category',
      safeBy: ['named lock', 'new row'],
      form: schema,
      maxBytes: maxImageFormBytes,
      prepare: (values) => withSavedImage(deps, values),
      data: 'Category',
      message: 'category.created',
      work: async (db, { body: { image = null, ...values } }) => {
        await refuseTaken(db, values.name);
        if (image) await keepPicture(db, image);
        const after = { ...values, image };
        const data = await db.insertInto('category').values(after).returningAll().executeTakeFirstOrThrow();
        return { row: data.id, after, data };
      },
    })
    .change('POST /update', 'update', {
      summary: 'Change a category',
      description: 'Unlike the other calls, it has the `id` in its form.',
      safeBy: ['locked row', 'named lock'],
      hasVersion: true,
      form: { id: rowId, ...schema },
      maxBytes: maxImageFormBytes,
      prepare: (values) => withSavedImage(deps, values),
      data: 'Category',
      refuses: { 404: 'category.notFound' },
      message: 'category.updated',
      work: async (db, { body: { id, image, ...values }, now, c }) => {
        const stored = await lockRow(db, 'category', id, notFound('category'));
        requireVersion(c, stored);
        const { id: row, ...before } = stored;
        if (foldName(values.name) !== foldName(before.name)) await refuseTaken(db, values.name);
        if (image) await keepPicture(db, image);
        const after = { ...values, image: image === undefined ? before.image : image };
        await db.updateTable('category').set(after).where('id', '=', id).execute();
        if (image !== undefined) await addRemovals(db, 'file', [before.image], now);
        return { row, before, after, data: { id, ...after } };
      },
      after: deps.remover.run,
    })
    .change('POST /delete/:id', 'delete', {
      summary: 'Delete a category and its picture',
      safeBy: 'one statement that returns the deleted row',
      message: 'category.deleted',
      work: async (db, { id, now }) => {
        const deleted = db.deleteFrom('category').where('id', '=', id).returningAll();
        const { id: _, ...before } = await deleted.executeTakeFirstOrThrow(notFound('category'));
        await addRemovals(db, 'file', [before.image], now);
        return { before };
      },
      after: deps.remover.run,
    });
