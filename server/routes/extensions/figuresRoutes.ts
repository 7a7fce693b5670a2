import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { rangeOf, readDays } from '#server/statistics/days.ts';
import { countFailedMails, readFigures, readWaitingList } from '#server/statistics/readFigures.ts';
import { optionalDay } from '#server/validation/validators.ts';

/** The open work of a role, and the users of a month ago. */
export const figuresRoutes = (deps: AppDeps) =>
  new Routes(deps, 'figures').read(
    'GET /',
    { by: 'staff', summary: 'The open work of the caller’s role, and the users of a month ago', data: 'Figures' },
    async (db, { now, role }) => ({
      ...(await readFigures(db, { now, role })),
      ...(deps.mail && role === 'admin' && (await countFailedMails(db, now))),
    }),
  );

/** Users and subscriptions by day. */
export const growthRoutes = (deps: AppDeps) =>
  new Routes(deps, 'growth').read(
    'GET /list',
    {
      by: 'staff',
      summary: 'Users and subscriptions by day, last day first',
      description: 'The last 30 days by default, at most the last 366 days of a range.',
      query: { day_gte: optionalDay, day_lte: optionalDay },
      data: 'GrowthDay[]',
    },
    (db, { now, ...query }) => readDays(db, rangeOf(query, now)),
  );

/** The waiting list in numbers, for administrators. */
export const waitingListRoutes = (deps: AppDeps) =>
  new Routes(deps, 'waitingList').read(
    'GET /',
    { summary: 'Subscribers by language and state, and the changes of the last 30 days', data: 'WaitingList' },
    (db, { now }) => readWaitingList(db, deps.mail !== null, now),
  );
