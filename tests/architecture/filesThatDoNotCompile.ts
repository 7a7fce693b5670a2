import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '#tests/support/copyProject.ts';

const run = promisify(execFile);

/** All but the files of tests, which take the compiler as long as the program itself. */
const withoutTests = { extends: './tsconfig.json', exclude: ['**/*.test.ts', '**/*.test.tsx', 'tests/e2e'] };

/** Changes a file in a copy of the project, and returns the files, except tests, in which the compiler finds faults then. */
export async function filesThatDoNotCompile(file: string, change: (source: string) => string) {
  const cwd = copyProject();
  const changed = join(cwd, file);
  const source = readFileSync(changed, 'utf8');
  if (change(source) === source) throw new Error(`${file} has not changed`);
  writeFileSync(changed, change(source));
  writeFileSync(join(cwd, 'tsconfig.withoutTests.json'), JSON.stringify(withoutTests));
  const options = ['-p', 'tsconfig.withoutTests.json', '--checkers', '1', '--pretty', 'false'];
  const compiled = run(resolve('node_modules/.bin/tsc'), options, { cwd });
  const { stdout } = await compiled.catch((failure: { stdout: string }) => failure);
  return [...new Set(stdout.match(/^[^\s(]+(?=\()/gm))].toSorted();
}
