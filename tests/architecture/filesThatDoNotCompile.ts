import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '#tests/support/copyProject.ts';

const run = promisify(execFile);

/** Changes a file in a copy of the project, and returns the files in which the compiler finds faults then. */
export async function filesThatDoNotCompile(file: string, change: (source: string) => string) {
  const cwd = copyProject();
  const changed = join(cwd, file);
  const source = readFileSync(changed, 'utf8');
  if (change(source) === source) throw new Error(`${file} has not changed`);
  writeFileSync(changed, change(source));
  const compiled = run(resolve('node_modules/.bin/tsc'), ['--checkers', '1', '--pretty', 'false'], { cwd });
  const { stdout } = await compiled.catch((failure: { stdout: string }) => failure);
  return [...new Set(stdout.match(/^[^\s(]+(?=\()/gm))].toSorted();
}
