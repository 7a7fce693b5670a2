import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import type { Acknowledged } from '#scripts/bench/crashWriters.ts';
import { readKept } from '#scripts/bench/readKept.ts';
import { countRows } from '#server/db/createPageReader.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { mediaFolderIn, sqliteFileIn } from '#server/process/dataFolder.ts';

type Found = { path: string; content: Buffer };

function layOut(files: readonly Found[], from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const { path, content } of files) {
    const file = join(to, relative(from, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** What is wrong with an open database: nothing, if SQLite says so and the kept counts are those of the rows. */
async function faultsIn(db: Database) {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const faults = rows.map((row) => row.integrity_check).filter((answer) => answer !== 'ok');
  const subscribers = db.selectFrom('pre_launch_user').select(db.fn.countAll<number>().as('count'));
  const { count } = await subscribers.executeTakeFirstOrThrow();
  return count === (await countRows(db, 'preLaunch')) ? faults : [...faults, 'the kept count is not that of the rows'];
}

/** What keeps the server from using a database as if nothing had happened. */
async function faultsOf(file: string) {
  try {
    const db = await openDatabase({ sqliteFile: file });
    return await faultsIn(db).finally(() => db.destroy());
  } catch (error) {
    return [`it cannot be opened: ${error}`];
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type Cut = {
  /** What a power cut has left of the folder `data`. */
  files: readonly Found[];
  data: string;
  claims: Acknowledged;
  /** The bytes of a file as they were written. */
  written: (path: string) => Buffer | null;
  /** Where there is room to lay the files out. */
  folder: string;
};

/** Starts from what a power cut has left, and says what is damaged, and what of the claims is lost. */
export async function examine({ files, data, claims, written, folder }: Cut) {
  layOut(files, data, folder);
  const faults = await faultsOf(sqliteFileIn(folder));
  const kept = faults.length === 0 ? readKept(sqliteFileIn(folder)) : new Map<string, string>();

  const isPictureWhole = (image: string) => {
    try {
      return written(join(mediaFolderIn(data), image))?.equals(readFileSync(join(mediaFolderIn(folder), image)));
    } catch {
      return false;
    }
  };
  const isKept = ([key, value]: [string, string | null]) => {
    if (key.startsWith('session ')) return kept.has(`session ${hashOf(String(value))}`);
    if ((kept.get(key) ?? null) !== value) return false;
    return !key.startsWith('category ') || value === null || isPictureWhole(value);
  };
  return { faults, lost: [...claims].filter((claim) => !isKept(claim)).map(([key]) => key) };
}
