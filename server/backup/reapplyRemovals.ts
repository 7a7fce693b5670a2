import { deactivateAdministrator } from '#server/auth/administrators.ts';
import type { Database } from '#server/db/Database.ts';
import { released } from '#server/db/lease.ts';
import { eraseUser, isRemoved } from '#server/erasure/eraseUser.ts';
import type { JournalEntry } from '#server/erasure/removalJournal.ts';
import { unsubscribe } from '#server/mail/consent.ts';
import { openCase } from '#server/moderation/cases.ts';

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
    .set({ decided_at: at, ...released })
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
