import type { DatabaseObservers } from '#server/db/Database.ts';
import type { ConnectionPool } from '#server/db/postgresPool.ts';
import { second } from '#server/time/durations.ts';
import type { MetricRegistry } from './MetricRegistry.ts';

/** The first word of a statement: `insert`, `select` … */
const kindOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'other';

/** Statements by kind, commits of SQLite, and connections to Postgres. */
export function observeDatabase(registry: MetricRegistry): Required<DatabaseObservers> {
  const statements = registry.histogram(
    'database_statement_duration_seconds',
    'Duration of statements, including the wait for a connection',
    { labelNames: ['kind', 'result'] },
  );
  const commits = registry.histogram('database_commit_duration_seconds', 'Duration of commits to the disk by SQLite');
  const buckets = [1, 2, 4, 8, 16, 32, 64, 128, 256];
  const writers = registry.histogram('database_commit_writers', 'Writers in one commit of SQLite', { buckets });
  // A start that waits for Postgres opens more than one pool. The last one is used.
  let pool: ConnectionPool | undefined;
  registry.gauge(
    'database_connections',
    'Connections to Postgres, idle connections, and requests that wait for one',
    () => pool && { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    'state',
  );

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
