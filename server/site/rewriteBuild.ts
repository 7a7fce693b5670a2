import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type PageSettings, settingAttribute } from '#start/contract.ts';
import type { Build } from './readBuild.ts';
import { hashOf, type StaticFile } from './StaticFile.ts';

const opening = '<html ';

/** The opening html tag of a page, and the text around it. */
function splitPage(page: string) {
  const start = page.indexOf(opening);
  const end = page.indexOf('>', start);
  if (start < 0) throw new Error('A page of the build has no html element with attributes');
  return { before: page.slice(0, start), tag: page.slice(start, end), after: page.slice(end) };
}

/** The position of a setting's value in the tag, or undefined. */
function valueIn(tag: string, setting: keyof PageSettings) {
  const before = ` ${settingAttribute(setting)}="`;
  if (!tag.includes(before)) return undefined;
  const start = tag.indexOf(before) + before.length;
  return { start, end: tag.indexOf('"', start) };
}

export function readPageSetting(page: string, setting: keyof PageSettings) {
  const { tag } = splitPage(page);
  const value = valueIn(tag, setting);
  return value && tag.slice(value.start, value.end);
}

/** Sets attributes of a page's html element. The values must need no escaping. */
export function setPageSettings(page: string, settings: PageSettings) {
  const { before, tag, after } = splitPage(page);
  let changed = tag;
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    const setting = name as keyof PageSettings;
    const present = valueIn(changed, setting);
    changed = present
      ? changed.slice(0, present.start) + value + changed.slice(present.end)
      : `${changed} ${settingAttribute(setting)}="${value}"`;
  }
  return before + changed + after;
}

const compress: Record<string, (content: Buffer) => Buffer> = { br: brotliCompressSync, gzip: gzipSync };

/** Compresses at the first request: all pages at once would delay the start by more than a second. */
function compressedLater(content: Buffer, encodings: readonly string[]): StaticFile['compressed'] {
  const made = new Map<string, Buffer>();
  const get = (encoding: string) => {
    const make = encodings.includes(encoding) ? compress[encoding] : undefined;
    if (make && !made.has(encoding)) made.set(encoding, make(content));
    return made.get(encoding);
  };
  return { size: encodings.length, keys: () => encodings, get };
}

/** A file of the build with a changed text, in the same encodings. */
function rewriteFile(file: StaticFile, change: (text: string) => string): StaticFile {
  const content = Buffer.from(change(file.content.toString()));
  return { ...file, content, compressed: compressedLater(content, [...file.compressed.keys()]), hash: hashOf(content) };
}

/** Sets settings of the landing pages in every language, for before and after the launch. */
export function rewriteLandingPages(build: Build, settings: PageSettings) {
  const change = (page: string) => setPageSettings(page, settings);
  for (const pages of build.pages.values()) {
    const home = pages.get('/');
    if (home) pages.set('/', rewriteFile(home, change));
  }
  for (const [language, page] of build.launched) build.launched.set(language, rewriteFile(page, change));
}

/** Sets settings of the dashboard's page. */
export function rewriteDashboard({ programs }: Build, settings: PageSettings) {
  const page = programs.get('dashboard.html');
  if (page)
    programs.set(
      'dashboard.html',
      rewriteFile(page, (html) => setPageSettings(html, settings)),
    );
}

/** A time of RFC 5545. A date without a zone stays without one. */
function calendarTime(date: string) {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(date);
  const time = new Date(hasZone ? date : `${date}Z`).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  return hasZone ? time : time.slice(0, -1);
}

/** Sets the launch date of the calendar files. */
export function setCalendarDate(build: Build, date: string) {
  const setDate = (calendar: string) => calendar.replace(/^DTSTART:.*$/m, `DTSTART:${calendarTime(date)}`);
  for (const [path, file] of build.files) {
    if (/^\/launch\.\w+\.ics$/.test(path)) build.files.set(path, rewriteFile(file, setDate));
  }
}
