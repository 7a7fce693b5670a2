import { Histogram, type Registry } from 'prom-client';
import type { DatabaseObservers } from '#server/db/Database.ts';
import type { ConnectionPool } from '#server/db/postgresPool.ts';
import { second } from '#server/time/durations.ts';
import { addGauge } from './addGauge.ts';

/** In seconds. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The first word of a statement: `insert`, `select` … */
const kindOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'other';

/** Statements by kind, commits of SQLite, and connections to Postgres. */
export function observeDatabase(registry: Registry): Required<DatabaseObservers> {
  const registers = [registry];
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Duration of statements, including the wait for a connection',
    labelNames: ['kind', 'result'],
    buckets: durationBuckets,
    registers,
  });
  const commits = new Histogram({
    name: 'database_commit_duration_seconds',
    help: 'Duration of commits to the disk by SQLite',
    buckets: durationBuckets,
    registers,
  });
  const writers = new Histogram({
    name: 'database_commit_writers',
    help: 'Writers in one commit of SQLite',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  // A start that waits for Postgres opens more than one pool. The last one is used.
  let pool: ConnectionPool | undefined;
  addGauge(registry, {
    name: 'database_connections',
    help: 'Connections to Postgres, idle connections, and requests that wait for one',
    label: 'state',
    read: () => pool && { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
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
