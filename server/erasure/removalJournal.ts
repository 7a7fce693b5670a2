import { appendFile, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nullIfMissing, sync } from '#server/storage/durableFiles.ts';

const kinds = ['user', 'subscriber', 'ticket', 'unsubscribed', 'administrator'] as const;

/** A line of the journal: the uuid or row id of something removed, and the time. Nothing personal. */
export type JournalEntry = { at: number; kind: (typeof kinds)[number]; key: string };

/** Appends entries to the journal and returns once they are on the disk. */
export async function appendRemovals(file: string, entries: readonly JournalEntry[]) {
  if (entries.length === 0) return;
  const lines = entries.map(({ at, kind, key }) => JSON.stringify({ at, kind, key }));
  // The first line break ends a line that a crash cut off.
  await appendFile(file, `\n${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  await sync(dirname(file));
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
  const text = (await readFile(file, 'utf8').catch(nullIfMissing)) ?? '';
  const lines = new Set(text.split('\n').filter(Boolean));
  return [...lines].flatMap(parseLine);
}
