import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json above this file, both for the source and for the bundle. */
export function projectFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No folder above the server has a package.json');
  return projectFolder(parent);
}
