import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '#api/createClient.ts';
import { builtServer, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { writers } from './crashWriters.ts';

const straceOptions = [
  ...['--follow-forks', '--decode-fds=path', '--seccomp-bpf'],
  '--trace=openat,write,writev,pwrite64,ftruncate,fsync,fdatasync,rename,mkdir',
];

/** Files without data: SQLite's shared memory, and the lock on the folder. */
const hasNoData = (path: string) => path.endsWith('-shm') || path.includes('in-use.lock');

/** The files of a folder, and its folders with new names, that have not been synced. */
function createUnsynced(root: string) {
  const paths = new Set<string>();
  const newFolders = new Set<string>();
  const names = new Set<string>();
  const addName = (name: string) => {
    const folder = dirname(name);
    paths.add(folder);
    if (newFolders.has(folder)) addName(folder);
  };
  const add = (call: string, path: string, args: string) => {
    if (!path.startsWith(root) || hasNoData(path)) return;
    if (call === 'mkdir') newFolders.add(path);
    else if (call === 'rename') addName(path);
    else if (call !== 'openat') paths.add(path);
    else if (args.includes('O_CREAT') && !names.has(path)) addName(path);
    names.add(path);
  };
  const sync = (path: string) => {
    paths.delete(path);
    for (const folder of newFolders) if (dirname(folder) === path) newFolders.delete(folder);
  };
  return { paths, add, sync };
}

/**
 * Reads what strace printed of a server with one client, which sends one request at a time. Returns the paths in the folder
 * that were not synced when a response was sent: a power cut could lose what the response acknowledges.
 */
export function earlyResponses(lines: readonly string[], folder: string) {
  const unsynced = createUnsynced(folder);
  const syncing = new Map<string, string>(); // by thread: a call that another thread interrupts takes two lines
  let responses = 0;
  const early: string[] = [];

  for (const line of lines) {
    const [, thread = '', call = '', args = ''] = /^(\d+) +(?:<\.\.\. )?(\w+)[( ](.*)$/.exec(line) ?? [];
    const descriptorPath = /^\d+<([^>]*)>/.exec(args)?.[1];
    if (call.endsWith('sync')) {
      const path = descriptorPath ?? syncing.get(thread) ?? '';
      if (line.endsWith('<unfinished ...>')) syncing.set(thread, path);
      else unsynced.sync(path);
    } else if (args.includes('"HTTP/1.1 ')) {
      responses += 1;
      early.push(...unsynced.paths);
    } else if (!/ = -1 E/.test(args)) {
      unsynced.add(call, descriptorPath ?? [...args.matchAll(/"([^"]*)"/g)].at(-1)?.[1] ?? '', args);
    }
  }
  return { responses, early };
}

/** The server that strace has started. */
const childOf = (pid: number | undefined) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

/** Sends writes of every kind to the built server, and returns the responses that came before their data were synced. */
export async function recordEarlyResponses(rounds: number) {
  const folder = temporaryFolder();
  const [data, trace] = [join(folder, 'data'), join(folder, 'trace')];
  mkdirSync(data);
  const strace = ['strace', ...straceOptions, `--output=${trace}`];
  const server = await startServerProcess({ DATA_DIR: data, RATE_LIMIT: 'off' }, builtServer, strace);
  const token = await signIn(server.url);
  const call = createClient({ base: `${server.url}/api`, token: () => token, language: () => 'en' });
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, write] of writers.entries()) await write(call, `synced-${round}-${kind}`, () => undefined);
  }
  process.kill(childOf(server.child.pid), 'SIGKILL');
  await server.exit;
  return earlyResponses(readFileSync(trace, 'utf8').split('\n'), data);
}
