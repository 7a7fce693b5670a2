import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serve } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { office } from '#tests/festival/office.ts';
import { createApiServer } from '#tests/suite/createApiServer.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the page of the dashboard into a folder. */
export async function buildFestival() {
  const outDir = temporaryFolder();
  await build({
    configFile: false,
    root: 'tests/festival/page',
    logLevel: 'error',
    plugins: [react()],
    define: { 'import.meta.env.VITE_MEDIA_BASE': '"/shelf/"' },
    build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  });
  return outDir;
}

const assetHeaders = { 'Cache-Control': 'max-age=31536000, immutable' }; // their names tell what is in them

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** The dashboard as it was built into a folder, over an API with twelve rows of each resource, at one origin. */
export function startFestival(folder: string) {
  const api = createApiServer(office, {}, 12);
  const { base } = office.dialect;
  const fetch = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/office/'))
      return api.fetch(new Request(base + pathname.slice('/office'.length) + search, request));
    if (pathname.startsWith('/shelf/')) return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
    const requested = join(folder, pathname);
    const file = extname(pathname) && existsSync(requested) ? requested : join(folder, 'index.html');
    const type = { 'Content-Type': types[extname(file)] ?? 'text/plain' };
    return new Response(readFileSync(file), { headers: file === requested ? { ...type, ...assetHeaders } : type });
  };
  return new Promise<{ url: string; stop: () => void }>((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => server.close() }),
    );
  });
}
