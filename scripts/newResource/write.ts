import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import type { Change } from './plan.ts';

/** Writes the changed files below a folder as the project formats them. */
export function write(changes: readonly Change[], root = '.') {
  for (const { file, text } of changes) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const files = changes.map(({ file }) => file);
  execFileSync(resolve('node_modules/.bin/biome'), ['check', '--write', ...files], { cwd: root, stdio: 'ignore' });
}

/** What would be written, as a patch. */
export function preview(changes: readonly Change[]) {
  const folder = temporaryFolder();
  for (const settings of ['biome.json', '.gitignore', 'package.json']) cpSync(settings, join(folder, settings));
  for (const { file, before } of changes) {
    mkdirSync(dirname(join(folder, 'before', file)), { recursive: true });
    if (before !== undefined) writeFileSync(join(folder, 'before', file), before);
  }
  write(
    changes.map(({ file, text }) => ({ file: join('after', file), text })),
    folder,
  );
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '--no-prefix', 'before', 'after'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout
    .replaceAll(/^(?:diff|new file|index|---) .*\n/gm, '')
    .replaceAll(/^\+\+\+ after\//gm, '\nwould be written: ')
    .trim();
}
