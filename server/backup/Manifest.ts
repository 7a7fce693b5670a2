import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#server/errors.ts';
import { sqliteName } from '#server/process/dataFolder.ts';
import { filesBelow } from '#server/storage/durableFiles.ts';

/** The contents of a backup. The server writes it last, so a folder without it is not a whole backup. */
export type Manifest = {
  createdAt: string;
  database: 'sqlite' | 'postgres';
  /** By the path of the file in the backup. */
  files: Record<string, { sha256: string }>;
};

export const manifestFileName = 'manifest.json';
export const databaseFileNames = { sqlite: sqliteName, postgres: 'database.dump' };

async function hashFile(file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Returns the hash of each file in a folder, by path. */
export async function hashFiles(folder: string) {
  const files: Manifest['files'] = {};
  for (const path of await filesBelow(folder)) files[path] = { sha256: await hashFile(join(folder, path)) };
  return files;
}

/** Returns undefined for a truncated file, or one that is not a manifest. */
function parseManifest(text: string) {
  try {
    const manifest: Manifest = JSON.parse(text);
    const { createdAt, database, files } = manifest;
    const isWhole =
      !Number.isNaN(Date.parse(createdAt)) &&
      databaseFileNames[database] in files &&
      Object.values(files).every((file) => typeof file?.sha256 === 'string');
    return isWhole ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the manifest of a backup and verifies its files. Throws a StartError that names damaged files. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestFileName), 'utf8').catch(() => {
    throw new StartError(`${backup} is not a backup: it has no ${manifestFileName}.`);
  });
  const manifest = parseManifest(text);
  if (!manifest) {
    throw new StartError(
      `The ${manifestFileName} of ${backup} is cut off, or does not belong to a backup. Use another backup.`,
    );
  }
  const files = await hashFiles(backup);
  const damaged = Object.entries(manifest.files).filter(([path, { sha256 }]) => files[path]?.sha256 !== sha256);
  if (damaged.length === 0) return manifest;
  const names = damaged.slice(0, 5).map(([path]) => path);
  throw new StartError(
    damaged.length === 1
      ? `One file of ${backup} is missing or damaged: ${names[0]}.`
      : `${damaged.length} files of ${backup} are missing or damaged, such as ${names.join(', ')}.`,
  );
}
