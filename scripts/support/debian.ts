import { execFileSync, spawnSync } from 'node:child_process';

/** Installs packages of Debian, if this is root on Debian; the reason is shown. */
export function installDebianPackages(reason: string, ...packages: string[]) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(reason);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], options);
}

/** Where the shell finds a program, by its name or its path; empty when it does not. */
export const findProgram = (program: string) =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { encoding: 'utf8' }).stdout.trim();
