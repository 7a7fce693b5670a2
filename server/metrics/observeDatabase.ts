import { Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseObservers } from '#server/db/Database.ts';
import type { ConnectionPool } from '#server/db/postgresPool.ts';
import { second } from '#server/time/durations.ts';

/** In seconds, up to what a request may take at all. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a statement does, by its first word: `insert`, `select` …; its text never leaves the server. */
const kindOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'other';

/** Tells Prometheus of statements by kind, of SQLite's commits, and of the connections to Postgres. */
export function observeDatabase(registry: Registry): Required<DatabaseObservers> {
  const registers = [registry];
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'How long a statement took, waiting for its turn included',
    labelNames: ['kind', 'result'],
    buckets: durationBuckets,
    registers,
  });
  const commits = new Histogram({
    name: 'database_commit_duration_seconds',
    help: 'How long SQLite took to have a commit on the disk',
    buckets: durationBuckets,
    registers,
  });
  const writers = new Histogram({
    name: 'database_commit_writers',
    help: 'How many writers one commit of SQLite was for',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  // A start that has to wait for Postgres opens it more than once: what is told is of the last one.
  let pool: ConnectionPool | undefined;
  new Gauge({
    name: 'database_connections',
    help: 'Connections to Postgres, those of them that are idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      if (!pool) return;
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });

  return {
    onStatement: ({ level, query, queryDurationMillis }) =>
      statements.observe(
        { kind: kindOf(query.sql), result: level === 'error' ? 'error' : 'ok' },
        queryDurationMillis / second,
      ),
    onCommit: (commit) => {
      commits.observe(commit.milliseconds / second);
      writers.observe(commit.writers);
    },
    onPool: (opened) => {
      pool = opened;
    },
  };
}
