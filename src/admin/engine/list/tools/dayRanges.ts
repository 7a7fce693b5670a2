/** A range of days that ends today: so many days, or those of this year. */
export type DayRange = number | 'year';

const dayInMs = 24 * 60 * 60 * 1_000;

/** The first day of a range whose last one is today, in UTC as the days of an API are. */
export const firstDayOf = (range: DayRange, now = Date.now()) =>
  range === 'year'
    ? `${new Date(now).getUTCFullYear()}-01-01`
    : new Date(now - (range - 1) * dayInMs).toISOString().slice(0, 10);
