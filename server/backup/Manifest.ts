import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#server/errors.ts';
import { sqliteName } from '#server/process/dataFolder.ts';

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
export const databaseNames = { sqlite: sqliteName, postgres: 'database.dump' };

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEvery = <Value>(value: unknown, isOne: (one: unknown) => one is Value): value is Record<string, Value> =>
  isRecord(value) && Object.values(value).every(isOne);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isDescribed = (value: unknown): value is { bytes: number; sha256: string } =>
  isRecord(value) && isCount(value.bytes) && /^[0-9a-f]{64}$/.test(String(value.sha256));

/** A manifest that names the database among its files; undefined for anything else, such as a file that was cut off. */
function parseManifest(text: string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return;
  }
  if (!isRecord(value)) return;
  const { createdAt, database, rows, files } = value;
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return;
  if (database !== 'sqlite' && database !== 'postgres') return;
  if (!isEvery(rows, isCount) || !isEvery(files, isDescribed) || !(databaseNames[database] in files)) return;
  return { createdAt, database, rows, files };
}

/** The manifest of a backup, once each file has been found to be what it was; else a StartError names what is not. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestName), 'utf8').catch(() => {
    throw new StartError(`${backup} is no backup: it has no ${manifestName}.`);
  });
  const manifest = parseManifest(text);
  if (!manifest) {
    throw new StartError(`The ${manifestName} of ${backup} is cut off or not one of a backup. Take another backup.`);
  }
  const { [manifestName]: _itself, ...found } = await describeFiles(backup);
  const wrong = Object.entries(manifest.files).filter(([path, { sha256 }]) => found[path]?.sha256 !== sha256);
  if (wrong.length === 0) return manifest;
  const names = wrong.slice(0, 5).map(([path]) => path);
  throw new StartError(`${wrong.length} files of ${backup} are missing or damaged, such as ${names.join(', ')}.`);
}
