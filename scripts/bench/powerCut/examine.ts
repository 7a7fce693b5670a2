import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import type { Acknowledged } from '#scripts/bench/crashWriters.ts';
import { lostClaims } from '#scripts/bench/lostClaims.ts';
import { openDatabase } from '#server/db/Database.ts';
import { countRows } from '#server/db/sqlite/createPageReader.ts';
import { mediaFolderIn, sqliteFileIn } from '#server/process/dataFolder.ts';
import type { Disk } from './Disk.ts';

type Cut = { data: string; claims: Acknowledged; folder: string };

/** Writes the files that a power cut leaves of the data folder into another folder. */
function layOut(disk: Disk, data: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { path, content } of disk.afterPowerCut(Math.random).filesBelow(data)) {
    const file = join(folder, relative(data, path));
    if (path.endsWith('-shm')) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Returns what keeps the server from using a database: damage that SQLite finds, or wrong kept counts. */
async function faultsOf(sqliteFile: string) {
  try {
    const db = await openDatabase({ sqliteFile });
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const subscribers = db.selectFrom('pre_launch_user').select(db.fn.countAll<number>().as('count'));
    const { count } = await subscribers.executeTakeFirstOrThrow();
    const isCountRight = count === (await countRows(db, 'preLaunch'));
    await db.destroy();
    const damage = rows.map((row) => row.integrity_check).filter((answer) => answer !== 'ok');
    return isCountRight ? damage : [...damage, 'the kept count is not that of the rows'];
  } catch (error) {
    return [`it cannot be opened: ${error}`];
  }
}

/** Starts from the files that a power cut leaves of `data`. Returns the damage, and the claims that are lost. */
export async function examine(disk: Disk, { data, claims, folder }: Cut) {
  layOut(disk, data, folder);
  const faults = await faultsOf(sqliteFileIn(folder));
  if (faults.length > 0) return { faults, lost: [...claims.keys()] };

  const isPictureWhole = (image: string) => {
    try {
      return Boolean(
        disk.read(join(mediaFolderIn(data), image))?.equals(readFileSync(join(mediaFolderIn(folder), image))),
      );
    } catch {
      return false;
    }
  };
  return { faults, lost: lostClaims(sqliteFileIn(folder), claims, isPictureWhole) };
}
