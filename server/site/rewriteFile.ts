import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Build } from './readBuild.ts';
import { hashOf, type StaticFile } from './StaticFile.ts';

const compress = { br: brotliCompressSync, gzip: gzipSync };

type Change = (text: string) => string;

/** A file of the build with another text, compressed as the one before was. */
export function rewriteFile(file: StaticFile, change: Change): StaticFile {
  const content = Buffer.from(change(file.content.toString()));
  const compressed = new Map(
    [...file.compressed.keys()].map((encoding) => [encoding, compress[encoding as keyof typeof compress](content)]),
  );
  return { ...file, content, compressed, hash: hashOf(content) };
}

/** Changes the landing pages of a build, in every language and in both their forms. */
export function rewriteLandingPages(build: Build, change: Change) {
  for (const pages of build.pages.values()) {
    const home = pages.get('/');
    if (home) pages.set('/', rewriteFile(home, change));
  }
  for (const [language, page] of build.launched) build.launched.set(language, rewriteFile(page, change));
}
