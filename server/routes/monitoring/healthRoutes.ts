import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { second } from '#server/time/durations.ts';

const answersWithinMs = 2 * second;
/** Whoever asks more often gets the same answer: each one costs a write. */
const holdsForMs = second;

/** Writes and commits one small row; throws what keeps it from being written. */
async function canWrite(db: Database, now: number) {
  await db
    .insertInto('write_probe')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();
  return true;
}

/** The process is alive. */
export const healthzRoutes = () =>
  new Hono<AppEnv>().on(['GET', 'HEAD'], '/', (c) => c.json(ok(null, c.var.t('request.healthy'))));

/** Able: the database answers and takes writes, and the disk has room. Says what is not, and always in time. */
export function readyzRoutes({ db, log, mail, media, now, remover }: AppDeps) {
  let examined: { at: number; findings: ReturnType<typeof examine> } | undefined;

  const works = async (part: string, task: () => Promise<unknown>) => {
    const tooLate = delay(answersWithinMs).then(() => Promise.reject(new Error('It did not answer in time')));
    tooLate.catch(() => undefined);
    try {
      return (await Promise.race([task(), tooLate])) !== false;
    } catch (err) {
      log.warn({ err, part }, 'The server is not ready');
      return false;
    }
  };

  const examine = async () => {
    const [database, writing, disk] = await Promise.all([
      works('database', () => sql`select 1`.execute(db)),
      works('writing', () => canWrite(db, now())),
      works('disk', () => media.hasFreeSpace(0)),
    ]);
    return { database, writing, disk };
  };

  return new Hono<AppEnv>().on(['GET', 'HEAD'], '/', async (c) => {
    const at = performance.now();
    if (!examined || at - examined.at > holdsForMs) examined = { at, findings: examine() };
    const needed = await examined.findings;
    // Requests are served all the same while erased data waits to be removed, or mails wait to be sent.
    const findings = { ...needed, removals: remover.isUpToDate(), ...(mail && { mail: mail.isReachable() }) };
    if (Object.values(needed).every(Boolean)) return c.json(ok(findings, c.var.t('request.ready')));
    const refusal = { status: false, data: findings, message: c.var.t('request.unavailable') };
    return c.json(refusal, 503, { 'Retry-After': '5' });
  });
}
