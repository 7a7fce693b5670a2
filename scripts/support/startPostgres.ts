import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryFolder } from './temporaryFolder.ts';

const home = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL's programs from Debian's package, or undefined without the package. */
export function findPostgres() {
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Postgres refuses to run as root, so root uses the account of its package. */
const account = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/**
 * Starts a Postgres in a temporary folder with a socket, so that it takes no port. Postgres
 * waits for the disk (`fsync`) only if `isDurable`.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error('These tests need the programs of PostgreSQL. On Debian: apt-get install postgresql');
  const user = account();
  const folder = temporaryFolder();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);

  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'], options);
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=',
    `fsync=${isDurable ? 'on' : 'off'}`,
    'shared_buffers=64MB',
  ];
  const control = (...command: string[]) => execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', ...command], options);
  const start = () => control('start', '-o', settings.map((setting) => `-c ${setting}`).join(' '));
  const stop = () => control('stop', '-m', 'fast');
  const urlOf = (database: string) => `postgres://postgres@localhost/${database}?host=${folder}`;
  start();

  let databases = 0;
  return {
    /** The folder with its data. */
    data,
    /** Returns the address of a new, empty database. */
    createDatabase: async (definition = '') => {
      databases += 1;
      const name = `test_${databases}`;
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name} ${definition}`);
      await client.end();
      return urlOf(name);
    },
    /** The address for an account that may create databases. */
    url: urlOf('postgres'),
    /** Shuts the server down, until `start`. Every connection ends. */
    stop,
    start,
  };
}
