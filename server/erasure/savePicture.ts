import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { HttpError } from '#server/http/HttpError.ts';
import type { MediaStore, Picture } from '#server/storage/MediaStore.ts';
import { newUploadPath } from '#server/storage/uploads.ts';
import { hour } from '#server/time/durations.ts';

/** A saved picture without a row is removed after this time. Requests take much less. */
export const orphanLifetimeMs = hour;

type Deps = { db: Database; media: MediaStore; now: () => number };

/**
 * Saves a picture before a row refers to it, and returns its path. Its removal is stored first, so that the remover deletes
 * it after a refusal or a crash. `keepPictures` takes the removal back.
 */
export async function savePicture({ db, media, now }: Deps, { bytes, type, folder }: Picture) {
  const path = newUploadPath(type, folder);
  await addRemovals(db, 'file', [path], now() + orphanLifetimeMs);
  await media.save(path, bytes);
  return path;
}

/** Keeps saved pictures, in the transaction that adds their row. Refuses a picture that may be removed already. */
export async function keepPictures(transaction: Database, paths: readonly string[]) {
  if (paths.length === 0) return;
  const removals = transaction.deleteFrom('pending_removal').where('kind', '=', 'file').where('key', 'in', paths);
  const { numDeletedRows } = await removals.executeTakeFirstOrThrow();
  if (Number(numDeletedRows) < paths.length) throw new HttpError(503, 'request.unavailable');
}
