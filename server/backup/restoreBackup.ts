import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DatabaseTarget, openDatabase } from '#server/db/Database.ts';
import { type JournalEntry, readRemovals } from '#server/erasure/removalJournal.ts';
import { explain, reasonOf, StartError } from '#server/errors.ts';
import { lockFolder, mediaName, removalsIn, sqliteFileIn, sqliteName } from '#server/process/dataFolder.ts';
import { openMedia } from '#server/process/openMedia.ts';
import { finishReplacement, prepareReplacement } from '#server/process/replaceData.ts';
import type { Settings } from '#server/settings.ts';
import { databaseFileNames, type Manifest, readManifest } from './Manifest.ts';
import { requireEmptyPostgres, restorePostgres } from './postgresCopy.ts';
import { secureRestored, unsubscribeBeforeJoin } from './secureRestored.ts';
import { requireWhole } from './sqliteCopy.ts';

type Restoring = { settings: Settings; backup: string; manifest: Manifest; removals: readonly JournalEntry[] };

function requireSameKind({ databaseUrl }: Settings, { database }: Manifest) {
  if ((database === 'postgres') === (databaseUrl !== null)) return;
  throw new StartError(
    database === 'postgres'
      ? 'This backup is of a Postgres database. Set DATABASE_URL to a new, empty one.'
      : 'This backup is of an embedded database. Unset DATABASE_URL.',
  );
}

async function openCopy(target: DatabaseTarget, removals: readonly JournalEntry[]) {
  try {
    if ('sqliteFile' in target) requireWhole(target.sqliteFile);
    return await openDatabase(target, { beforeMigrations: (db) => unsubscribeBeforeJoin(db, removals) });
  } catch (cause) {
    throw new StartError(`The database in the backup cannot be used (${reasonOf(cause)}).`, { cause });
  }
}

/** Runs the migrations, and makes the database safe to start a server with. */
async function makeReady(target: DatabaseTarget, { manifest: { createdAt }, removals }: Restoring) {
  await using db = await openCopy(target, removals);
  await secureRestored(db, { now: Date.now(), createdAt, removals });
}

/** Copies database and pictures into a folder on the data folder's disk. */
async function prepareFolder(folder: string, restoring: Restoring) {
  const { settings, backup, manifest } = restoring;
  if (!settings.databaseUrl) {
    await copyFile(join(backup, sqliteName), sqliteFileIn(folder));
    await makeReady({ sqliteFile: sqliteFileIn(folder) }, restoring);
  }
  if (settings.bucket) return;
  // Without pictures the folder is empty. It replaces the old one.
  await mkdir(join(folder, mediaName));
  // Only the files of the manifest: an added link could lead to a file outside of the backup.
  for (const path of Object.keys(manifest.files).filter((each) => each.startsWith(`${mediaName}/`))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(join(backup, path), join(folder, path));
  }
}

/**
 * All removals, not only those since the backup: clocks may be wrong, and older entries change nothing. Undefined if the
 * operator says that there is no journal.
 */
async function readJournal(dataFolder: string, withoutJournal: boolean) {
  const file = removalsIn(dataFolder);
  const removals = await readRemovals(file);
  if (removals || withoutJournal) return removals;
  throw new StartError(
    `${file} is missing. Copy it from the old DATA_DIR: without it, everything that was removed since the backup comes back. If nothing was ever removed, or the file is lost, add --without-journal.`,
  );
}

type Options = {
  /** The operator says that there is no removal journal. */
  withoutJournal?: boolean;
};

/**
 * Restores a backup; the server must not run. After a failure everything is as before, or the error says what is not. The
 * `removals` are the number of those that were repeated, or undefined without a journal.
 */
export async function restoreBackup(settings: Settings, backup: string, { withoutJournal = false }: Options = {}) {
  const { databaseUrl, dataFolder, bucket } = settings;
  let explanation = `Nothing was restored. ${dataFolder} is as it was.`;
  let lock: ReturnType<typeof lockFolder> | undefined;
  try {
    const manifest = await readManifest(backup);
    requireSameKind(settings, manifest);
    if (databaseUrl) await requireEmptyPostgres(databaseUrl);
    const media = await openMedia(settings);
    lock = lockFolder(dataFolder);
    const removals = await readJournal(dataFolder, withoutJournal);
    const restoring = { settings, backup, manifest, removals: removals ?? [] };
    await prepareReplacement(dataFolder, async (folder) => {
      await prepareFolder(folder, restoring);
      if (bucket && existsSync(join(backup, mediaName))) await media.importFolder(join(backup, mediaName));
      if (!databaseUrl) return;
      await restorePostgres(databaseUrl, join(backup, databaseFileNames.postgres));
      explanation = `The database at DATABASE_URL was filled, but not made safe to use: start no server with it. Make a new, empty one, and restore again. ${dataFolder} is as it was.`;
      await makeReady({ postgresUrl: databaseUrl }, restoring);
    });
    explanation = `The restore stopped before its last step. The old data are in ${dataFolder} and its folder before-restore-…, and the restored data in restore-….ready. The next start of the server, or the next restore, finishes it.`;
    const [aside] = await finishReplacement(dataFolder);
    return { createdAt: manifest.createdAt, aside, removals: removals?.length };
  } catch (error) {
    throw explain(explanation, error);
  } finally {
    lock?.release();
  }
}
