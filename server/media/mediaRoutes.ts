import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Parts, Service } from '#server/http/Service.ts';

const contentTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

const yearInSeconds = 365 * 24 * 60 * 60;

/** Names are never used twice, so a picture never changes; and whatever it holds, nothing in it may run. */
const headers = {
  'Cache-Control': `public, max-age=${yearInSeconds}, immutable`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Plain names only: nothing that starts with a dot, no escapes, no way out of the folder. */
const plainPath = /^(?:[a-z0-9][a-z0-9_-]{0,99}\/){0,3}[a-z0-9][a-z0-9_-]{0,99}\.[a-z]{3,4}$/i;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code));

async function readPicture(file: string) {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const gone = (c: Context) => c.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' });

/** Serves the pictures below the media base, and nothing else. */
export const mediaRoutes = ({ mediaFolder }: Pick<Parts, 'mediaFolder'>) =>
  new Hono<Service>()
    .get('/*', async (c) => {
      const path = c.req.path.slice('/media/'.length);
      const type = contentTypes[extname(path)];
      const picture = type && plainPath.test(path) ? await readPicture(join(mediaFolder, path)) : null;
      return type && picture ? c.body(new Uint8Array(picture), 200, { ...headers, 'Content-Type': type }) : gone(c);
    })
    .all('/*', (c) => c.text('Only GET and HEAD work here.', 405, { Allow: 'GET, HEAD' }));
