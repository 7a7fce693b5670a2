import { appendFile, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '#server/errors.ts';
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

/** The entry of a line, or undefined. */
function parseLine(line: string): JournalEntry | undefined {
  try {
    const { at, kind, key } = JSON.parse(line);
    return Number.isSafeInteger(at) && isKind(kind) && typeof key === 'string' ? { at, kind, key } : undefined;
  } catch {
    return undefined;
  }
}

/** The first numbers, and an ellipsis for others. */
const shortList = (numbers: readonly number[]) =>
  `${numbers.slice(0, 10).join(', ')}${numbers.length > 10 ? ', …' : ''}`;

/** Editors and other systems may have saved the journal in UTF-16. */
function decode(bytes: Buffer) {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Whether a crash cut off this line: it is the beginning of a later one, which the next start wrote, or the end of the file. */
const isCutOff = (line: string, later: readonly string[]) =>
  later.length > 0
    ? later.some((each) => each.startsWith(line))
    : line.startsWith('{"at":'.slice(0, line.length)) && !line.endsWith('}');

/**
 * The entries of the journal, oldest first and without duplicates; null if there is no file. Throws a StartError that names
 * the lines that are no entries.
 */
export async function readRemovals(file: string): Promise<JournalEntry[] | null> {
  const bytes = await readFile(file).catch(nullIfMissing);
  if (bytes === null) return null;
  // Trimming removes byte order marks, of which each of several joined journals may have one.
  const lines = decode(bytes)
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '');
  const texts = lines.map(({ line }) => line);
  const unreadable = lines.filter(({ line }, index) => !parseLine(line) && !isCutOff(line, texts.slice(index + 1)));
  if (unreadable.length > 0) {
    const numbers = unreadable.map(({ number }) => number);
    throw new StartError(
      `${file} has ${numbers.length} of ${lines.length} lines that are no entries: ${shortList(numbers)}. Repair or remove them: what they list would come back.`,
    );
  }
  return [...new Set(texts)].flatMap((line) => parseLine(line) ?? []);
}
