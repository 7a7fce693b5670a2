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

type Move = { from: string; to: string };

type Replacement = { dataFolder: string; stamp: string };

const foldersOf = ({ dataFolder, stamp }: Replacement) => ({
  part: join(dataFolder, `restore-${stamp}.part`),
  prepared: join(dataFolder, `restore-${stamp}.ready`),
  aside: join(dataFolder, `before-restore-${stamp}`),
});

/** An interruption left some data replaced, and others not. */
export class HalfDoneError extends StartError {}

async function moveAll(moves: readonly Move[], replacement: Replacement) {
  const done: Move[] = [];
  try {
    for (const move of moves) {
      await rename(move.from, move.to);
      done.unshift(move);
      await sync(dirname(move.to));
    }
  } catch (error) {
    try {
      for (const { from, to } of done) await rename(to, from);
    } catch (cause) {
      const { aside, prepared } = foldersOf(replacement);
      const sentences = [
        `A restore stopped half-way (${reasonOf(error)}).`,
        `The data from before are in ${aside}, the restored data in ${prepared}.`,
        'The next start of the server, or the next restore, tries to finish it.',
      ];
      throw new HalfDoneError(sentences.join(' '), { cause });
    }
    throw error;
  }
}

/** Moves the old data aside, and then the new data of these names into the data folder. */
async function replace(names: readonly string[], before: readonly Move[], replacement: Replacement) {
  const { dataFolder } = replacement;
  const { prepared, aside } = foldersOf(replacement);
  const movesOf = (name: string): Move[] => {
    const old = [name, ...(name === sqliteName ? sqliteCompanions : [])].filter((one) =>
      existsSync(join(dataFolder, one)),
    );
    const away = old.map((one) => ({ from: join(dataFolder, one), to: join(aside, one) }));
    return [...away, { from: join(prepared, name), to: join(dataFolder, name) }];
  };
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await moveAll([...before, ...names.flatMap(movesOf)], replacement);
  await rmdir(prepared);
  if ((await readdir(aside)).length > 0) return aside;
  await rmdir(aside);
  return null;
}

/** Finishes a replacement that a power cut or a signal has interrupted. Returns whether there was one. */
export async function finishReplacement(dataFolder: string) {
  const stamps = (await readdir(dataFolder)).flatMap((name) => ready.exec(name)?.[1] ?? []);
  for (const stamp of stamps) {
    const replacement = { dataFolder, stamp };
    await replace(await readdir(foldersOf(replacement).prepared), [], replacement);
  }
  return stamps.length > 0;
}

async function removeUnfinished(dataFolder: string) {
  const names = (await readdir(dataFolder)).filter((name) => unfinished.test(name));
  for (const name of names) await rm(join(dataFolder, name), { recursive: true });
}

/**
 * Replaces data by the files that `prepare` writes into a folder. The old data stay until the new ones are synced; then
 * the next start finishes an interrupted replacement. A failure restores the old data. Returns the folder of the old data,
 * or null.
 */
export async function replaceData(dataFolder: string, prepare: (folder: string) => Promise<void>) {
  await finishReplacement(dataFolder);
  await removeUnfinished(dataFolder);
  const replacement = { dataFolder, stamp: new Date().toISOString().replaceAll(':', '-') };
  const { part, prepared, aside } = foldersOf(replacement);
  try {
    await mkdir(part, { mode: 0o700 });
    await prepare(part);
    await makePrivateAndDurable(part);
    return await replace(await readdir(part), [{ from: part, to: prepared }], replacement);
  } catch (error) {
    if (error instanceof HalfDoneError) throw error;
    await removeUnfinished(dataFolder);
    if (existsSync(aside)) await rmdir(aside);
    throw error;
  }
}
