import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { trash } from '#server/storage/uploads.ts';
import { day } from '#server/time/durations.ts';
import { isOlder } from '#server/time/moments.ts';

/** A picture that no row names stays in the trash for as long as the privacy policy gives an erasure. */
export const trashedForMs = 30 * day;

/** Deletes the pictures that were put aside long ago. The last change of a file's entry is its move into the trash. */
export async function emptyTrash(mediaFolder: string, now: number) {
  const folder = join(mediaFolder, trash);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (isOlder((await stat(file)).ctimeMs, { within: trashedForMs, now })) await rm(file);
  }
}
