import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import { addRemovals, fileRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { truncateLog } from '#server/db/sqlite/sqliteDialect.ts';
import type { Tables } from '#server/db/Tables.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { minute, second } from '#server/time/durations.ts';
import { appendRemovals, type JournalEntry } from './removalJournal.ts';

/** The pause after a failed attempt doubles each time, up to the usual interval. */
const firstPauseInMs = second;
const everyMs = 5 * minute;

type Pending = Selectable<Tables['pending_removal']>;

const isEntry = (row: Pending): row is Pending & JournalEntry => row.kind !== 'file' && row.kind !== 'log';

type Options = {
  db: Database;
  media: MediaStore;
  log: Logger;
  /** The removal journal; null keeps none. */
  journal: string | null;
};

function* batchesOf<Item>(items: readonly Item[], size: number) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Deletes files and returns the rows that are done. It stops at a batch without success: the store is down. */
async function removeFiles({ media, log }: Options, rows: readonly Pending[]) {
  const done: Pending[] = [];
  for (const some of batchesOf(rows, 16)) {
    const outcomes = await Promise.allSettled(some.map(({ key }) => media.remove(key)));
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) log.error({ err: failure.reason }, 'A picture was not removed; it is tried again');
    const removed = some.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    if (removed.length === 0) break;
    done.push(...removed);
  }
  return done;
}

/** Does the pending removals and returns the number that is left. Rows are deleted last, so that a crash loses none. */
async function finishRemovals(options: Options) {
  const { db, journal } = options;
  const pending = await db.selectFrom('pending_removal').selectAll().orderBy('id').execute();
  if (pending.length === 0) return 0;
  const others = pending.filter(({ kind }) => kind !== 'file');
  const files = pending.filter(({ kind }) => kind === 'file');
  const done = [...others, ...(await removeFiles(options, files))];
  if (journal) await appendRemovals(journal, pending.filter(isEntry));
  await truncateLog(db);
  for (const rows of batchesOf(done, 500)) {
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom('pending_removal').where('id', 'in', ids).execute();
  }
  return pending.length - done.length;
}

/**
 * Finishes committed erasures outside the database: it deletes files, empties the write-ahead log and extends the removal
 * journal. After a failure it tries again.
 */
export function createRemover(options: Options) {
  const { log } = options;
  let last = Promise.resolve(true);
  let timer: NodeJS.Timeout | undefined;
  let left: number | undefined;
  let failures = 0;
  let isEnded = false;

  const attempt = async () => {
    clearTimeout(timer);
    try {
      left = await finishRemovals(options);
      failures = left === 0 ? 0 : failures + 1;
    } catch (err) {
      failures += 1;
      log.error({ err }, 'Erased data is not removed everywhere yet; this is tried again');
    }
    if (!isEnded) {
      timer = setTimeout(run, failures === 0 ? everyMs : Math.min(firstPauseInMs * 2 ** (failures - 1), everyMs));
      timer.unref();
    }
    return failures === 0;
  };

  /** Tries at once, or after the running attempt. Returns whether nothing is left to do. */
  const run = () => {
    last = last.then(attempt);
    return last;
  };

  return {
    run,
    /** Like `run`, for callers that do not wait. */
    wake: () => void run(),
    /** Whether the last attempt left nothing to do. */
    isUpToDate: () => failures === 0,
    /** The number of removals that the last attempt left; undefined before the first one. */
    left: () => left,
    end: async () => {
      isEnded = true;
      clearTimeout(timer);
      await last;
    },
  };
}

export type Remover = ReturnType<typeof createRemover>;

type DiscardDeps = { db: Database; now: () => number; remover: Remover };

/** Deletes saved pictures that no row refers to. If the store cannot delete them now, the remover tries again later. */
export async function discardFiles({ db, now, remover }: DiscardDeps, paths: readonly string[]) {
  if (paths.length === 0) return;
  await addRemovals(db, fileRemovals(paths, now()));
  await remover.run();
}
