import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageSettings } from '#start/contract.ts';
import type { Build } from './readBuild.ts';
import { hashOf, type StaticFile } from './StaticFile.ts';
import { setPageSettings } from './setPageSettings.ts';

const compress: Record<string, (content: Buffer) => Buffer> = { br: brotliCompressSync, gzip: gzipSync };

type Change = (text: string) => string;

/** Compressed when somebody asks for it: all pages at once would hold up the start by more than a second. */
function compressedLater(content: Buffer, encodings: readonly string[]): StaticFile['compressed'] {
  const made = new Map<string, Buffer>();
  const get = (encoding: string) => {
    const make = encodings.includes(encoding) ? compress[encoding] : undefined;
    if (make && !made.has(encoding)) made.set(encoding, make(content));
    return made.get(encoding);
  };
  return { size: encodings.length, keys: () => encodings, get };
}

/** A file of the build with another text, to be had in the encodings of the one before. */
export function rewriteFile(file: StaticFile, change: Change): StaticFile {
  const content = Buffer.from(change(file.content.toString()));
  return { ...file, content, compressed: compressedLater(content, [...file.compressed.keys()]), hash: hashOf(content) };
}

/** Sets settings of the landing pages of a build, in every language and in both their forms. */
export function rewriteLandingPages(build: Build, settings: PageSettings) {
  const change = (page: string) => setPageSettings(page, settings);
  for (const pages of build.pages.values()) {
    const home = pages.get('/');
    if (home) pages.set('/', rewriteFile(home, change));
  }
  for (const [language, page] of build.launched) build.launched.set(language, rewriteFile(page, change));
}

/** Sets settings of the page of the dashboard. */
export function rewriteDashboard({ programs }: Build, settings: PageSettings) {
  const page = programs.get('dashboard.html');
  if (page)
    programs.set(
      'dashboard.html',
      rewriteFile(page, (html) => setPageSettings(html, settings)),
    );
}
