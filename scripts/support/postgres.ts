import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const home = '/usr/lib/postgresql';

const isInstalled = () =>
  existsSync(home) && readdirSync(home).some((version) => existsSync(`${home}/${version}/bin/initdb`));

/** The tests of the Postgres path need its programs; as root on Debian they are installed when they are missing. */
export function ensurePostgres() {
  if (isInstalled() || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log("No PostgreSQL found: installing Debian's package.");
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], options);
}
