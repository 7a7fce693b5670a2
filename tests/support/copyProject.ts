import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

/** Returns a copy of the project that a test may change. Its packages are those of the project. */
export function copyProject() {
  const folder = realpathSync(temporaryFolder());
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
