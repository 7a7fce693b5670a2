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

/** The available encoding that an Accept-Encoding header prefers, or null for an unencoded file. Ties go to the first. */
export function chooseEncoding(header: string | null, available: readonly string[]) {
  const accepted = parseAccept((header ?? '').toLowerCase());
  const qualityOf = (name: string) => accepted.find(({ type }) => type === name)?.q;
  const defaultQuality = qualityOf('*') ?? 0;
  const [best] = available
    .map((name) => ({ name, quality: qualityOf(name) ?? defaultQuality }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return best && best.quality >= (qualityOf('identity') ?? 0) ? best.name : null;
}
