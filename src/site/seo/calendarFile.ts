import type { i18n as I18n } from 'i18next';
import { brand } from '#brand/brand.ts';
import { absoluteUrl } from './urls.ts';

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&');

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
  ].join('\r\n');

export const calendarPath = (language: string) => `/launch.${language}.ics`;
