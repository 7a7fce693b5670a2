import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { second } from '#server/time/durations.ts';
import { durationBuckets, observeDatabase } from './observeDatabase.ts';
import { type MailQueue, observeMail } from './observeMail.ts';

type Options = {
  /** Whoever asks has to bring it. */
  token: string;
  /** Bytes that are free where the data lies. */
  freeBytes: () => Promise<number>;
  /** How much erased data is still to be removed; undefined before the first attempt. */
  pendingRemovals: () => number | undefined;
  /** Reads what waits in the outbox; without it no mail is sent. */
  mailQueue?: () => Promise<MailQueue>;
};

/**
 * What Prometheus may ask: requests by method, route and status (429 is a limit that was hit, 401 at the login a failed
 * one), statements by kind, commits and connections of the database, the disk, and what its library tells of every Node
 * process, the event loop's delay included.
 */
export function createMetrics({ token, freeBytes, pendingRemovals, mailQueue }: Options) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answering a request took',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
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
  new Gauge({
    name: 'pending_removals',
    help: 'Erased data that could not be removed everywhere yet, such as files in a bucket that is down',
    registers: [registry],
    collect() {
      const pending = pendingRemovals();
      if (pending !== undefined) this.set(pending);
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
      const labels = { method: c.req.raw.method, route: routePath(c), status: c.res.status };
      requests.observe(labels, (performance.now() - begin) / second);
    }),
    /** Observes the database, when it is opened with these. */
    database: observeDatabase(registry),
    /** Told of each attempt to send a mail. */
    onAttempt: mailQueue && observeMail(registry, mailQueue),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
