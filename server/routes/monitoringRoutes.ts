import { setTimeout as delay } from 'node:timers/promises';
import { bearerAuth } from 'hono/bearer-auth';
import { sql } from 'kysely';
import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import type { Metrics } from '#server/metrics/createMetrics.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import { second } from '#server/time/time.ts';
import type { AppDeps } from './Routes.ts';

const timeoutInMs = 2 * second;

/** How long a result is reused, because each check costs a write. */
const cachedForMs = second;

/** The process is alive. */
export const healthzRoutes = () =>
  createRoutes().on(
    ['GET', 'HEAD'],
    '/',
    described(
      { by: 'anyone', summary: 'Whether the process is alive', safeBy: 'writes nothing', isUndocumented: true },
      (c: AppContext) => c.json(ok(null, c.var.t('request.healthy'))),
    ),
  );

/** Whether database and disk work. It responds within two seconds. */
export function readyzRoutes({ db, log, mail, media, now, remover, isBuildShared }: AppDeps) {
  let last: { at: number; findings: ReturnType<typeof examine> } | undefined;

  const works = async (part: string, task: () => Promise<unknown>) => {
    const timeout = delay(timeoutInMs).then(() => Promise.reject(new Error('It did not respond in time')));
    try {
      return (await Promise.race([task(), timeout])) !== false;
    } catch (err) {
      log.warn({ err, part }, 'The server is not ready');
      return false;
    }
  };

  const writeProbe = () => {
    const probe = db.insertInto('write_probe').values({ id: 1, at: now() });
    return probe.onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now() })).execute();
  };

  const examine = async () => {
    const [database, writing, disk] = await Promise.all([
      works('database', () => sql`select 1`.execute(db)),
      works('writing', writeProbe),
      works('disk', () => media.hasFreeSpace(0)),
    ]);
    return { database, writing, disk, ...(isBuildShared && { build: isBuildShared() }) };
  };

  const respond = async (c: AppContext) => {
    const at = performance.now();
    if (!last || at - last.at > cachedForMs) last = { at, findings: examine() };
    const needed = await last.findings;
    // Pending removals and mails do not keep the server from serving requests.
    const findings = { ...needed, removals: remover.isUpToDate(), ...(mail && { mail: mail.isReachable() }) };
    if (Object.values(needed).every(Boolean)) return c.json(ok(findings, c.var.t('request.ready')));
    const refusal = { status: false, data: findings, message: c.var.t('request.unavailable') };
    return c.json(refusal, 503, { 'Retry-After': '5' });
  };

  const summary = 'Whether database and store of pictures work; it writes one probe row';
  return createRoutes().on(
    ['GET', 'HEAD'],
    '/',
    described({ by: 'anyone', summary, safeBy: 'one statement', isUndocumented: true }, respond),
  );
}

/** The metrics for Prometheus, which sends the token. */
export const metricsRoutes = ({ token, contentType, render }: Metrics) =>
  createRoutes()
    .use(bearerAuth({ token }))
    .get(
      '/',
      described(
        { by: 'prometheus', summary: 'Counts and durations, nothing personal', safeBy: 'writes nothing' },
        async (c: AppContext) => c.body(await render(), 200, { 'Content-Type': contentType }),
      ),
    );
