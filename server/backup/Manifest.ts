import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#server/errors.ts';
import { sqliteName } from '#server/process/dataFolder.ts';

/** The contents of a backup. The backup writes it last, so a folder without it is not a backup. */
export type Manifest = {
  createdAt: string;
  database: 'sqlite' | 'postgres';
  /** The files by their paths below the backup. */
  files: Record<string, { sha256: string }>;
};

export const manifestName = 'manifest.json';
export const databaseNames = { sqlite: sqliteName, postgres: 'database.dump' };

async function hashFile(file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The files of a folder with their hashes. */
export async function describeFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files: Manifest['files'] = {};
  for (const path of paths.sort()) files[path.slice(folder.length + 1)] = { sha256: await hashFile(path) };
  return files;
}

/** Undefined for a file that was cut off, or is not a manifest. */
function parseManifest(text: string) {
  try {
    const manifest: Manifest = JSON.parse(text);
    const { createdAt, database, files } = manifest;
    const isWhole = !Number.isNaN(Date.parse(createdAt)) && databaseNames[database] in files;
    return isWhole ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the manifest of a backup and verifies its files. A StartError names those that are damaged. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestName), 'utf8').catch(() => {
    throw new StartError(`${backup} is not a backup: it has no ${manifestName}.`);
  });
  const manifest = parseManifest(text);
  if (!manifest) {
    throw new StartError(
      `The ${manifestName} of ${backup} is cut off, or does not belong to a backup. Use another backup.`,
    );
  }
  const files = await describeFiles(backup);
  const damaged = Object.entries(manifest.files).filter(([path, { sha256 }]) => files[path]?.sha256 !== sha256);
  if (damaged.length === 0) return manifest;
  const names = damaged.slice(0, 5).map(([path]) => path);
  throw new StartError(`${damaged.length} files of ${backup} are missing or damaged, such as ${names.join(', ')}.`);
}
