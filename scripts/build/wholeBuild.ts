import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const folders = ['src', 'server', 'public', 'scripts'];
const rootFile = /\.html$|^\.env|^package(-lock)?\.json$|^tsconfig|^vite\.config\.ts$/;
const testFile = /\.test\.tsx?$/;

const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && !testFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** A hash of everything in a build: sources, and settings of the build. */
export function hashInputs(project = '.', environment: NodeJS.ProcessEnv = process.env) {
  const inRoot = filesIn(project, false).filter((file) => rootFile.test(relative(project, file)));
  const files = [...inRoot, ...folders.flatMap((folder) => filesIn(join(project, folder), true))].sort();
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));

  const hash = createHash('sha256').update(JSON.stringify(settings.sort()));
  for (const file of files) hash.update(`\n${relative(project, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The last file of a build. A folder without it is incomplete. */
const record = 'complete.json';

/** Builds beside `folder` and renames the result at the end: an interrupted build changes nothing there. */
export async function buildWhole(folder: string, inputs: string, write: (next: string) => Promise<void>) {
  const next = `${folder}.next`;
  const previous = `${folder}.previous`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await write(next);
  await writeFile(join(next, record), JSON.stringify({ inputs }));

  await rm(previous, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, previous);
  await rename(next, folder);
  await rm(previous, { recursive: true, force: true });
}

/** True if `folder` is a complete build of these inputs. */
export function isBuiltFrom(folder: string, inputs: string) {
  const file = join(folder, record);
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).inputs === inputs;
}
