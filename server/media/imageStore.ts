import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '#server/db/Database.ts';
import type { ImageType } from './imageSize.ts';

/** Uploads live in a folder of their own: removing orphans must never touch the seed's pictures. */
const uploads = 'category';

/** A rename survives a power failure once its folder has been written, too. */
async function syncFolder(folder: string) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Keeps a picture on disk, power failures included, and returns its path below the media base. */
export async function saveImage(mediaFolder: string, { bytes, type }: { bytes: Buffer; type: ImageType }) {
  const path = `${uploads}/${randomBytes(16).toString('hex')}.${type}`;
  const file = join(mediaFolder, path);
  const unfinished = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
  await rename(unfinished, file);
  await syncFolder(dirname(file));
  return path;
}

/** Removes an uploaded picture; one that is missing already is no error, and the seed's pictures stay. */
export async function removeImage(mediaFolder: string, path: string | null | undefined) {
  if (path?.startsWith(`${uploads}/`)) await rm(join(mediaFolder, path), { force: true });
}

/** Removes the files that a crash left without a row. To be run before the first request is served. */
export async function removeOrphans(db: Database, mediaFolder: string) {
  const folder = join(mediaFolder, uploads);
  await mkdir(folder, { recursive: true });
  const rows = await db.selectFrom('category').select('image').where('image', 'is not', null).execute();
  const used = new Set(rows.map(({ image }) => image));
  for (const name of await readdir(folder)) {
    if (!used.has(`${uploads}/${name}`)) await rm(join(folder, name));
  }
}
