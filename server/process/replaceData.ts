import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sync, writeFolder } from '#server/storage/durableFiles.ts';
import { sqliteName } from './dataFolder.ts';

/** SQLite's files with the newest changes. */
const sqliteCompanions = [`${sqliteName}-wal`, `${sqliteName}-shm`];

/** A folder of a restore that was killed. */
const unfinished = /^restore-.*\.part$/;
const ready = /^restore-(.*)\.ready$/;

const foldersOf = (dataFolder: string, stamp: string) => ({
  prepared: join(dataFolder, `restore-${stamp}.ready`),
  aside: join(dataFolder, `before-restore-${stamp}`),
});

async function move(name: string, from: string, to: string) {
  await rename(join(from, name), join(to, name));
  await sync(to);
}

/** Moves the old data aside and the prepared data into their place. A call after an interruption does the rest. */
async function replace(dataFolder: string, stamp: string) {
  const { prepared, aside } = foldersOf(dataFolder, stamp);
  await sync(dataFolder);
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

/**
 * Finishes a prepared replacement, also an interrupted one, and deletes what a killed restore left behind. Returns the folder of
 * the old data of each, or null.
 */
export async function finishReplacement(dataFolder: string) {
  const killed = (await readdir(dataFolder)).filter((name) => unfinished.test(name));
  for (const name of killed) await rm(join(dataFolder, name), { recursive: true });
  const stamps = (await readdir(dataFolder)).flatMap((name) => ready.exec(name)?.[1] ?? []);
  const asides: (string | null)[] = [];
  for (const stamp of stamps) asides.push(await replace(dataFolder, stamp));
  return asides;
}

/**
 * Lets `prepare` write the new data into a folder. The old data stay until the new ones are synced. From then on,
 * `finishReplacement` replaces the old data: at once, or at the next start after an interruption.
 */
export async function prepareReplacement(dataFolder: string, prepare: (folder: string) => Promise<void>) {
  await finishReplacement(dataFolder);
  const { prepared } = foldersOf(dataFolder, new Date().toISOString().replaceAll(':', '-'));
  await writeFolder(prepared, prepare);
}
