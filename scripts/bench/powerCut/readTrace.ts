/** What a process did to its files, in the order in which the kernel was asked; and when it told whom. */
export type TracedEvent =
  | { kind: 'create' | 'makeFolder' | 'remove'; path: string }
  | { kind: 'write'; path: string; bytes: Buffer /** undefined goes on behind the last byte. */; offset?: number }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'rename'; path: string; to: string }
  /** Done; what had been asked for before the event `since` is on the disk. */
  | { kind: 'sync'; path: string; since: number }
  | { kind: 'answer'; requestId: string };

/** The calls to be traced, and `-xx` so that every string can be read back byte by byte. */
export const straceOptions = [
  ...['--follow-forks', '--decode-fds=path', '--strings-in-hex=all', '--string-limit=33554432', '--seccomp-bpf'],
  '--trace=openat,write,writev,pwrite64,ftruncate,fsync,fdatasync,rename,unlink,mkdir',
];

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
const textOf = (hex: string) => bytesOf(hex).toString();

const requestIdIn = (answer: string) => /^x-request-id: (.+)\r$/im.exec(answer)?.[1];

/** The path behind the first argument, a descriptor. */
const descriptorPath = (args: string) => textOf(/^\d+<([^>]*)>/.exec(args)?.[1] ?? '');

const stringsIn = (args: string) => [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => hex);

/** A write to a file, or an answer to a client: which of both, the path says. */
function written(args: string, offset?: number): TracedEvent | undefined {
  const path = descriptorPath(args);
  const bytes = Buffer.concat(stringsIn(args).map(bytesOf));
  if (path.startsWith('/')) return { kind: 'write', path, bytes, offset };
  const requestId = requestIdIn(bytes.toString('latin1'));
  return requestId ? { kind: 'answer', requestId } : undefined;
}

const lastNumber = (args: string) => Number(/(\d+)\)?$/.exec(args)?.[1]);

/** What may have happened once the call has begun. */
const atItsBegin: Record<string, (args: string) => TracedEvent | undefined> = {
  write: (args) => written(args),
  writev: (args) => written(args),
  pwrite64: (args) => written(args, lastNumber(args)),
};

/** What has happened once the call has ended. */
const atItsEnd: Record<string, (args: string, since: number) => TracedEvent | undefined> = {
  openat: (args) =>
    args.includes('O_CREAT') ? { kind: 'create', path: textOf(stringsIn(args).at(-1) ?? '') } : undefined,
  ftruncate: (args) => ({ kind: 'truncate', path: descriptorPath(args), size: lastNumber(args) }),
  fsync: (args, since) => ({ kind: 'sync', path: descriptorPath(args), since }),
  fdatasync: (args, since) => ({ kind: 'sync', path: descriptorPath(args), since }),
  rename: (args) => {
    const [from = '', to = ''] = stringsIn(args).map(textOf);
    return { kind: 'rename', path: from, to };
  },
  unlink: (args) => ({ kind: 'remove', path: textOf(stringsIn(args)[0] ?? '') }),
  mkdir: (args) => ({ kind: 'makeFolder', path: textOf(stringsIn(args)[0] ?? '') }),
};

/** Reads what strace has written with the options above. A call that another thread interrupts takes two lines. */
export function readTrace(lines: Iterable<string>): TracedEvent[] {
  const events: TracedEvent[] = [];
  const underWay = new Map<string, { args: string; since: number }>();
  const add = (event: TracedEvent | undefined) => event && events.push(event);

  for (const line of lines) {
    const [, thread = '', call = '', args = ''] =
      /^(\d+) +(\w+)\((.*?)(?:\) += .*| <unfinished \.\.\.>)$/.exec(line) ?? [];
    const [, resumedThread = '', resumed = ''] = /^(\d+) +<\.\.\. (\w+) resumed>/.exec(line) ?? [];
    const begun = call ? { args, since: events.length } : underWay.get(resumedThread);
    const failed = / = -1 E\w+ /.test(line);
    if (!begun || failed) continue;
    if (call) add(atItsBegin[call]?.(args));
    if (line.endsWith('<unfinished ...>')) underWay.set(thread, begun);
    else add(atItsEnd[call || resumed]?.(begun.args, begun.since));
  }
  return events;
}
