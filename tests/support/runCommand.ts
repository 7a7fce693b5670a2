import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { serverProgram } from '#scripts/support/serverProcess.ts';

/** Runs one of the operator's commands in a new process. The process reads `input` from a pipe, which may stay open. */
export async function runCommand(
  name: 'admin' | 'backup' | 'restore',
  parameters: string[],
  environment: Record<string, string>,
  input = '',
  { keepOpen = false, maxFileBytes = 0 } = {},
) {
  // Limits the size of each file, as a full disk does.
  const limited = maxFileBytes > 0 ? ['prlimit', `--fsize=${maxFileBytes}`] : [];
  const [program = '', ...rest] = [...limited, ...serverProgram(`commands/${name}`), ...parameters];
  const child = spawn(program, rest, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  if (keepOpen) child.stdin.write(input);
  else child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exit, out, error };
}
