import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { rangeOf, readDays } from '#server/statistics/days.ts';
import { countFailedMails, readFigures, readWaitingList } from '#server/statistics/readFigures.ts';
import { optionalDay } from '#server/validation/validators.ts';

/** The open work of a role, and the users of a month ago. */
export const figuresRoutes = (deps: AppDeps) =>
  new Routes(deps, 'figures').read('GET /', {}, async (db, { now, role }) => ({
    ...(await readFigures(db, { now, role })),
    ...(deps.mail && role === 'admin' && (await countFailedMails(db, now))),
  }));

/** Users and subscriptions by day. */
export const growthRoutes = (deps: AppDeps) =>
  new Routes(deps, 'growth').read(
    'GET /list',
    { day_gte: optionalDay, day_lte: optionalDay },
    (db, { now, ...query }) => readDays(db, rangeOf(query, now)),
  );

/** The waiting list in numbers, for administrators. */
export const waitingListRoutes = (deps: AppDeps) =>
  new Routes(deps, 'waitingList').read('GET /', {}, (db, { now }) => readWaitingList(db, deps.mail !== null, now));
