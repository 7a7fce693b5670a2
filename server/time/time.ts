import { type Expression, type SqlBool, sql } from 'kysely';

/** Durations in milliseconds. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const yearInSeconds = (365 * day) / second;

/** The milliseconds between two times; 0 if a wrong clock dated the first one in the future. */
export const elapsed = (from: number, to: number) => Math.max(0, to - from);

export const hoursBetween = (from: number, to: number) => Math.floor(elapsed(from, to) / hour);

/** The largest expected difference of two machines' clocks. A wrong clock wrote a time further in the future. */
export const maxClockSkew = 5 * minute;

type Span = { within: number; now: number };

/** Tests a time in JavaScript, or returns the condition for a column in SQL. */
type Test = {
  (moment: number, span: Span): boolean;
  (moment: Expression<number | null>, span: Span): Expression<SqlBool>;
};

type Bounds = { after: number; upTo: number };

const testOf = (boundsOf: (span: Span) => Bounds, isInside = true) =>
  ((moment: number | Expression<number | null>, span: Span) => {
    const { after, upTo } = boundsOf(span);
    if (typeof moment === 'number') return (moment > after && moment <= upTo) === isInside;
    if (isInside) return sql<SqlBool>`(${moment} > ${after} and ${moment} <= ${upTo})`;
    return sql<SqlBool>`(${moment} <= ${after} or ${moment} > ${upTo})`;
  }) as Test;

const ahead = ({ within, now }: Span): Bounds => ({ after: now, upTo: now + within + maxClockSkew });

/** The times of the last `within` milliseconds. */
const recent = ({ within, now }: Span): Bounds => ({ after: now - within, upTo: now + maxClockSkew });

/** Matches the end of a valid lease. Leases last `within` at most, so a wrong clock wrote a later end. */
export const isValidLease = testOf(ahead);

/** Matches a time that is due. Delays last `within` at most, so a wrong clock wrote a later time. */
export const isDue = testOf(ahead, false);

/** Matches a time of the last `within` milliseconds. A wrong clock wrote a time in the future. */
export const isRecent = testOf(recent);

/** Matches an earlier time, and one that a wrong clock wrote. */
export const isNotRecent = testOf(recent, false);

/** Matches a time so far in the future that a wrong clock wrote it. */
export const isTooFarAhead = testOf(({ within, now }) => ({
  after: now + within + maxClockSkew,
  upTo: Number.MAX_SAFE_INTEGER,
}));

/** Matches a time `within` milliseconds ago or earlier. It is for display, and for deletions that `watchClock` allows. */
export const isOlder = testOf(({ within, now }) => ({ after: Number.MIN_SAFE_INTEGER, upTo: now - within }));
