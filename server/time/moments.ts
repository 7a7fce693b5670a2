import { type Expression, type SqlBool, sql } from 'kysely';
import { minute } from './durations.ts';

/** The clocks of two machines differ by this much at most. A moment further ahead was written by a wrong clock. */
export const maxClockSkew = 5 * minute;

type Span = { within: number; now: number };

/** Asked of a moment in JavaScript, it returns a boolean; asked of a column, a condition in SQL. */
type Question = {
  (moment: number, span: Span): boolean;
  (moment: Expression<number | null>, span: Span): Expression<SqlBool>;
};

type Bounds = { after: number; upTo: number };

const question = (boundsOf: (span: Span) => Bounds, isInside = true) =>
  ((moment: number | Expression<number | null>, span: Span) => {
    const { after, upTo } = boundsOf(span);
    if (typeof moment === 'number') return (moment > after && moment <= upTo) === isInside;
    if (isInside) return sql<SqlBool>`(${moment} > ${after} and ${moment} <= ${upTo})`;
    return sql<SqlBool>`(${moment} <= ${after} or ${moment} > ${upTo})`;
  }) as Question;

const ahead = ({ within, now }: Span): Bounds => ({ after: now, upTo: now + within + maxClockSkew });

/** The moments of the last `within` milliseconds. */
export const recent = ({ within, now }: Span): Bounds => ({ after: now - within, upTo: now + maxClockSkew });

/** Does this lease still hold? Leases last `within` at most, so a later end was written by a wrong clock. */
export const isValidLease = question(ahead);

/** Is this due? Nothing is put off for longer than `within`, so a later moment was written by a wrong clock. */
export const isDue = question(ahead, false);

/** Did this happen within the last `within`? A moment that lies ahead was written by a wrong clock. */
export const isRecent = question(recent);

/** Is this over, or written by a wrong clock? */
export const isNotRecent = question(recent, false);

/** Does this lie further ahead than a right clock could have written it? */
export const isTooFarAhead = question(({ within, now }) => ({
  after: now + within + maxClockSkew,
  upTo: Number.MAX_SAFE_INTEGER,
}));

/** Did this happen `within` ago or earlier? It is for display, and for deletions that `watchClock` allows. */
export const isOlder = question(({ within, now }) => ({ after: Number.MIN_SAFE_INTEGER, upTo: now - within }));
