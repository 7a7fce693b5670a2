import { existsSync, mkdirSync } from 'node:fs';
import { chmod, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Creates a folder and those above it. A recursive `mkdir` of Node never ends in a file system that refuses, such as /proc. */
export function createFolder(folder: string) {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

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
async function makePrivateAndDurable(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => !each.isSymbolicLink())) {
    const path = join(entry.parentPath, entry.name);
    await chmod(path, entry.isDirectory() ? 0o700 : 0o600);
    await sync(path);
  }
  await sync(folder);
}

/**
 * Lets `write` fill a new folder, which appears as `target` once its files are on the disk. A failure leaves no folder. The
 * caller syncs the folder around it.
 */
export async function writeFolder(target: string, write: (folder: string) => Promise<void>) {
  const unfinished = `${target}.part`;
  try {
    createFolder(unfinished);
    await write(unfinished);
    await makePrivateAndDurable(unfinished);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** The result for a missing file: null. Throws all other errors. */
export function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return null;
}
