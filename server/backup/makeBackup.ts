import { existsSync, realpathSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { explain, StartError } from '#server/errors.ts';
import { existingSqliteFile } from '#server/process/connectDatabase.ts';
import { buildsFolderIn, mediaFolderIn, mediaName } from '#server/process/dataFolder.ts';
import { openMedia } from '#server/process/openMedia.ts';
import type { Settings } from '#server/settings.ts';
import { sync, writeFolder } from '#server/storage/durableFiles.ts';
import { isUpload } from '#server/storage/MediaStore.ts';
import { databaseFileNames, hashFiles, type Manifest, manifestFileName, readManifest } from './Manifest.ts';
import { dumpPostgres } from './postgresCopy.ts';
import { copySqlite } from './sqliteCopy.ts';

const prefix = 'hullo-';
const isBackup = (name: string) => /^hullo-\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name);

/** The path without symbolic links. It need not exist. */
const realPathOf = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPathOf(dirname(path)), basename(path));

/** Refuses a folder that a later backup would copy, or that the server cleans. */
function requireOutside({ dataFolder }: Settings, folder: string) {
  for (const own of [mediaFolderIn(dataFolder), buildsFolderIn(dataFolder)])
    if (`${realPathOf(folder)}/`.startsWith(`${realPathOf(own)}/`))
      throw new StartError(`${folder} is in ${own}, which belongs to the server. Choose another folder.`);
}

async function copyAll(settings: Settings, target: string): Promise<Omit<Manifest, 'createdAt'>> {
  const { databaseUrl, dataFolder } = settings;
  const database = databaseUrl ? 'postgres' : 'sqlite';
  const media = await openMedia(settings);
  const databaseFile = join(target, databaseFileNames[database]);
  // Copy pictures before and after the database: one may be deleted during the copy, or added just before it.
  await media.exportTo(join(target, mediaName));
  const pictures = databaseUrl
    ? await dumpPostgres(databaseUrl, databaseFile)
    : copySqlite(existingSqliteFile(dataFolder), databaseFile);
  await media.exportTo(join(target, mediaName));

  const files = await hashFiles(target);
  const pathOf = (picture: string) => join(mediaName, picture);
  const missing = pictures.filter((picture) => !(pathOf(picture) in files));
  if (missing.length > 0) {
    throw new StartError(
      missing.length === 1
        ? `One picture that a row refers to is missing: ${missing[0]}.`
        : `${missing.length} pictures that rows refer to are missing, such as ${missing[0]}.`,
    );
  }
  const referenced = new Set(pictures.map(pathOf));
  // Leave out the pictures of a person who was erased while the database was copied.
  for (const path of Object.keys(files)) {
    if (referenced.has(path) || !isUpload(relative(mediaName, path))) continue;
    await rm(join(target, path));
    delete files[path];
  }
  return { database, files };
}

async function removeOldest(folder: string, keep: number) {
  const old = (await readdir(folder)).filter(isBackup).sort().slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}

/** Copies database and pictures into a new folder below `folder`, and verifies the copy. The server may be running. */
export async function makeBackup(settings: Settings, folder: string, { keep }: { keep?: number } = {}) {
  const createdAt = new Date().toISOString();
  const backup = join(folder, `${prefix}${createdAt.replaceAll(/[:.]/g, '-')}`);
  try {
    requireOutside(settings, folder);
    await writeFolder(backup, async (unfinished) => {
      const manifest: Manifest = { createdAt, ...(await copyAll(settings, unfinished)) };
      await writeFile(join(unfinished, manifestFileName), JSON.stringify(manifest, null, 2));
      await readManifest(unfinished);
    });
    await sync(folder);
  } catch (error) {
    throw explain('No backup was made.', error);
  }
  return { backup, removed: keep === undefined ? [] : await removeOldest(folder, keep) };
}
