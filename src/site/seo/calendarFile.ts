import type { i18n as I18n } from 'i18next';
import { brand } from '#brand/brand.ts';
import { absoluteUrl } from './urls.ts';

const octetsInLine = 75;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&');

/** Folds long lines (RFC 5545, 3.1): they continue after a line break and a blank. */
function folded(line: string) {
  let length = 0;
  return [...line].reduce((text, character) => {
    const octets = new TextEncoder().encode(character).length;
    const isFull = length + octets > octetsInLine;
    length = isFull ? 1 + octets : length + octets;
    return `${text}${isFull ? '\r\n ' : ''}${character}`;
  }, '');
}

/** A date as calendars write it. One without a time zone stays local time everywhere. */
export const calendarTime = (date: string) => {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(date);
  const time = hasZone ? new Date(date) : new Date(`${date}Z`);
  const written = time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  return hasZone ? written : written.slice(0, -1);
};

/** The launch as a calendar event (RFC 5545). */
export const calendarFile = (i18n: I18n, date = brand.launch) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Launch//EN`,
    'BEGIN:VEVENT',
    `UID:launch@${new URL(brand.siteUrl).host}`,
    `DTSTAMP:${calendarTime(new Date().toISOString())}`,
    `DTSTART:${calendarTime(date)}`,
    `SUMMARY:${escaped(i18n.t('event', { ns: 'prerendered' }))}`,
    `URL:${absoluteUrl('/')}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

export const calendarPath = (language: string) => `/launch.${language}.ics`;
