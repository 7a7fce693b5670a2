import { hour, maxClockSkew } from './time.ts';

/** The clock must agree with the monotonic clock for this long before rows are deleted by age. */
const trustedAfter = hour;

/**
 * Returns the function that says whether rows may be deleted by age: false in the first hour, and in the hour after the
 * clock was changed. It compares the clock with the monotonic clock of the process. The database's clock would not help:
 * SQLite has none, and Postgres often runs on the same machine.
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
