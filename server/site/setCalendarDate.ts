import type { Build } from './readBuild.ts';
import { rewriteFile } from './rewriteFile.ts';

/** As calendars write it (RFC 5545): a date without a zone stays without one. */
function calendarTime(date: string) {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(date);
  const written = new Date(hasZone ? date : `${date}Z`).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  return hasZone ? written : written.slice(0, -1);
}

/** Puts another launch date into the calendar files of a build. */
export function setCalendarDate(build: Build, date: string) {
  const setDate = (calendar: string) => calendar.replace(/^DTSTART:.*$/m, `DTSTART:${calendarTime(date)}`);
  for (const [path, file] of build.files) {
    if (/^\/launch\.\w+\.ics$/.test(path)) build.files.set(path, rewriteFile(file, setDate));
  }
}
