import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf, StartError } from '#server/errors.ts';
import { makePrivateAndDurable, sync } from '#server/storage/durableFiles.ts';
import { sqliteName } from './dataFolder.ts';

/** SQLite's files with the newest changes. */
const sqliteCompanions = [`${sqliteName}-wal`, `${sqliteName}-shm`];

const unfinished = /^restore-.*\.part$/;
const ready = /^restore-(.*)\.ready$/;

const foldersOf = (dataFolder: string, stamp: string) => ({
  part: join(dataFolder, `restore-${stamp}.part`),
  prepared: join(dataFolder, `restore-${stamp}.ready`),
  aside: join(dataFolder, `before-restore-${stamp}`),
});

/** Some data are replaced, and others not. */
export class HalfDoneError extends StartError {}

async function move(name: string, from: string, to: string) {
  await rename(join(from, name), join(to, name));
  await sync(to);
}

/** Moves the old data aside and the prepared data into their place. A call after an interruption does the rest. */
async function replace(dataFolder: string, stamp: string) {
  const { prepared, aside } = foldersOf(dataFolder, stamp);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of await readdir(prepared)) {
    const old = [name, ...(name === sqliteName ? sqliteCompanions : [])];
    for (const one of old) if (existsSync(join(dataFolder, one))) await move(one, dataFolder, aside);
    await move(name, prepared, dataFolder);
  }
  await rmdir(prepared);
  if ((await readdir(aside)).length > 0) return aside;
  await rmdir(aside);
  return null;
}

/** Finishes a replacement that was interrupted. Returns whether there was one. */
export async function finishReplacement(dataFolder: string) {
  const stamps = (await readdir(dataFolder)).flatMap((name) => ready.exec(name)?.[1] ?? []);
  for (const stamp of stamps) await replace(dataFolder, stamp);
  return stamps.length > 0;
}

async function removeUnfinished(dataFolder: string) {
  const names = (await readdir(dataFolder)).filter((name) => unfinished.test(name));
  for (const name of names) await rm(join(dataFolder, name), { recursive: true });
}

/**
 * Replaces data by the files that `prepare` writes into a folder. The old data stay until the new ones are synced; from
 * then on, the next call or the next start finishes an interrupted replacement. Returns the folder of the old data, or
 * null.
 */
export async function replaceData(dataFolder: string, prepare: (folder: string) => Promise<void>) {
  await finishReplacement(dataFolder);
  await removeUnfinished(dataFolder);
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const { part, prepared, aside } = foldersOf(dataFolder, stamp);
  try {
    await mkdir(part, { mode: 0o700 });
    await prepare(part);
    await makePrivateAndDurable(part);
    await rename(part, prepared);
  } catch (error) {
    await removeUnfinished(dataFolder);
    throw error;
  }
  try {
    await sync(dirname(prepared));
    return await replace(dataFolder, stamp);
  } catch (cause) {
    const sentences = [
      `The restore stopped before its last step (${reasonOf(cause)}).`,
      `The old data are in ${dataFolder} and ${aside}, and the restored data in ${prepared}.`,
      'The next start of the server, or the next restore, finishes it.',
    ];
    throw new HalfDoneError(sentences.join(' '), { cause });
  }
}
