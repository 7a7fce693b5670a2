import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stands in a build once everything else does; a folder without it is no build. */
const record = 'complete.json';

/** Builds beside `folder` and puts the result in its place at the end: an interrupted build changes nothing there. */
export async function buildWhole(folder: string, inputs: string, write: (aside: string) => Promise<void>) {
  const aside = `${folder}.next`;
  const previous = `${folder}.previous`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await write(aside);
  await writeFile(join(aside, record), JSON.stringify({ inputs }));

  await rm(previous, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, previous);
  await rename(aside, folder);
  await rm(previous, { recursive: true, force: true });
}

/** Whether `folder` holds a build of just these inputs. */
export function isBuiltFrom(folder: string, inputs: string) {
  const file = join(folder, record);
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).inputs === inputs;
}
