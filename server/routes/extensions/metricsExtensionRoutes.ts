import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';
import { dayOf, rangeOf, readDays } from '#server/statistics/days.ts';
import { readMetrics } from '#server/statistics/readMetrics.ts';
import { optionalDay } from '#server/validation/validators.ts';

const numberOf = (day: string) => (day === '' ? undefined : dayOf(Date.parse(day)));

/** Counts of users, subscriptions, cases and tickets. */
export const metricsExtensionRoutes = (deps: AppDeps) =>
  new Routes(deps, 'metrics')
    .read('GET /', {}, (db, { now }) => readMetrics(db, now))
    .read('GET /days', { day_gte: optionalDay, day_lte: optionalDay }, (db, { day_gte, day_lte, now }) =>
      readDays(db, rangeOf({ day_gte: numberOf(day_gte), day_lte: numberOf(day_lte) }, now)),
    );
