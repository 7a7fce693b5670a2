import { auditedAsOperator } from '#server/audit/audited.ts';
import { counterAt } from '#server/auth/totp.ts';
import type { Database } from '#server/db/Database.ts';
import type { JournalEntry } from '#server/erasure/removalJournal.ts';
import { reapplyRemovals } from './reapplyRemovals.ts';

type Restored = { now: number; createdAt: string; removals: readonly JournalEntry[] };

/**
 * Takes from a restored database what may have been taken back since the backup: sessions, invitations, addresses that
 * accounts are known to sign in from, and codes of authenticator apps up to now. Pauses letters, as mails of them may
 * have gone out since. Removes again what the journal names, and records the restore.
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
