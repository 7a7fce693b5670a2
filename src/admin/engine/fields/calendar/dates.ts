import { twoDigits } from './days.ts';

/** Reads ISO 8601 text and Unix seconds, and null for anything else. */
export function toDate(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (value === '') return null;
  const date = new Date(typeof value === 'number' ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats as dd-mm-yyyy in the browser's time zone. */
export const formatDate = (date: Date) =>
  [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), date.getFullYear()].join('-');

const noBreakSpaces = /[\u00a0\u202f]/g;

const timeFormats: Partial<Record<string, Intl.DateTimeFormat>> = {};

/** One format a language, since a browser takes 2 ms to make one, and a list has a time a row. */
function timeFormat(language: string) {
  timeFormats[language] ??= new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' });
  return timeFormats[language];
}

/** Formats the time of day on a 12-hour clock, in the browser's time zone. */
export const formatTime = (date: Date, language = 'en') =>
  timeFormat(language).format(date).replace(noBreakSpaces, ' ');
