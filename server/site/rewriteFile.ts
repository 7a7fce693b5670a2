import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Build } from './readBuild.ts';
import { hashOf, type StaticFile } from './StaticFile.ts';

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

/** Changes the landing pages of a build, in every language and in both their forms. */
export function rewriteLandingPages(build: Build, change: Change) {
  for (const pages of build.pages.values()) {
    const home = pages.get('/');
    if (home) pages.set('/', rewriteFile(home, change));
  }
  for (const [language, page] of build.launched) build.launched.set(language, rewriteFile(page, change));
}

/** Changes the page of the dashboard. */
export function rewriteDashboard({ programs }: Build, change: Change) {
  const page = programs.get('dashboard.html');
  if (page) programs.set('dashboard.html', rewriteFile(page, change));
}
