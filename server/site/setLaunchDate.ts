import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Build } from './readBuild.ts';
import { hashOf, type StaticFile } from './StaticFile.ts';

const attribute = /(<html[^>]* data-launch=")([^"]*)/;
const compress = { br: brotliCompressSync, gzip: gzipSync };

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

function rewritten(file: StaticFile, change: (text: string) => string): StaticFile {
  const content = Buffer.from(change(file.content.toString()));
  const compressed = new Map(
    [...file.compressed.keys()].map((encoding) => [encoding, compress[encoding as keyof typeof compress](content)]),
  );
  return { ...file, content, compressed, hash: hashOf(content) };
}

/** Puts another launch date into the landing pages and the calendars of a build, once: no script of a page changes. */
export function setLaunchDate(build: Build, date: string) {
  const inPage = (file: StaticFile) => rewritten(file, (html) => html.replace(attribute, `$1${date}`));
  for (const pages of build.pages.values()) {
    const home = pages.get('/');
    if (home) pages.set('/', inPage(home));
  }
  for (const [language, page] of build.launched) build.launched.set(language, inPage(page));
  for (const [path, file] of build.files) {
    if (!/^\/launch\.\w+\.ics$/.test(path)) continue;
    build.files.set(
      path,
      rewritten(file, (text) => text.replace(/^DTSTART:.*$/m, `DTSTART:${calendarTime(date)}`)),
    );
  }
}
