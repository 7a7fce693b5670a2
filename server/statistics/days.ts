import { day as dayInMs } from '#server/time/durations.ts';

const maxDays = 366;
const usualDays = 30;

/** A day in UTC by its number, counted from 1970. */
export const dayOf = (moment: number) => Math.floor(moment / dayInMs);

/** A day as it is written on the wire. */
export const writtenDay = (day: number) => new Date(day * dayInMs).toISOString().slice(0, 10);

/** The same day of the month before, or its last one where that is shorter. */
export function monthBefore(day: number) {
  const date = new Date(day * dayInMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1, Math.min(date.getUTCDate(), last)));
}

export type DayRange = { from: number; to: number };

/** The days that are asked for, both ends among them: up to today and a year at most, of which the last are kept. */
export function rangeOf({ day_gte, day_lte }: { day_gte?: number; day_lte?: number }, now: number): DayRange {
  const to = Math.min(day_lte ?? dayOf(now), dayOf(now));
  return { from: Math.max(day_gte ?? to - usualDays + 1, to - maxDays + 1), to };
}
