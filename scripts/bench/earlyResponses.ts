import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtServer, callAs, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { writers } from './crashWriters.ts';

const straceOptions = [
  ...['--follow-forks', '--decode-fds=path', '--seccomp-bpf'],
  '--trace=write,writev,pwrite64,ftruncate,fsync,fdatasync,rename,mkdir',
];

/** Files without data: SQLite's shared memory, and the lock on the folder. */
const hasNoData = (path: string) => path.endsWith('-shm') || path.includes('in-use.lock');

/** The path of a system call's file descriptor, or else the last path in its arguments. */
const pathOf = (args: string) => /^\d+<([^>]*)>/.exec(args)?.[1] ?? [...args.matchAll(/"([^"]*)"/g)].at(-1)?.[1] ?? '';

/** Records unsynced paths below a folder: files with new content, and folders with new entries. */
function createUnsynced(root: string) {
  const paths = new Set<string>();
  const newFolders = new Set<string>();
  const addName = (name: string) => {
    const folder = dirname(name);
    paths.add(folder);
    if (newFolders.delete(folder)) addName(folder);
  };
  const add = (call: string, path: string) => {
    if (!path.startsWith(root) || hasNoData(path)) return;
    if (call === 'mkdir') newFolders.add(path);
    else if (call === 'rename') addName(path);
    else paths.add(path);
  };
  return { paths, add };
}

/**
 * Reads the strace output of a server whose only client sends one request at a time. Returns the paths in the folder that
 * were not synced when a response was sent: a power cut could lose a write that the response acknowledges.
 */
export function earlyResponses(lines: readonly string[], folder: string) {
  const unsynced = createUnsynced(folder);
  const syncing = new Map<string, string>(); // by thread: a call that another thread interrupts takes two lines
  let responses = 0;
  const early: string[] = [];

  for (const line of lines) {
    const [, thread = '', call = '', args = ''] = /^(\d+) +(?:<\.\.\. )?(\w+)[( ](.*)$/.exec(line) ?? [];
    const path = args.startsWith('resumed') ? (syncing.get(thread) ?? '') : pathOf(args);
    const isSync = call.endsWith('sync');
    if (isSync && line.endsWith('<unfinished ...>')) syncing.set(thread, path);
    else if (isSync) unsynced.paths.delete(path);
    else if (args.includes('"HTTP/1.1 ')) {
      responses += 1;
      early.push(...unsynced.paths);
    } else if (!args.includes(' = -1 E')) unsynced.add(call, path);
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
  const tracedServer = ['strace', ...straceOptions, `--output=${trace}`, ...builtServer];
  const server = await startServerProcess({ DATA_DIR: data, RATE_LIMIT: 'off' }, tracedServer);
  const call = callAs(server.url, await signIn(server.url));
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, write] of writers.entries()) await write(call, `synced-${round}-${kind}`);
  }
  process.kill(childOf(server.child.pid), 'SIGKILL');
  await server.exit;
  return earlyResponses(readFileSync(trace, 'utf8').split('\n'), data);
}
