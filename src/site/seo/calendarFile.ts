import type { i18n as I18n } from 'i18next';
import { brand } from '#brand/brand.ts';
import { absoluteUrl } from './urls.ts';

const octetsInLine = 75;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&');

/** RFC 5545, 3.1: a long line goes on in the next one, after a blank. */
function folded(line: string) {
  let length = 0;
  return [...line].reduce((text, sign) => {
    const octets = new TextEncoder().encode(sign).length;
    const isFull = length + octets > octetsInLine;
    length = isFull ? 1 + octets : length + octets;
    return `${text}${isFull ? '\r\n ' : ''}${sign}`;
  }, '');
}

/** A date without a zone stays without one: the launch is at that time of the day wherever the calendar is. */
export const calendarTime = (date: string) => {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(date);
  const moment = hasZone ? new Date(date) : new Date(`${date}Z`);
  const written = moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  return hasZone ? written : written.slice(0, -1);
};

/** The launch as an event for calendars (RFC 5545), in the words of the messages. */
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

/** The path of that file in a language. */
export const calendarPath = (language: string) => `/launch.${language}.ics`;
