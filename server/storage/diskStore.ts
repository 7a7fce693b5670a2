import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaStore, Picture } from './MediaStore.ts';

/** Uploads live in a folder of their own: sweeping it must never touch the demo's pictures. */
export const uploads = 'category';

const defaultReserve = 32 * 1024 * 1024;

const missing = ['ENOENT', 'EISDIR', 'ENOTDIR'];

/** Stands for the disk's own refusal, before an upload has taken the last bytes that everything else lives on. */
class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  readonly code = 'ENOSPC';
}

/** A rename survives a power failure once its folder has been written, too. */
async function syncFolder(folder: string) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

async function writeWhole(file: string, bytes: Buffer) {
  const unfinished = `${file}.part`;
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } catch (error) {
    // On a full disk, what was written of this one would keep everything else from being written.
    for (const leftover of [unfinished, file]) await rm(leftover, { force: true }).catch(() => undefined);
    throw error;
  }
}

const sizeAndTime = async (file: string) => {
  try {
    const stats = await stat(file);
    return stats.isFile() ? stats : null;
  } catch (error) {
    if (missing.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
};

/** The bytes that are free where a folder lies. */
export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Keeps pictures in a folder of this machine, of which `reserve` bytes are not for them. */
export function diskStore(folder: string, { reserve = defaultReserve } = {}): MediaStore {
  const hasRoomFor = async (bytes: number) => {
    await mkdir(folder, { recursive: true });
    return (await freeBytes(folder)) >= bytes + reserve;
  };

  return {
    hasRoomFor,
    save: async ({ bytes, type }: Picture) => {
      if (!(await hasRoomFor(bytes.length))) throw new NoRoomError('The disk is too full for another picture');
      const path = `${uploads}/${randomBytes(16).toString('hex')}.${type}`;
      await mkdir(join(folder, uploads), { recursive: true });
      await writeWhole(join(folder, path), bytes);
      return path;
    },
    remove: async (path) => {
      if (path.startsWith(`${uploads}/`)) await rm(join(folder, path), { force: true });
    },
    read: async (path) => {
      const file = join(folder, path);
      const stats = await sizeAndTime(file);
      if (!stats) return null;
      const { size, mtimeMs } = stats;
      const stream = async (range = {}) => Readable.toWeb((await open(file)).createReadStream(range)) as ReadableStream;
      return { size, etag: `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`, stream };
    },
  };
}
