import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Names are never used twice, so a picture never changes; and whatever it holds, nothing in it may run. */
const headers = {
  'Cache-Control': `public, max-age=${yearInSeconds}, immutable`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Plain names of pictures only: nothing that starts with a dot, no escapes, no way out of the folder. */
const picturePath = /^(?:[a-z0-9][a-z0-9_-]{0,99}\/){0,3}[a-z0-9][a-z0-9_-]{0,99}\.(?:png|jpg|webp|gif|svg)$/i;

const missing = ['ENOENT', 'EISDIR', 'ENOTDIR'];

const readPicture = (file: string) =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (missing.includes(error.code ?? '')) return null;
    throw error;
  });

const notFound = (c: Context) => c.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' });

/** Serves the pictures below the media base, and nothing else. */
export const mediaRoutes = ({ mediaFolder }: Pick<AppDeps, 'mediaFolder'>) =>
  new Hono<AppEnv>()
    .get('/*', async (c) => {
      const path = c.req.path.slice('/media/'.length);
      const type = picturePath.test(path) ? getMimeType(path) : undefined;
      const picture = type ? await readPicture(join(mediaFolder, path)) : null;
      return type && picture ? c.body(new Uint8Array(picture), 200, { ...headers, 'Content-Type': type }) : notFound(c);
    })
    .all('/*', (c) => c.text('Only GET and HEAD work here.', 405, { Allow: 'GET, HEAD' }));
