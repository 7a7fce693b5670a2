import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const home = '/usr/lib/postgresql';

/** The folder with the programs of PostgreSQL, where Debian's package is installed. */
export function findPostgres() {
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Postgres refuses to run as root, so root lends it the account that its package has made. */
const account = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** A connection that has just been closed takes its process along. */
function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function untilReady(url: string, deadline = Date.now() + 30_000): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return untilReady(url, deadline);
  } finally {
    await client.end();
  }
}

/**
 * A Postgres of its own in a temporary folder, reached by a socket there: no port is taken, nothing is left behind. It
 * waits for the disk only when asked to, as it does where it is really used.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error('These tests need the programs of PostgreSQL. On Debian: apt-get install postgresql');
  const user = account();
  const folder = mkdtempSync(join(tmpdir(), 'hullo-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);

  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=',
    `fsync=${isDurable ? 'on' : 'off'}`,
    'shared_buffers=64MB',
  ];
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = start();
  const stop = async () => {
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  };
  const urlOf = (database: string) => `postgres://postgres@localhost/${database}?host=${folder}`;
  await untilReady(urlOf('postgres'));

  let databases = 0;
  return {
    /** The address of a new, empty database. */
    createDatabase: async (options = '') => {
      databases += 1;
      const name = `test_${databases}`;
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name} ${options}`);
      await client.end();
      return urlOf(name);
    },
    /** Where whoever may make databases connects to. */
    url: urlOf('postgres'),
    /** Ends every connection. */
    goDown: stop,
    comeUp: async () => {
      server = start();
      await untilReady(urlOf('postgres'));
    },
    /** Stops (SIGSTOP) or continues (SIGCONT) all of its processes, as a machine that hangs. */
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => {
      // The first process starts the others and buries them, so it is the first to stop and the last to go on.
      if (signal === 'SIGSTOP') server.kill(signal);
      const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').match(/\d+/g) ?? [];
      for (const pid of children) signalIfThere(Number(pid), signal);
      if (signal === 'SIGCONT') server.kill(signal);
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
