const startsWithDay = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;

/** The day with which an ISO 8601 text starts, as it is written there; null for anything else. */
export const dayOf = (text: string) => startsWithDay.exec(text)?.[0] ?? null;

/** Formats a day as dd-mm-yyyy. */
export const formatDay = (day: string) => day.split('-').reverse().join('-');

/** A number of a date as it is written: `08`. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day that it is now where the browser is. */
export const today = (now = new Date()) =>
  [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');

/** The middle of the day in a time zone without daylight saving, to count days by. */
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

const dayInMs = 24 * 60 * 60 * 1000;

/** How many days there are from one day to another; negative when that is past. */
export const daysBetween = (from: string, to: string) => Math.round((noon(to) - noon(from)) / dayInMs);

/** How many whole years have passed from one day to another. */
export function yearsBetween(from: string, to: string) {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(4) < from.slice(4) ? years - 1 : years;
}
