import type { Build } from './readBuild.ts';
import { rewriteFile, rewriteLandingPages } from './rewriteFile.ts';

const attribute = /(<html[^>]* data-launch=")([^"]*)/;

/** The date in the pages of a build; undefined in one without such pages. */
export function launchDateOf({ launched }: Build) {
  const [page] = launched.values();
  return page && attribute.exec(page.content.toString())?.[2];
}

/** As calendars write it (RFC 5545): a date without a zone stays without one. */
function calendarTime(date: string) {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(date);
  const written = new Date(hasZone ? date : `${date}Z`).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  return hasZone ? written : written.slice(0, -1);
}

/** Puts another launch date into the landing pages and the calendars of a build, once: no script of a page changes. */
export function setLaunchDate(build: Build, date: string) {
  rewriteLandingPages(build, (html) => html.replace(attribute, `$1${date}`));
  for (const [path, file] of build.files) {
    if (!/^\/launch\.\w+\.ics$/.test(path)) continue;
    build.files.set(
      path,
      rewriteFile(file, (text) => text.replace(/^DTSTART:.*$/m, `DTSTART:${calendarTime(date)}`)),
    );
  }
}
