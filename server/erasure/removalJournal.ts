import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const kinds = ['user', 'subscriber', 'ticket', 'unsubscribed', 'administrator'] as const;

/** A line of the journal: the uuid or row id of something removed, and the time. Nothing personal. */
export type JournalEntry = { at: number; kind: (typeof kinds)[number]; key: string };

async function syncFolder(folder: string) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Appends entries to the journal and returns once they are on the disk. */
export async function appendRemovals(file: string, entries: readonly JournalEntry[]) {
  if (entries.length === 0) return;
  const lines = entries.map(({ at, kind, key }) => `${JSON.stringify({ at, kind, key })}\n`);
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    // A crash may have cut off the last line.
    const isTorn = size > 0 && last.toString() !== '\n';
    await handle.appendFile(`${isTorn ? '\n' : ''}${lines.join('')}`);
    await handle.sync();
    if (size === 0) await syncFolder(dirname(file));
  } finally {
    await handle.close();
  }
}

const isKind = (value: unknown): value is JournalEntry['kind'] => kinds.some((kind) => kind === value);

/** The entry of a line; none for a line that a crash cut off. */
function parseLine(line: string): JournalEntry[] {
  try {
    const { at, kind, key } = JSON.parse(line);
    return Number.isSafeInteger(at) && isKind(kind) && typeof key === 'string' ? [{ at, kind, key }] : [];
  } catch {
    return [];
  }
}

/** The entries of the journal, oldest first and without duplicates; none if there is no file. */
export async function readRemovals(file: string): Promise<JournalEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = new Set(text.split('\n').filter(Boolean));
  return [...lines].flatMap(parseLine);
}
