import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '#server/db/Database.ts';
import type { ImageType } from './imageSize.ts';

/** Uploads live in a folder of their own: removing orphans must never touch the seed's pictures. */
const uploads = 'category';

async function sync(path: string) {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSafely(path: string, bytes: Buffer) {
  const unfinished = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(unfinished, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, path);
  await sync(dirname(path));
}

/** Keeps a picture on disk, power failures included, and returns its path below the media base. */
export async function saveImage(mediaFolder: string, { bytes, type }: { bytes: Buffer; type: ImageType }) {
  const path = `${uploads}/${randomBytes(16).toString('hex')}.${type}`;
  await writeSafely(join(mediaFolder, path), bytes);
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
