import type { Logger } from 'pino';
import { pruneAddresses } from '#server/auth/knownAddresses.ts';
import { pruneSessions } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/Database.ts';
import type { Remover } from '#server/erasure/createRemover.ts';
import { pruneKeys } from '#server/intake/withIdempotencyKey.ts';
import { purgeUnconfirmed } from '#server/mail/consent.ts';
import { createJob } from '#server/process/createJob.ts';
import { pruneAttempts } from '#server/rateLimit/rateLimit.ts';
import { minute } from '#server/time/time.ts';
import { watchClock } from '#server/time/watchClock.ts';

const pruneEveryMs = 5 * minute;

type Options = {
  db: Database;
  log: Logger;
  /** Finishes deletions outside the database. */
  remover: Pick<Remover, 'wake'>;
  now?: () => number;
  monotonic?: () => number;
};

/** Deletes old rows, now and every few minutes. No other code deletes by age. */
export function createPruner({ db, log, remover, now = Date.now, monotonic }: Options) {
  const isClockTrusted = watchClock(now, monotonic);

  const job = createJob(async () => {
    try {
      await pruneAttempts(db, now());
      if (isClockTrusted()) {
        for (const task of [pruneSessions, pruneAddresses, pruneKeys]) await task(db, now());
        while ((await purgeUnconfirmed(db, now())) > 0) remover.wake();
      }
    } catch (err) {
      log.error({ err }, 'Old rows could not be deleted');
    }
    return pruneEveryMs;
  });
  job.run();

  return { prune: job.run, end: job.end };
}
