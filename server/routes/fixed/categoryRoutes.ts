import { Hono } from 'hono';
import type { Category } from '#api/wire.ts';
import { audited, type RecordChange } from '#server/audit/audited.ts';
import { addRemovals, fileRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { lockRow } from '#server/db/locks.ts';
import { discardFiles } from '#server/erasure/createRemover.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { requireVersion } from '#server/http/ifMatch.ts';
import { maxImageFormBytes, readImage } from '#server/media/readImage.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { changeRow } from '#server/routes/changeRow.ts';
import { withDetail } from '#server/routes/withDetail.ts';
import { readForm } from '#server/validation/readRequest.ts';
import type { Validator } from '#server/validation/validators.ts';
import { oneOf, rowId, text } from '#server/validation/validators.ts';

/** A new picture, null to remove it, or undefined to keep it. */
type ImageChange = File | null | undefined;

/** An empty file input sends a file without a name. It removes the picture, as an empty text does. */
const imageChange: Validator<ImageChange> = (value) => {
  if (value === '' || (value instanceof File && value.name === '' && value.size === 0)) return null;
  if (value === undefined || value instanceof File) return value;
  throw new HttpError(422, 'image.notFile');
};

const schema = { name: text(100), type: oneOf('interest'), image: imageChange };

type StoreRow<Row> = (image: string | null | undefined) => Promise<Row>;

/** Saves the picture before the row refers to it, so that a row never lacks its file. Discards it if the row fails. */
async function withSavedImage<Row>(deps: AppDeps, image: ImageChange, store: StoreRow<Row>) {
  if (!image) return store(image);
  const path = await deps.media.save(await readImage(image));
  try {
    return await store(path);
  } catch (error) {
    await discardFiles(deps, [path]);
    throw error;
  }
}

type Update = Pick<Category, 'id' | 'name' | 'type'> & { image?: string | null };

type Deps = { db: Database; record: RecordChange; now: number; check: (stored: Category) => void };

async function update({ db, record, now, check }: Deps, { id, image, ...values }: Update) {
  const category = await lockRow(db, 'category', id, notFound('category'));
  check(category);
  const { id: row, ...before } = category;
  const after = { ...values, image: image === undefined ? before.image : image };
  await db.updateTable('category').set(after).where('id', '=', id).execute();
  await record({ row, before, after });
  if (image !== undefined) await addRemovals(db, fileRemovals([before.image], now));
  return { id, ...after };
}

/** Interests that people choose from, with pictures. */
export function categoryRoutes(deps: AppDeps) {
  const { db, remover } = deps;

  const routes = new Hono<AppEnv>()
    .get('/list/interest', async (c) =>
      c.json(ok<Category[]>(await db.selectFrom('category').selectAll().orderBy('id').execute())),
    )

    .post('/create', async (c) => {
      const { image, ...values } = await readForm(c, schema, maxImageFormBytes);
      const category = await withSavedImage(deps, image, (path = null) =>
        audited(c.var, deps, ['category', 'create'], async (transaction, record) => {
          const after = { ...values, image: path };
          const insert = transaction.insertInto('category').values(after).returningAll();
          const created = await insert.executeTakeFirstOrThrow();
          await record({ row: created.id, after });
          return created;
        }),
      );
      return c.json(ok<Category>(category, c.var.t('category.created')));
    })

    .post('/update', async (c) => {
      const { image, ...values } = await readForm(c, { id: rowId, ...schema }, maxImageFormBytes);
      const category = await withSavedImage(deps, image, (path) =>
        audited(c.var, deps, ['category', 'update'], (transaction, record) =>
          update(
            { db: transaction, record, now: deps.now(), check: (stored) => requireVersion(c, stored) },
            { ...values, image: path },
          ),
        ),
      );
      await remover.run();
      return c.json(ok<Category>(category, c.var.t('category.updated')));
    })

    .post(
      '/delete/:id',
      changeRow(deps, ['category', 'delete'], {
        message: 'category.deleted',
        work: async (transaction, id, { now }) => {
          const deleted = transaction.deleteFrom('category').where('id', '=', id).returningAll();
          const { id: _, ...before } = await deleted.executeTakeFirstOrThrow(notFound('category'));
          await addRemovals(transaction, fileRemovals([before.image], now));
          return { before };
        },
        after: remover.run,
      }),
    );
  return withDetail(deps, routes, { resource: 'category', table: 'category' });
}
