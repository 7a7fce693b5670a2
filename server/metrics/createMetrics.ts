import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { LogEvent } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppEnv } from '#server/http/AppEnv.ts';

type Options = {
  /** Whoever asks has to bring it. */
  token: string;
  /** Bytes that are free where the data lies. */
  freeBytes: () => Promise<number>;
};

const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a statement does, by its first word: `insert`, `select` …; its text never leaves the server. */
const kindOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'other';

/**
 * What Prometheus may ask: requests by method, route and status (429 is a limit that was hit, 401 at the login a failed
 * one), statements by kind, the disk, and what its library tells of every Node process, the event loop's delay included.
 */
export function createMetrics({ token, freeBytes }: Options) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answering a request took',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [registry],
  });
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'How long a statement took, waiting for its turn included',
    labelNames: ['kind', 'result'],
    buckets: requestBuckets,
    registers: [registry],
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Bytes that are free where the data lies',
    registers: [registry],
    async collect() {
      this.set(await freeBytes());
    },
  });

  return {
    token,
    contentType: registry.contentType,
    render: () => registry.metrics(),
    /** Observes every request; its route is a pattern, so that no id becomes a time series. */
    observe: createMiddleware<AppEnv>(async (c, next) => {
      const begin = performance.now();
      await next();
      const labels = { method: c.req.raw.method, route: routePath(c, -1), status: c.res.status };
      requests.observe(labels, (performance.now() - begin) / 1_000);
    }),
    /** Observes every statement of the database, as kysely tells of it. */
    observeStatement: ({ level, query, queryDurationMillis }: LogEvent) =>
      statements.observe(
        { kind: kindOf(query.sql), result: level === 'error' ? 'error' : 'ok' },
        queryDurationMillis / 1_000,
      ),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
