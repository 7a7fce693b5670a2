import { parseAccept } from 'hono/utils/accept';

/** True if an If-None-Match header contains this ETag. Weak and strong ETags are equal here. */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string) =>
  ifNoneMatch
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*') ?? false;

/** The first of these encodings that an Accept-Encoding header allows. Every browser accepts them with the same weight. */
export function chooseEncoding(header: string | null, available: readonly string[]) {
  const accepted = parseAccept((header ?? '').toLowerCase()).filter(({ q }) => q > 0);
  return available.find((name) => accepted.some(({ type }) => type === name));
}
