import { type Selectable, sql } from 'kysely';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { truncateLog } from '#server/db/sqlite/sqliteDialect.ts';
import type { Tables } from '#server/db/Tables.ts';
import { createJob } from '#server/process/createJob.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { isDue, minute, second } from '#server/time/time.ts';
import { orphanLifetimeMs } from './addRemovals.ts';
import { appendRemovals, type JournalEntry } from './removalJournal.ts';

/** The pause after a failed attempt doubles each time, up to the usual interval. */
const firstPauseInMs = second;
const everyMs = 5 * minute;
const maxAtOnce = 500;

type Pending = Selectable<Tables['pending_removal']>;

const isEntry = (row: Pending): row is Pending & JournalEntry => row.kind !== 'file' && row.kind !== 'log';

type Options = {
  db: Database;
  media: MediaStore;
  log: Logger;
  /** The removal journal; null keeps none. */
  journal: string | null;
  now?: () => number;
};

/** Does the removals that are due and returns the number that is left. Rows are deleted last, so that a crash loses none. */
async function finishRemovals(options: Options): Promise<number> {
  const { db, media, log, journal, now = Date.now } = options;
  const span = { within: orphanLifetimeMs, now: now() };
  const rows = db.selectFrom('pending_removal').where(({ ref }) => isDue(ref('at'), span));
  // Files come last, so that the others do not wait for a store that is down.
  const ordered = rows.selectAll().orderBy(sql`kind = 'file'`).orderBy('id');
  const pending = await ordered.limit(maxAtOnce).execute();
  if (pending.length === 0) return 0;
  const limit = pLimit(16);
  const outcomes = await Promise.allSettled(
    pending.map(({ kind, key }) => limit(async () => kind === 'file' && media.remove(key))),
  );
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) log.error({ err: failure.reason }, 'A picture was not removed; it is tried again');
  if (journal) await appendRemovals(journal, pending.filter(isEntry));
  await truncateLog(db);
  const done = pending.filter((_, index) => outcomes[index]?.status === 'fulfilled').map(({ id }) => id);
  if (done.length > 0) await db.deleteFrom('pending_removal').where('id', 'in', done).execute();
  return failure ? countOf(db, rows.select('id')) : finishRemovals(options);
}

/**
 * Finishes committed erasures outside the database: it deletes files, empties the write-ahead log and extends the removal
 * journal. After a failure it tries again.
 */
export function createRemover(options: Options) {
  let left: number | undefined;
  let failures = 0;

  const job = createJob(async () => {
    try {
      left = await finishRemovals(options);
      failures = left === 0 ? 0 : failures + 1;
    } catch (err) {
      failures += 1;
      options.log.error({ err }, 'Erased data is not removed everywhere yet; this is tried again');
    }
    return failures === 0 ? everyMs : Math.min(firstPauseInMs * 2 ** (failures - 1), everyMs);
  });

  return {
    /** Tries at once. Returns whether nothing is left to do. */
    run: () => job.run().then(() => failures === 0),
    /** Like `run`, for callers that do not wait. */
    wake: () => void job.run(),
    /** Whether the last attempt left nothing to do. */
    isUpToDate: () => failures === 0,
    /** The number of removals that the last attempt left; undefined before the first one. */
    left: () => left,
    end: job.end,
  };
}

export type Remover = ReturnType<typeof createRemover>;
