import { routePath } from 'hono/route';
import { collectDefaultMetrics } from 'prom-client';
import { createMiddleware } from '#server/http/AppEnv.ts';
import { second } from '#server/time/durations.ts';
import { MetricRegistry } from './MetricRegistry.ts';
import { observeDatabase } from './observeDatabase.ts';

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
