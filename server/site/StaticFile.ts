import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { sha256 } from '#server/hash.ts';
import { chooseEncoding, matchesEtag } from '#server/http/requestHeaders.ts';
import { applySettings, type SiteSettings } from './applySettings.ts';

/** The encodings of the build, best first. */
const encodings = [
  { name: 'br', ending: '.br', compress: (content: Buffer) => brotliCompressSync(content) },
  { name: 'gzip', ending: '.gz', compress: (content: Buffer) => gzipSync(content) },
];

/** A file of the build with its compressed copies. */
export type StaticFile = ReturnType<typeof toStaticFile>;

export const isCompressedCopy = (name: string) => encodings.some(({ ending }) => name.endsWith(ending));

/** Names with a hash of the content: their files never change. */
export const hasHashedName = (path: string) => /^\/assets\/.*[-.][\w-]{8}\.\w+$/.test(path);

const cacheControlOf = (path: string) => {
  if (hasHashedName(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
};

/**
 * Reads a file with the server's settings, and its compressed copies by encoding, best first. `path` is its URL path below
 * the site's root, and `policy` the Content-Security-Policy of a page.
 */
export function readStaticFile(file: string, path: string, settings: SiteSettings, policy?: string) {
  const built = readFileSync(file);
  const content = applySettings(path, built, settings);
  const copies = encodings.filter(({ ending }) => existsSync(file + ending));
  const compressed = copies.map(({ name, ending, compress }) => {
    return [name, content === built ? readFileSync(file + ending) : compress(content)] as const;
  });
  return toStaticFile(path, content, compressed, policy);
}

/** A file that is made at run time, with a copy in gzip: brotli would take a hundred times longer. */
export const madeFile = (path: string, content: Buffer) => toStaticFile(path, content, [['gzip', gzipSync(content)]]);

/** For the ETag. */
const hashOf = (content: Buffer) => sha256(content, 'base64url').slice(0, 22);

/** The file with another content, which is compressed again. */
export const withContent = (file: StaticFile, content: Buffer): StaticFile => ({
  ...file,
  hash: hashOf(content),
  content,
  compressed: new Map(
    encodings.flatMap(({ name, compress }) => (file.compressed.has(name) ? [[name, compress(content)]] : [])),
  ),
});

function toStaticFile(
  path: string,
  content: Buffer,
  compressed: Iterable<readonly [encoding: string, bytes: Buffer]>,
  policy?: string,
) {
  return {
    contentType: getMimeType(path) ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    hash: hashOf(content),
    content,
    compressed: new Map(compressed),
    policy,
  };
}

/** The file at a path and its compressed copies, each with its own path, as they are stored. */
export const storedCopies = (path: string, { content, compressed }: StaticFile) =>
  new Map([
    [path, content],
    ...encodings.flatMap(({ name, ending }) => {
      const copy = compressed.get(name);
      return copy ? [[path + ending, copy] as const] : [];
    }),
  ]);

/** The path of the file that a stored copy belongs to. */
export const pathOfCopy = (stored: string) => {
  const ending = encodings.find(({ ending }) => stored.endsWith(ending))?.ending ?? '';
  return stored.slice(0, stored.length - ending.length);
};

/** Reads a file and its compressed copies from where they are stored. Undefined if there is no such file. */
export async function readStored(path: string, read: (path: string) => Promise<Buffer | undefined>) {
  const content = await read(path);
  if (!content) return undefined;
  const copies = encodings.map(async ({ name, ending }) => [name, await read(path + ending)] as const);
  const found = (await Promise.all(copies)).flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : []));
  return toStaticFile(path, content, found);
}

type Extra = { status?: 200 | 404; headers?: Record<string, string>; vary?: string[] };

/** Responds with a file in the best encoding, or with 304. */
export function serveFile(request: Request, file: StaticFile, { status = 200, headers, vary = [] }: Extra = {}) {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), [...file.compressed.keys()]);
  const body = file.compressed.get(encoding ?? '') ?? file.content;
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const varies = file.compressed.size > 0 ? [...vary, 'Accept-Encoding'] : vary;

  const common = new Headers({ 'Cache-Control': file.cacheControl, ETag: etag, ...headers });
  if (file.policy) common.set('Content-Security-Policy', file.policy); // also for a 304: it replaces the cached policy
  if (varies.length > 0) common.set('Vary', varies.join(', '));
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: common });
  }

  common.set('Content-Type', file.contentType);
  common.set('Content-Length', String(body.byteLength));
  if (encoding) common.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(body), { status, headers: common });
}
