import type { i18n as I18n } from 'i18next';
import { brand } from '#brand/brand.ts';
import { calendarTime } from '#start/contract.ts';
import { absoluteUrl } from './urls.ts';

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&');

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
