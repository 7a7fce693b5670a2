import type { Database } from '#server/db/Database.ts';
import { addRemovals, orphanLifetimeMs } from '#server/erasure/addRemovals.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { type MediaStore, newUploadPath, type Picture } from '#server/storage/MediaStore.ts';

type Deps = { db: Database; media: MediaStore; now: () => number };

/**
 * Saves a picture before a row refers to it, and returns its path. Its removal is stored first, so that the remover deletes
 * it after a refusal or a crash. `keepPicture` takes the removal back.
 */
export async function savePicture({ db, media, now }: Deps, { bytes, type, folder }: Picture) {
  const path = newUploadPath(type, folder);
  await addRemovals(db, 'file', [path], now() + orphanLifetimeMs);
  await media.save(path, bytes);
  return path;
}

/** Keeps a saved picture, in the transaction that adds its row. Refuses a picture that may be removed already. */
export async function keepPicture(transaction: Database, path: string) {
  const removal = transaction.deleteFrom('pending_removal').where('kind', '=', 'file').where('key', '=', path);
  const { numDeletedRows } = await removal.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new HttpError(503, 'request.unavailable');
}
