import { parseAccept } from 'hono/utils/accept';
import type { ByteRange } from '#server/storage/MediaStore.ts';

/** True if an If-None-Match header contains this ETag. Weak and strong ETags are equal here. */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string) =>
  ifNoneMatch
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*') ?? false;

/** The bytes that a Range header asks for: null for a range outside the file, undefined for the whole file. */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? null : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return null;
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** The first of these encodings that an Accept-Encoding header allows. Every browser accepts them with the same weight. */
export function chooseEncoding(header: string | null, available: readonly string[]) {
  const accepted = parseAccept((header ?? '').toLowerCase()).filter(({ q }) => q > 0);
  return available.find((name) => accepted.some(({ type }) => type === name));
}
