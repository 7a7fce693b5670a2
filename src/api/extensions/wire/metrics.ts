import type { Day, Statistics } from '#api/wire.ts';

/** What was added on a day in UTC, of what is still there. `id` is the number of the day since 1970. */
export type MetricsDay = { id: number; day: Day; ios: number; android: number; subscriptions: number };

/** What waits, and how it grows. Ages are in whole hours; null where nothing waits. */
export type Metrics = {
  /** Those of today's users who were there a month ago. */
  month_ago: Statistics;
  open_cases: number;
  oldest_case: number | null;
  /** Of the open ones, those that have waited for more than 24 hours. */
  late_cases: number;
  /** In hours, of the cases decided within 30 days; null where there were none. */
  median_decision: number | null;
  open_tickets: number;
  oldest_ticket: number | null;
};
