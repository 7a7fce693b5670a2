import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { rangeOf, readDays } from '#server/statistics/days.ts';
import { countFailedMails, readMetrics, readWaitingList } from '#server/statistics/readMetrics.ts';
import { optionalDay } from '#server/validation/validators.ts';

/** Counts of users, subscriptions, cases and tickets. */
export const metricsExtensionRoutes = (deps: AppDeps) =>
  new Routes(deps, 'metrics')
    .read('GET /', {}, async (db, { now, role }) => ({
      ...(await readMetrics(db, { now, role })),
      ...(deps.mail && role === 'admin' && (await countFailedMails(db, now))),
    }))
    .read('GET /days', { day_gte: optionalDay, day_lte: optionalDay }, (db, { now, ...query }) =>
      readDays(db, rangeOf(query, now)),
    );

/** The waiting list in numbers, for administrators. */
export const waitingListRoutes = (deps: AppDeps) =>
  new Routes(deps, 'metrics').read('GET /', {}, (db, { now }) => readWaitingList(db, deps.mail !== null, now));
