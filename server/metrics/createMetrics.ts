import { routePath } from 'hono/route';
import { collectDefaultMetrics } from 'prom-client';
import type { DatabaseObservers } from '#server/db/Database.ts';
import type { ConnectionPool } from '#server/db/postgresPool.ts';
import { createMiddleware } from '#server/http/AppEnv.ts';
import { second } from '#server/time/time.ts';
import { MetricRegistry } from './MetricRegistry.ts';

/** The number of waiting mails by kind, and for how many milliseconds the oldest one has been due. */
export type MailQueue = { waiting: Readonly<Record<string, number>>; dueFor: number };

/**
 * Adds metrics of the outbox, which all processes share. Returns a function that counts the attempts of this process to
 * send a mail.
 */
function observeMail(registry: MetricRegistry, readQueue: () => Promise<MailQueue>) {
  // Without a database these gauges have no value. The metrics of the database show the outage.
  const read = () => readQueue().catch(() => undefined);
  const waiting = async () => (await read())?.waiting;
  const dueFor = async () => ((await read())?.dueFor ?? Number.NaN) / second;
  registry.gauge('mail_queue_length', 'Mails in the outbox that have not been sent yet', waiting, 'kind');
  registry.gauge('mail_oldest_due_seconds', 'How long the oldest due mail has been due', dueFor);
  const attempts = registry.counter(
    'mail_attempts_total',
    'Attempts to send a mail by result; "unreachable" concerns the mail server or the settings',
    'result',
  );
  return (result: string) => attempts.inc({ result });
}

/** The first word of a statement: `insert`, `select` … */
const kindOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'other';

/** Statements by kind, commits of SQLite, and connections to Postgres. */
function observeDatabase(registry: MetricRegistry): Required<DatabaseObservers> {
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

type Options = {
  /** The bearer token of Prometheus. */
  token: string;
  /** Free bytes on the disk of the data folder. */
  freeBytes: () => Promise<number>;
  /** Removals that are not finished; undefined before the first attempt. */
  pendingRemovals: () => number | undefined;
  /** Reads the outbox; missing if the server sends no mail. */
  mailQueue?: () => Promise<MailQueue>;
};

/** The metrics for Prometheus, with the default metrics of a Node process. */
export function createMetrics({ token, freeBytes, pendingRemovals, mailQueue }: Options) {
  const registry = new MetricRegistry();
  collectDefaultMetrics({ register: registry });

  const labelNames = ['method', 'route', 'status'];
  const requests = registry.histogram('http_request_duration_seconds', 'Duration of requests', { labelNames });
  registry.gauge('disk_free_bytes', 'Free bytes on the disk of the data folder', freeBytes);
  const help = 'Removals that are not finished, such as of files in a bucket that is down';
  registry.gauge('pending_removals', help, pendingRemovals);

  return {
    token,
    contentType: registry.contentType,
    render: () => registry.metrics(),
    /** Observes every request. Its route is a pattern, so that ids do not become time series. */
    observe: createMiddleware(async (c, next) => {
      const begin = performance.now();
      await next();
      const labels = { method: c.req.raw.method, route: routePath(c), status: c.res.status };
      requests.observe(labels, (performance.now() - begin) / second);
    }),
    /** Hooks for `openDatabase`. */
    database: observeDatabase(registry),
    /** Called after each attempt to send a mail. */
    onAttempt: mailQueue && observeMail(registry, mailQueue),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
