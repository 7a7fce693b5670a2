/** True when an If-None-Match header names this tag; a weak one says as much as a strong one does here. */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string) =>
  ifNoneMatch
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*') ?? false;
