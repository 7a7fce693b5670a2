import { existsSync, readdirSync } from 'node:fs';
import { installDebianPackages } from './debian.ts';

const home = '/usr/lib/postgresql';

/** The tests of the Postgres path need its programs; as root on Debian they are installed when they are missing. */
export function ensurePostgres() {
  const versions = existsSync(home) ? readdirSync(home) : [];
  if (versions.some((version) => existsSync(`${home}/${version}/bin/initdb`))) return;
  installDebianPackages("No PostgreSQL found: installing Debian's package.", 'postgresql');
}
