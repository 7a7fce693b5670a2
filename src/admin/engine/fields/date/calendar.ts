import { type FormatContext, plainFormatContext } from '#admin/engine/fields/FormatContext.ts';

export const dayInMs = 24 * 60 * 60 * 1000;

const startsWithDay = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;

/** The day at the start of an ISO 8601 text, without any conversion between time zones. Null for other text. */
export const dayOf = (text: string) => startsWithDay.exec(text)?.[0] ?? null;

/** Formats `2025-08-03` as `03-08-2025`. */
export const formatDay = (day: string) => day.split('-').reverse().join('-');

/** The day and time of a date in the browser's time zone: `2025-08-03T14:05`. */
export const localTime = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** The day of a date, or of now, in the browser's time zone: `2025-08-03`. */
export const localDay = (date = new Date()) => localTime(date).slice(0, 10);

/** Parses ISO 8601 text and Unix seconds. Null for anything else. */
export function toDate(value: unknown): Date | null {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return null;
  const date = new Date(typeof value === 'number' ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats as dd-mm-yyyy in the browser's time zone. */
export const formatDate = (date: Date) => formatDay(localDay(date));

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Formats the time of day on a 12-hour clock, in the browser's time zone: in English, unless `translate` has the language's
 * words. `Intl.DateTimeFormat` would take 12 ms for the first time of a list.
 */
export function formatTime(date: Date, translate: FormatContext['translate'] = plainFormatContext.translate) {
  const hours = date.getHours();
  const time = `${twoDigits(hours % 12 || 12)}:${twoDigits(date.getMinutes())}`;
  return hours < 12
    ? translate('admin.fields.beforeNoon', { time, _: `${time} AM` })
    : translate('admin.fields.afterNoon', { time, _: `${time} PM` });
}
