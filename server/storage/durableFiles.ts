import { chmod, constants, copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Syncs a file or a folder to the disk. */
export async function sync(path: string) {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** The paths of the files below a folder, in order. */
export async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}

/** Makes a folder readable by this user alone, and syncs it to the disk. */
export async function makePrivateAndDurable(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    await chmod(path, entry.isDirectory() ? 0o700 : 0o600);
    await sync(path);
  }
  await sync(folder);
}

/** Copies files by their paths below a folder into another one. */
export async function copyFiles(source: string, target: string, paths: readonly string[]) {
  for (const path of paths) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await copyFile(join(source, path), join(target, path), constants.COPYFILE_EXCL);
  }
}
