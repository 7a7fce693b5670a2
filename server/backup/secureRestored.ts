import { sql } from 'kysely';
import { auditedAsOperator } from '#server/audit/audited.ts';
import { deactivateAdministrator } from '#server/auth/administrators.ts';
import { counterAt } from '#server/auth/totp.ts';
import { noLease } from '#server/claims/lease.ts';
import type { Database } from '#server/db/Database.ts';
import { eraseUser, isRemoved, selectRemovals } from '#server/erasure/eraseUser.ts';
import type { JournalEntry } from '#server/erasure/removalJournal.ts';
import { unsubscribe } from '#server/mail/consent.ts';
import { openCase } from '#server/moderation/cases.ts';

/** Returns true if an appeal overturned the person's removal after the entry. The person may have signed up again. */
async function isOverturned(db: Database, { key, at }: JournalEntry) {
  const overturned = selectRemovals(db, key).where('a.outcome', '=', 'overturned').where('a.decided_at', '>', at);
  return (await overturned.executeTakeFirst()) !== undefined;
}

/** Erases the person, and adds the decision that refuses them from now on. */
async function removeAgain(db: Database, entry: JournalEntry) {
  const { key: user_uuid, at } = entry;
  if (await isOverturned(db, entry)) return;
  await eraseUser(db, user_uuid, at);
  if (await isRemoved(db, user_uuid)) return;
  const case_id = await openCase(db, user_uuid, at);
  const decided = { decided_at: at, ...noLease };
  await db.updateTable('moderation_case').set(decided).where('id', '=', case_id).execute();
  await db.insertInto('decision').values({ case_id, measure: 'remove', language: 'en', created_at: at }).execute();
}

/** Keeps newer rows. They can have the id of a removed row, because ids continue from the backup's highest. */
const removeSubscriberAgain = (db: Database, { key, at }: JournalEntry) =>
  db.deleteFrom('pre_launch_user').where('id', '=', Number(key)).where('created_at', '<=', at).execute();

const removeTicketAgain = (db: Database, { key, at }: JournalEntry) =>
  db
    .deleteFrom('ticket')
    .where('id', '=', Number(key))
    .where('time', '<=', Math.ceil(at / 1_000))
    .execute();

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

const reapply: Record<JournalEntry['kind'], (db: Database, entry: JournalEntry) => Promise<unknown>> = {
  user: removeAgain,
  subscriber: removeSubscriberAgain,
  ticket: removeTicketAgain,
  unsubscribed: unsubscribeAgain,
  administrator: deactivateAgain,
};

/** Repeats the removals since the backup; entries that the backup contains change nothing. The next start deletes the files. */
export async function reapplyRemovals(transaction: Database, entries: readonly JournalEntry[]) {
  for (const entry of entries) await reapply[entry.kind](transaction, entry);
}

const migrationThatJoins = '038-foldedTexts';

async function hasTable(db: Database, name: string) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === name);
}

async function hasMigrated(db: Database, name: string) {
  const { rows } = await sql`select name from kysely_migration where name = ${name}`.execute(db);
  return rows.length > 0;
}

/**
 * Repeats the unsubscriptions in a backup of the time when an address could be on the list twice. The migrations then join
 * its two rows, of which the journal may name the one that is deleted. The withdrawn consent holds for the joined row.
 */
export async function unsubscribeBeforeJoin(db: Database, removals: readonly JournalEntry[]) {
  if (!(await hasTable(db, 'consent')) || (await hasMigrated(db, migrationThatJoins))) return;
  // Only columns that these tables have always had.
  for (const { kind, key, at } of removals) {
    if (kind !== 'unsubscribed') continue;
    await sql`update consent set unsubscribed_at = ${at}, purge_at = null
      where subscriber_id = ${Number(key)} and unsubscribed_at is null and coalesce(confirmed_at, 0) <= ${at}
        and subscriber_id in (select id from pre_launch_user where created_at <= ${at})`.execute(db);
    await sql`delete from mail_token where purpose = 'confirm' and subscriber_id in (
      select subscriber_id from consent where subscriber_id = ${Number(key)} and unsubscribed_at = ${at})`.execute(db);
  }
}

type Restored = { now: number; createdAt: string; removals: readonly JournalEntry[] };

/**
 * Makes a restored database safe. Deletes sessions, invitations and known addresses, which may have been revoked since
 * the backup. Refuses all earlier codes of authenticator apps. Pauses letters, whose mails may have been sent. Repeats
 * the removals.
 */
export const secureRestored = (db: Database, { now, createdAt, removals }: Restored) =>
  auditedAsOperator({ db, now: () => now }, ['backup', 'restoreBackup'], async (transaction, record) => {
    for (const table of ['session', 'invitation', 'known_address'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    const withSecondFactor = transaction.updateTable('administrator').where('totp_secret', 'is not', null);
    await withSecondFactor.set({ totp_counter: counterAt(now) }).execute();
    await transaction.updateTable('letter').set({ state: 'paused' }).where('state', '=', 'sending').execute();
    await reapplyRemovals(transaction, removals);
    await record({ after: { backup: createdAt, removals: removals.length } });
  });
