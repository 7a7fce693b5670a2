import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Copies the product's build, so that its server can serve other pages in place of ours. Returns the folder of the
 * copy. It is below `node_modules`, where the server finds its packages.
 */
export function copyBuild(name: string) {
  const project = join('node_modules', '.cache', 'bench', name);
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  symlinkSync(resolve('server'), join(project, 'server')); // the pictures of the seed
  const dist = join(project, 'dist');
  cpSync('dist', dist, { recursive: true });
  return dist;
}
