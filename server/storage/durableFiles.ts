import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Syncs a file or a folder to the disk. */
export async function sync(path: string) {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

async function copyFile(source: string, target: string) {
  await mkdir(dirname(target), { recursive: true });
  await pipeline(createReadStream(source), createWriteStream(target, { flags: 'wx' }));
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
  for (const path of paths) await copyFile(join(source, path), join(target, path));
}
