import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deactivateAdministrator } from '#server/auth/administrators.ts';
import type { Database } from '#server/db/Database.ts';
import { openCase } from '#server/db/fileReport.ts';
import { unsubscribe } from '#server/mail/consent.ts';
import { eraseUser, isRemoved } from './eraseUser.ts';

const kinds = ['user', 'subscriber', 'ticket', 'unsubscribed', 'administrator'] as const;

/** A line of the journal: what was removed, by its uuid or row id, and when. Nothing personal. */
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
    // A crash may have cut the last line off: the next one must not continue it.
    const isTorn = size > 0 && last.toString() !== '\n';
    await handle.appendFile(`${isTorn ? '\n' : ''}${lines.join('')}`);
    await handle.sync();
    if (size === 0) await syncFolder(dirname(file));
  } finally {
    await handle.close();
  }
}

const isKind = (kind: unknown): kind is JournalEntry['kind'] => kinds.some((known) => known === kind);

/** The entry of a line, or nothing for a line that a crash cut off. */
function parseLine(line: string): JournalEntry[] {
  try {
    const { at, kind, key } = JSON.parse(line);
    return Number.isSafeInteger(at) && isKind(kind) && typeof key === 'string' ? [{ at, kind, key }] : [];
  } catch {
    return [];
  }
}

/** The entries of the journal in the order in which they were written, each once; none where there is no file. */
export async function readRemovals(file: string): Promise<JournalEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = new Set(text.split('\n').filter(Boolean));
  return [...lines].flatMap(parseLine);
}

/** True where a removal of this person was overturned after the entry: the person may be back. */
async function isOverturned(db: Database, { key, at }: JournalEntry) {
  const overturned = await db
    .selectFrom('appeal as a')
    .innerJoin('decision as d', 'd.id', 'a.decision_id')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .select('a.id')
    .where('c.user_uuid', '=', key)
    .where('d.measure', '=', 'remove')
    .where('a.outcome', '=', 'overturned')
    .where('a.decided_at', '>', at)
    .limit(1)
    .executeTakeFirst();
  return overturned !== undefined;
}

/** Erases the person, and refuses them from now on, as the removal itself did. */
async function removeAgain(db: Database, entry: JournalEntry) {
  const { key: user_uuid, at } = entry;
  if (await isOverturned(db, entry)) return;
  await eraseUser(db, user_uuid, at);
  if (await isRemoved(db, user_uuid)) return;
  const case_id = await openCase(db, user_uuid, at);
  await db
    .updateTable('moderation_case')
    .set({ decided_at: at, claimed_by: null, claimed_until: 0 })
    .where('id', '=', case_id)
    .execute();
  await db.insertInto('decision').values({ case_id, measure: 'remove', language: 'en', created_at: at }).execute();
}

/** A row that is newer than the entry has the id of a removed row by chance: ids start again at those of the backup. */
const deleteAgain: Record<'subscriber' | 'ticket', (db: Database, id: number, at: number) => Promise<unknown>> = {
  subscriber: (db, id, at) =>
    db.deleteFrom('pre_launch_user').where('id', '=', id).where('created_at', '<=', at).execute(),
  ticket: (db, id, at) =>
    db
      .deleteFrom('ticket')
      .where('id', '=', id)
      .where('time', '<=', Math.ceil(at / 1_000))
      .execute(),
};

async function unsubscribeAgain(db: Database, { key, at }: JournalEntry) {
  const consent = await db
    .selectFrom('consent')
    .innerJoin('pre_launch_user', 'pre_launch_user.id', 'consent.subscriber_id')
    .select('consent.confirmed_at')
    .where('consent.subscriber_id', '=', Number(key))
    .where('pre_launch_user.created_at', '<=', at)
    .executeTakeFirst();
  if (consent && (consent.confirmed_at ?? 0) <= at) await unsubscribe(db, Number(key), at);
}

/** An account that was invited or activated after the entry stays as it is. */
async function deactivateAgain(db: Database, { key, at }: JournalEntry) {
  const later = await db
    .selectFrom('audit')
    .select('id')
    .where('resource', '=', 'administrators')
    .where('operation', 'in', ['activate', 'invite', 'create'])
    .where('row_key', '=', key)
    .where('at', '>', at)
    .limit(1)
    .executeTakeFirst();
  if (!later) await deactivateAdministrator(db, Number(key), at);
}

const again: Record<JournalEntry['kind'], (db: Database, entry: JournalEntry) => Promise<unknown>> = {
  user: removeAgain,
  subscriber: (db, { key, at }) => deleteAgain.subscriber(db, Number(key), at),
  ticket: (db, { key, at }) => deleteAgain.ticket(db, Number(key), at),
  unsubscribed: unsubscribeAgain,
  administrator: deactivateAgain,
};

/**
 * Removes from a restored database what was removed after its backup was made. Entries that hold already change nothing.
 * Files are left to the server, which deletes them at its start.
 */
export async function reapplyRemovals(transaction: Database, entries: readonly JournalEntry[]) {
  for (const entry of entries) await again[entry.kind](transaction, entry);
}
