import { existsSync, readFileSync } from 'node:fs';
import { getMimeType, mimes } from 'hono/utils/mime';
import { sha256 } from '#server/hash.ts';
import { type PageSources, pagePolicy } from './pagePolicy.ts';

const mimeTypes = {
  ...mimes,
  atom: 'application/atom+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** The encodings the build may have prepared, best first, and how their files end. */
const endings = { br: '.br', gzip: '.gz' };

/** A text in the encodings it is had in. */
type Encodings = { size: number; keys: () => Iterable<string>; get: (encoding: string) => Buffer | undefined };

/** One file of the build with the compressed copies that lie beside it. */
export type StaticFile = {
  contentType: string;
  cacheControl: string;
  hash: string;
  content: Buffer;
  compressed: Encodings;
  /** The Content-Security-Policy of a page. */
  policy?: string;
};

export const isCompressedCopy = (name: string) => Object.values(endings).some((ending) => name.endsWith(ending));

/** The build puts a hash of the content into these names, so the bytes behind one never change. */
const hasHashedName = (path: string) => /^\/assets\/.*[-.][\w-]{8}\.\w+$/.test(path);

const cacheControlOf = (path: string) => {
  if (hasHashedName(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
};

/** What tells one content from another in an ETag. */
export const hashOf = (content: Buffer) => sha256(content, 'base64url').slice(0, 22);

/** Reads a file and its compressed copies; `path` is its address below the site's root. */
export function readStaticFile(file: string, path: string, sources: PageSources): StaticFile {
  const content = readFileSync(file);
  const copies = Object.entries(endings).filter(([, ending]) => existsSync(file + ending));
  return {
    contentType: getMimeType(path, mimeTypes) ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    hash: hashOf(content),
    content,
    compressed: new Map(copies.map(([encoding, ending]) => [encoding, readFileSync(file + ending)])),
    policy: path.endsWith('.html') ? pagePolicy(content.toString(), sources) : undefined,
  };
}
