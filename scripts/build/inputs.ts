import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['src', 'server', 'public', 'scripts'];
const ownFile = /\.html$|^\.env|^package(-lock)?\.json$|^tsconfig|^vite\.config\.ts$/;
const test = /\.test\.tsx?$/;

const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && !test.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Everything that a build is made of, as one hash: sources, settings of the build, and the year that pages show. */
export function hashInputs(project = '.', environment: NodeJS.ProcessEnv = process.env, now = new Date()) {
  const own = filesIn(project, false).filter((file) => ownFile.test(relative(project, file)));
  const files = [...own, ...folders.flatMap((folder) => filesIn(join(project, folder), true))].sort();
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));

  const hash = createHash('sha256').update(JSON.stringify([now.getFullYear(), settings.sort()]));
  for (const file of files) hash.update(`\n${relative(project, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
