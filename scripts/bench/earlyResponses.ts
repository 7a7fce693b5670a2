import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '#api/createClient.ts';
import { builtServer, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { writers } from './crashWriters.ts';

const straceOptions = [
  ...['--follow-forks', '--decode-fds=path', '--seccomp-bpf'],
  '--trace=openat,write,writev,pwrite64,ftruncate,fsync,fdatasync,rename,mkdir',
];

const descriptorPath = (args: string) => /^\d+<([^>]*)>/.exec(args)?.[1];

/** The path whose change a call leaves unsynced: a file, or the folder of a new name. */
function changedPath(call: string, args: string, isNew: (path: string) => boolean) {
  if (/write|truncate/.test(call)) return descriptorPath(args);
  const name = [...args.matchAll(/"([^"]*)"/g)].at(-1)?.[1];
  const hasNewName = call !== 'openat' || (args.includes('O_CREAT') && name !== undefined && isNew(name));
  return name && hasNewName ? dirname(name) : undefined;
}

/**
 * Reads what strace printed of a server with one client, which sends one request at a time. Returns the paths in the folder
 * that were not synced when a response was sent: a power cut could lose what the response acknowledges.
 */
export function earlyResponses(lines: readonly string[], folder: string) {
  const unsynced = new Set<string>();
  const syncing = new Map<string, string>(); // by thread: a call that another thread interrupts takes two lines
  const names = new Set<string>();
  const isNew = (name: string) => !names.has(name) && Boolean(names.add(name));
  let responses = 0;
  const early: string[] = [];

  for (const line of lines) {
    const [, thread = '', call = '', args = ''] = /^(\d+) +(?:<\.\.\. )?(\w+)[( ](.*)$/.exec(line) ?? [];
    if (call.endsWith('sync')) {
      const path = descriptorPath(args) ?? syncing.get(thread) ?? '';
      if (line.endsWith('<unfinished ...>')) syncing.set(thread, path);
      else unsynced.delete(path);
    } else if (args.includes('"HTTP/1.1 ')) {
      responses += 1;
      early.push(...unsynced);
    } else {
      const path = changedPath(call, args, isNew);
      if (path?.startsWith(folder) && !path.endsWith('-shm')) unsynced.add(path);
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
