import { getMimeType } from 'hono/utils/mime';
import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { matchesEtag } from '#server/http/requestHeaders.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { isPersonal, type StoredFile } from '#server/storage/MediaStore.ts';
import { yearInSeconds } from '#server/time/time.ts';

/** File names are never reused, so a picture never changes. Personal ones must not outlive their erasure in a cache. */
const cacheControlOf = (path: string) =>
  isPersonal(path) ? 'private, no-store' : `public, max-age=${yearInSeconds}, immutable`;

/** Allows plain names only: no leading dots, no escapes, no `..`. */
const picturePath = /^(?:[a-z0-9][a-z0-9_-]{0,99}\/){0,3}[a-z0-9][a-z0-9_-]{0,99}\.(?:png|jpg|webp|gif|svg)$/i;

const notFound = (c: AppContext) => c.text(c.var.t('request.notFound'), 404, { 'Cache-Control': 'no-store' });

async function send(c: AppContext, { size, etag, stream }: StoredFile, type: string) {
  const headers = {
    'Cache-Control': cacheControlOf(c.req.path.slice('/media/'.length)),
    'Content-Security-Policy': "default-src 'none'; sandbox", // nothing in a picture may run
    ETag: etag,
  };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);

  // Hono handles HEAD as GET and drops the body. An unread stream would keep its file open.
  const isHead = c.req.raw.method === 'HEAD';
  const body = isHead ? null : await stream();
  if (!body && !isHead) return notFound(c);
  return c.newResponse(body, 200, { ...headers, 'Content-Type': type, 'Content-Length': String(size) });
}

/** Serves the pictures. */
export const mediaRoutes = ({ media }: Pick<AppDeps, 'media'>) =>
  createRoutes().get(
    '/*',
    described(
      {
        by: 'anyone',
        summary: 'Pictures by names that cannot be guessed, but for the demo’s',
        safeBy: 'writes nothing',
      },
      async (c: AppContext) => {
        const path = c.req.path.slice('/media/'.length);
        const type = picturePath.test(path) ? getMimeType(path) : undefined;
        const picture = type ? await media.read(path) : null;
        return type && picture ? send(c, picture, type) : notFound(c);
      },
    ),
  );
