import { hour } from './durations.ts';
import { maxClockSkew } from './moments.ts';

/** The clock must have agreed with the monotonic clock for this long before anything is deleted by its age. */
const trustedAfter = hour;

/**
 * Returns a function that tells whether rows may be deleted by their age. It returns false during the first hour, and for
 * an hour after the clock was put forward or back. The clock is compared with the monotonic clock of this process, and not
 * with the clock of the database: SQLite has none, and Postgres often runs on the same machine.
 */
export function watchClock(now: () => number = Date.now, monotonic: () => number = () => performance.now()) {
  let since = monotonic();
  let offset = now() - since;

  return () => {
    const elapsed = monotonic();
    const seen = now() - elapsed;
    if (Math.abs(seen - offset) > maxClockSkew) [offset, since] = [seen, elapsed];
    return elapsed - since >= trustedAfter;
  };
}
