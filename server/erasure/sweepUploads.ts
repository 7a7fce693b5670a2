import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Database } from '#server/db/Database.ts';
import { inPages } from '#server/db/inPages.ts';
import { evidence, people, trash, uploads } from '#server/storage/uploads.ts';
import { day } from '#server/time/durations.ts';
import { isOlder } from '#server/time/moments.ts';
import { fileColumns } from './personalData.ts';

const unreferencedForMs = 30 * day;

async function filesIn(folder: string) {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const folders = [uploads, evidence, people];

/** Returns those of the paths that rows refer to, and the folders of all referenced paths. */
async function findReferenced(db: Database, paths: ReadonlySet<string>) {
  const referenced = new Set<string>();
  const foldersInUse = new Set<string>();
  if (paths.size === 0) return { referenced, foldersInUse };
  for (const [table, columns] of fileColumns) {
    // The tables and columns of the list have the types of these two.
    const rows = db.selectFrom(table as 'users').select(['id', ...(columns as ['profile_picture'])]);
    for await (const { id, ...files } of inPages(rows)) {
      for (const path of Object.values(files).filter((value) => value !== null)) {
        foldersInUse.add(dirname(path));
        if (paths.has(path)) referenced.add(path);
      }
    }
  }
  return { referenced, foldersInUse };
}

/**
 * Cleans up after crashes, at the start of the server. It deletes half-written files. A picture that no row refers to moves
 * to the trash after a month. It moves back when a row refers to it again: the database may have been a wrong or older one.
 * A folder without any referenced picture stays as it is.
 */
export async function sweepUploads(db: Database, mediaFolder: string, now = Date.now()) {
  const swept = { putAside: 0, broughtBack: 0 };
  const aside = join(mediaFolder, trash);
  const present: string[] = [];
  for (const folder of folders)
    for (const name of await filesIn(join(mediaFolder, folder))) present.push(`${folder}/${name}`);
  const inTrash = await filesIn(aside);
  const possible = inTrash.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  const { referenced, foldersInUse } = await findReferenced(db, new Set([...present, ...possible]));

  for (const path of present) {
    const file = join(mediaFolder, path);
    if (path.endsWith('.part')) await rm(file);
    else if (
      foldersInUse.has(dirname(path)) &&
      !referenced.has(path) &&
      isOlder((await stat(file)).mtimeMs, { within: unreferencedForMs, now })
    ) {
      await rename(file, join(aside, basename(path)));
      swept.putAside += 1;
    }
  }
  for (const path of possible.filter((path) => referenced.has(path))) {
    await rename(join(aside, basename(path)), join(mediaFolder, path));
    swept.broughtBack += 1;
  }
  return swept;
}

/** Pictures stay in the trash for the time that the privacy policy gives an erasure. */
export const trashedForMs = 30 * day;

/** Deletes old pictures from the trash. The change time of a file is its move into the trash. */
export async function emptyTrash(mediaFolder: string, now: number) {
  const folder = join(mediaFolder, trash);
  for (const name of await filesIn(folder)) {
    const file = join(folder, name);
    if (isOlder((await stat(file)).ctimeMs, { within: trashedForMs, now })) await rm(file);
  }
}
