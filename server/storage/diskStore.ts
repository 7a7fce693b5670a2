import { cpSync } from 'node:fs';
import { constants, copyFile, mkdir, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { filesBelow, nullIfMissing, sync } from './durableFiles.ts';
import { isUpload, type MediaStore } from './MediaStore.ts';

const defaultReserve = 32 * 1024 * 1024;

/** Syncs a folder and those above it: a new name survives a power failure once its folder is synced. */
async function syncFolders(from: string, upTo: string) {
  await sync(from);
  if (from !== upTo) await syncFolders(dirname(from), upTo);
}

async function writeWhole(file: string, bytes: Buffer, syncUpTo: string) {
  const unfinished = `${file}.part`;
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
    await rename(unfinished, file);
    await syncFolders(dirname(file), syncUpTo);
  } catch (error) {
    // An unfinished file would keep a full disk full.
    for (const leftover of [unfinished, file]) await rm(leftover, { force: true }).catch(() => undefined);
    throw error;
  }
}

const isWhole = (source: string) => !source.endsWith('.part');

/** A picture may be deleted while it is copied, and an earlier copy has the same bytes. */
const nullIfGoneOrThere = (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? null : nullIfMissing(error));

/** The free bytes on the disk of a folder. */
export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

type Options = {
  reserve?: number;
  /** Whether a file may be removed; by default, only uploads. */
  mayRemove?: (path: string) => boolean;
};

/** Stores files in a folder, and keeps `reserve` bytes of the disk free. */
export function diskStore(
  folder: string,
  { reserve = defaultReserve, mayRemove = isUpload }: Options = {},
): MediaStore {
  const hasFreeSpace = async (bytes: number) => {
    await mkdir(folder, { recursive: true });
    return (await freeBytes(folder)) >= bytes + reserve;
  };

  const list = async () => ((await filesBelow(folder).catch(nullIfMissing)) ?? []).filter(isWhole);

  return {
    hasFreeSpace,
    save: async (path, bytes) => {
      // The code of a full disk, although the reserve is left for the database and the log.
      if (!(await hasFreeSpace(bytes.length)))
        throw Object.assign(new Error('The disk is too full for another file'), { code: 'ENOSPC' });
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeWhole(join(folder, path), bytes, dirname(folder));
    },
    remove: async (path) => {
      if (!mayRemove(path)) return;
      for (const file of [path, `${path}.part`]) await rm(join(folder, file), { force: true });
    },
    read: async (path) => {
      const file = join(folder, path);
      const stats = await stat(file).catch(nullIfMissing);
      if (!stats?.isFile()) return null;
      const { size, mtimeMs } = stats;
      const stream = async () => {
        const handle = await open(file).catch(nullIfMissing);
        return handle && (Readable.toWeb(handle.createReadStream()) as ReadableStream);
      };
      return { size, etag: `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`, stream };
    },
    list,
    // The asynchronous copy of 300 small files takes five times as long, and only a start or a command waits.
    importFolder: async (source, subfolder = '') => cpSync(source, join(folder, subfolder), { recursive: true }),
    exportTo: async (target) => {
      for (const file of await list()) {
        await mkdir(dirname(join(target, file)), { recursive: true });
        await copyFile(join(folder, file), join(target, file), constants.COPYFILE_EXCL).catch(nullIfGoneOrThere);
      }
    },
  };
}
