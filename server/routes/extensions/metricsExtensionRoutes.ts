import { createRoutes } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { dayOf, rangeOf, readDays } from '#server/statistics/days.ts';
import { readMetrics } from '#server/statistics/readMetrics.ts';
import { readQuery } from '#server/validation/readRequest.ts';
import { optionalDay } from '#server/validation/validators.ts';

const schema = { day_gte: optionalDay, day_lte: optionalDay };

const numberOf = (day: string) => (day === '' ? undefined : dayOf(Date.parse(day)));

/** Counts of users, subscriptions, cases and tickets. */
export const metricsExtensionRoutes = ({ db, now }: AppDeps) =>
  createRoutes()
    .get('/', async (c) => c.json(ok(await readMetrics(db, now()))))

    .get('/days', async (c) => {
      const { day_gte, day_lte } = readQuery(c, schema);
      const range = rangeOf({ day_gte: numberOf(day_gte), day_lte: numberOf(day_lte) }, now());
      return c.json(ok(await readDays(db, range)));
    });
