import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#server/process/StartError.ts';

/** What a backup holds, written last: a folder without it is no backup. */
export type Manifest = {
  createdAt: string;
  database: 'sqlite' | 'postgres';
  /** How many rows each table has. */
  rows: Record<string, number>;
  /** Each file's path below the backup, its length in bytes and its hash. */
  files: Record<string, { bytes: number; sha256: string }>;
};

export const manifestName = 'manifest.json';
export const databaseNames = { sqlite: 'hullo.sqlite', postgres: 'database.dump' };
export const mediaName = 'media';

async function describe(file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

/** Every file below a folder by its path there, with length and hash. */
export async function describeFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files: Manifest['files'] = {};
  for (const path of paths.sort()) files[path.slice(folder.length + 1)] = await describe(path);
  return files;
}

/** The manifest of a backup, once each file has been found to be what it was; else a StartError names what is not. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestName), 'utf8').catch(() => {
    throw new StartError(`${backup} is no backup: it has no ${manifestName}.`);
  });
  const manifest: Manifest = JSON.parse(text);
  const { [manifestName]: _itself, ...found } = await describeFiles(backup);
  const wrong = Object.entries(manifest.files).filter(([path, { sha256 }]) => found[path]?.sha256 !== sha256);
  if (wrong.length === 0) return manifest;
  const names = wrong.slice(0, 5).map(([path]) => path);
  throw new StartError(`${wrong.length} files of ${backup} are missing or damaged, such as ${names.join(', ')}.`);
}
